import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { freePort } from "../harness.ts";
import { BIN, HERE } from "./programs.ts";

/** Runs the scenario in a worker. */
export async function runWorker(settings: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "svc-workerd-"));
  const entryPoints = [join(HERE, "on-workerd.mjs")];
  await build({ entryPoints, bundle: true, format: "esm", outfile: join(folder, "worker.js"), logLevel: "error" });
  const port = await freePort();
  writeFileSync(join(folder, "config.capnp"), configuration(port));
  const workerd = join(BIN, "@cloudflare/workerd-linux-64/bin/workerd");
  const child = spawn(workerd, ["serve", join(folder, "config.capnp")], { stdio: ["ignore", "ignore", "inherit"] });
  try {
    const response = await untilListening(() => fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: settings }));
    if (!response.ok) throw new Error(`the worker returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as string[];
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}

function configuration(port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-01-01",
      globalOutbound = "loopback",
    )),
    (name = "loopback", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
}

async function untilListening<T>(connect: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await connect();
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

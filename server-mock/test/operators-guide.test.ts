import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { sharedFolder } from "../../test/support/test-folder.ts";
import { builtServer } from "./support/built-server.ts";

// The scripts that docs/server.md shows, on the bundled server.

const ROOT = join(import.meta.dirname, "../..");
const EXAMPLES = join(ROOT, "examples/server");
/** A free port of the loopback interface is all that a test may take. */
const WRAPPER = (main: string) => `#!/bin/sh
[ "$1" = start ] && set -- "$@" --host 127.0.0.1 --port 0
exec "${process.execPath}" "${main}" "$@"
`;

const folder = sharedFolder();
const started: Running[] = [];

await writeFile(join(folder, "svc-server"), WRAPPER(await builtServer()));
await chmod(join(folder, "svc-server"), 0o755);
const { DATABASE_URL: _url, SVC_SERVER_PEPPER: _pepper, ...environment } = process.env;
const env = { ...environment, PATH: `${folder}:${process.env["PATH"]}` };

afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
});

interface Running {
  /** What it wrote to standard output until it listened. */
  output: string;
  errors: () => string;
  url: string;
  stop: () => Promise<void>;
}

/** Runs a command line that ends in a server, until the server listens. */
async function serve(command: string): Promise<Running> {
  const child = spawn("bash", ["-c", command], { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const output = await outputUntil(child, /listens on http\S+\n/, () => errors);
  const server = {
    output,
    errors: () => errors,
    url: /listens on (http\S+)/.exec(output)?.[1] ?? "",
    async stop() {
      if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, "SIGTERM");
      await ended;
    },
  };
  started.push(server);
  return server;
}

function outputUntil(child: ChildProcess, expected: RegExp, errors: () => string): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (expected.test(output)) resolve(output);
    });
    child.once("close", () => reject(new Error(`The server ended:\n${output}${errors()}`)));
  });
}

async function ask(url: string, key: string): Promise<{ status: number; total: number | undefined }> {
  const response = await fetch(`${url}/api/v1/meetings`, { headers: { authorization: `Bearer ${key}` } });
  const { meta } = (await response.json()) as { meta: { total: number } | null };
  return { status: response.status, total: meta?.total };
}

const keyIn = (text: string) => /svc_live_[A-Za-z0-9]{32}/.exec(text)?.[0] ?? "";

it("the guide for operators works as it is written, but for the port", async () => {
  const server = await serve(`bash "${EXAMPLES}/run.sh"`);
  const firstKey = keyIn(server.output);
  expect(await ask(server.url, firstKey)).toEqual({ status: 200, total: 0 });

  const { stdout } = await promisify(execFile)("bash", [join(EXAMPLES, "operate.sh")], { cwd: folder, env });
  expect(stdout).toContain("Revoked ");
  expect(await ask(server.url, keyIn(stdout))).toEqual({ status: 401, total: undefined });
  expect(stdout).toMatch(/Added .+ 200 meetings/);
  expect(await ask(server.url, firstKey)).toEqual({ status: 200, total: 2 });

  await server.stop();
  expect(server.errors()).toContain('"operation":"listMeetings","status":200');
  expect(server.errors()).not.toContain(firstKey);

  const restored = await serve("svc-server start --db copy.db");
  expect(await ask(restored.url, firstKey)).toEqual({ status: 200, total: 2 });
});

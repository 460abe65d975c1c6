import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createReferenceServer } from "../../server-mock/library/index.ts";

const ROOT = join(import.meta.dirname, "../..");

it("the examples run against a service as it is written, but for address and key", async () => {
  const server = await createReferenceServer();
  await server.seed();
  const key = server.keys.read;
  const { url } = await server.listen();
  const script = readFileSync(join(ROOT, "examples/against-a-service.sh"), "utf8")
    .replace("http://localhost:4010", url)
    .replace("svc_live_…", key);
  const child = spawn("bash", ["-c", script], {
    cwd: ROOT,
    env: { ...process.env, PORT: "0" },
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = new Promise((resolve) => child.once("close", resolve));
  onTestFinished(async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM");
    await closed;
    await server.close();
  });

  const output = await new Promise<string>((resolve) => {
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (/\/digest\n/.test(text)) resolve(text);
    });
    void closed.then(() => resolve(text));
  });
  const digest = /http:\/\/\S+\/digest/.exec(output)?.[0] ?? "";
  expect(output).toMatch(/Team of \d+:/);
  expect(output).toContain("titles: [");
  expect((await fetch(digest)).status).toBe(200);
});

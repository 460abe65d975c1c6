import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { aReport, aUser, createReferenceServer } from "../../server-mock/library/index.ts";
import { builtCli } from "../cli/support/built-cli.ts";
import { sharedFolder } from "../support/test-folder.ts";

/** What came to the webhook. */
const received: { type: string | undefined; body: string }[] = [];
const bin = sharedFolder();

const server = await createReferenceServer();
const user = await server.org.add(aUser({ name: "Ana & Ben +100 %" }));
const monday = Date.now() - ((new Date().getUTCDay() + 6) % 7) * 86_400_000;
const created_at = new Date(monday - 3 * 86_400_000).toISOString();
for (const overall_score of [72.5, 80, 64.35])
  await server.org.add(aReport({ user_id: user.id, overall_score, created_at }));
const webhook = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (chunk: string) => {
    body += chunk;
  });
  request.on("end", () => {
    received.push({ type: request.headers["content-type"], body });
    response.end("ok");
  });
}).listen(0, "127.0.0.1");
await once(webhook, "listening");
await writeFile(path.join(bin, "svc"), `#!/bin/sh\nexec "${process.execPath}" "${await builtCli()}" "$@"\n`);
await chmod(path.join(bin, "svc"), 0o755);
afterAll(async () => {
  await server.close();
  webhook.close();
});

/** Lines of the reference that send something to a webhook. */
const LINES = (await readFile(new URL("../../docs/cli.md", import.meta.url), "utf8"))
  .split("\n")
  .filter((line) => /^svc .*\| curl /.test(line));

it("the reference has a line that sends the report to a chat", () => {
  expect(LINES.length).toBeGreaterThan(0);
});

it.each(LINES)("`%s` sends what a webhook of JSON takes", async (line) => {
  const { url } = await server.listen();
  const { port } = webhook.address() as AddressInfo;
  const child = spawn("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", line.replace("curl", "curl -fsS")], {
    env: {
      PATH: `${bin}:${process.env["PATH"] ?? ""}`,
      SVC_CONFIG_DIR: path.join(bin, "none"),
      SERVICE_API_URL: url,
      SERVICE_API_KEY: server.keys.read,
      SLACK_WEBHOOK: `http://127.0.0.1:${port}/hook`,
    },
  });
  child.stderr.resume();
  expect(await once(child, "close")).toEqual([0, null]);
  const { type, body } = received.at(-1) ?? { type: "", body: "" };
  expect(type).toBe("application/json");
  expect(JSON.parse(body)).toMatchObject({ text: expect.stringContaining("72.3") });
  expect(body).toContain("+100 %");
});

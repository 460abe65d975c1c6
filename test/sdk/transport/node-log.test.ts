import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";
import { readLogger } from "../../../src/transport/node-log.ts";
import { data, errorResponse, KEY, scriptedService } from "../support/scripted-service.ts";

const ROOT = join(import.meta.dirname, "../../..");
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it("SVC_LOG=debug is a line per attempt and per retry, without the key", async () => {
  let written = "";
  const logger = readLogger("debug", (line) => {
    written += line;
  });
  const { svc } = scriptedService([errorResponse(503), { ...data({}), headers: { "x-request-id": "req_7" } }], {
    logger,
  });
  await svc.team.stats();
  expect(written.replaceAll(/\d+ ms/g, "0 ms")).toBe(
    [
      "svc-sdk: GET /api/v1/team/stats: status 503 after 0 ms (attempt 1)",
      "svc-sdk: GET /api/v1/team/stats: status 503, retrying in 0 ms",
      "svc-sdk: GET /api/v1/team/stats: status 200 after 0 ms (attempt 2, request req_7)",
      "",
    ].join("\n"),
  );
  expect(written).not.toContain(KEY);
});

it.each([undefined, "", "off", "DEBUG=*"])("SVC_LOG=%s is no logger", (level) => {
  expect(readLogger(level, () => undefined)).toBeUndefined();
});

it("the variable is read where the program runs, and a logger of its own replaces it", async () => {
  const server = createServer((_, response) => response.end('{"data":{},"error":null}'));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const program = `import { SvcClient } from "./src/index.ts";
    const options = { apiKey: ${JSON.stringify(KEY)}, baseUrl: "http://127.0.0.1:${port}" };
    await new SvcClient(options).team.stats();
    await new SvcClient({ ...options, logger: {} }).team.stats();`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", program],
    { cwd: ROOT, env: { ...process.env, SVC_LOG: "debug" } },
  );
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^svc-sdk: GET \/api\/v1\/team\/stats: status 200 after \d+ ms \(attempt 1\)\n$/);
});

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createListService, makeMeetings } from "./support/list-service.ts";
import { finished, spawnSvc, startSvc } from "./support/spawn-svc.ts";

const service = createListService(makeMeetings(4_000, 3));
let onRequest: (() => void) | undefined;
let server: Server;
let directory: string;
let env: Record<string, string>;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "svc-kill-"));
  server = createServer(async (request, response) => {
    onRequest?.();
    const upstream = await service.fetch(`http://localhost${request.url}`);
    response.writeHead(upstream.status, { "content-type": "application/json" }).end(await upstream.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  env = {
    SERVICE_API_KEY: "svc_live_abcdefghijklmnopqrstuvwxyz012345",
    SERVICE_API_URL: `http://127.0.0.1:${port}/api/v1`,
    SVC_CONFIG_DIR: path.join(directory, "none"),
  };
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(directory, { recursive: true });
});

it("An export that is killed again and again ends as the file of an undisturbed one", async () => {
  const exportTo = (name: string): string[] => [
    "export",
    "meetings",
    "-o",
    path.join(directory, name),
    "--to",
    "2026-11-21",
  ];
  expect((await spawnSvc(exportTo("whole.csv"), { env })).code).toBe(0);
  // Of 40 pages. Whatever the runs before have written, as many requests as these are left for each.
  for (const requests of [2, 11, 13, 14]) {
    const child = await startSvc([...exportTo("killed.csv"), "--resume"], { env });
    let seen = 0;
    onRequest = () => {
      seen += 1;
      if (seen === requests) child.kill("SIGKILL");
    };
    expect((await finished(child)).signal).toBe("SIGKILL");
  }
  onRequest = undefined;
  const last = await spawnSvc([...exportTo("killed.csv"), "--resume"], { env });
  expect(last.code).toBe(0);
  const [whole, killed] = await Promise.all(
    ["whole.csv", "killed.csv"].map((name) => readFile(path.join(directory, name))),
  );
  expect(killed?.equals(whole ?? Buffer.alloc(0))).toBe(true);
});

it("A second export to the same file says who holds it, and leaves the first one alone", async () => {
  const target = path.join(directory, "shared.ndjson");
  const line = ["export", "meetings", "-o", target, "--to", "2026-11-21"];
  const first = await startSvc(line, { env });
  await new Promise<void>((resolve) => {
    onRequest = () => {
      onRequest = undefined;
      first.kill("SIGSTOP");
      resolve();
    };
  });
  const rejected = await spawnSvc([...line, "--restart"], { env });
  first.kill("SIGCONT");
  expect(rejected.code).toBe(2);
  expect(rejected.stderr).toContain(`Another export to ${target} is running (process ${first.pid} on `);
  expect(rejected.stderr).toContain(`delete ${target}.lock.`);
  expect((await finished(first)).code).toBe(0);
  expect((await readFile(target, "utf8")).trimEnd().split("\n")).toHaveLength(4_000);
  expect((await readdir(directory)).filter((name) => name.startsWith("shared")).sort()).toEqual([
    "shared.ndjson",
    "shared.ndjson.manifest.json",
  ]);
});

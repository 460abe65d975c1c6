import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { sharedFolder } from "../support/test-folder.ts";
import { startCountedService } from "./support/counted-service.ts";
import { createListService, makeMeetings } from "./support/list-service.ts";
import { finished, spawnSvc, startSvc } from "./support/spawn-svc.ts";

const service = createListService(makeMeetings(4_000, 3));
const directory = sharedFolder();
const upstream = await startCountedService((url) => service.fetch(url), path.join(directory, "none"));
afterAll(async () => {
  upstream.close();
});

it("An export that is killed again and again ends as the file of an undisturbed one", async () => {
  const exportTo = (name: string): string[] => [
    "export",
    "meetings",
    "--out",
    path.join(directory, name),
    "--to",
    "2026-11-21",
  ];
  expect((await spawnSvc(exportTo("whole.csv"), { env: upstream.env })).code).toBe(0);
  // Of 40 pages. Whatever the runs before have written, as many requests as these are left for each.
  for (const requests of [2, 11, 13, 14]) {
    const child = await startSvc([...exportTo("killed.csv"), "--resume"], { env: upstream.env });
    let seen = 0;
    upstream.onRequest = () => {
      seen += 1;
      if (seen === requests) child.kill("SIGKILL");
    };
    expect((await finished(child)).signal).toBe("SIGKILL");
  }
  upstream.onRequest = undefined;
  const last = await spawnSvc([...exportTo("killed.csv"), "--resume"], { env: upstream.env });
  expect(last.code).toBe(0);
  const [whole, killed] = await Promise.all(
    ["whole.csv", "killed.csv"].map((name) => readFile(path.join(directory, name))),
  );
  expect(killed?.equals(whole ?? Buffer.alloc(0))).toBe(true);
});

it("A second export to the same file says who holds it, and leaves the first one alone", async () => {
  const target = path.join(directory, "shared.ndjson");
  const line = ["export", "meetings", "--out", target, "--to", "2026-11-21"];
  const first = await startSvc(line, { env: upstream.env });
  await new Promise<void>((resolve) => {
    upstream.onRequest = () => {
      upstream.onRequest = undefined;
      first.kill("SIGSTOP");
      resolve();
    };
  });
  const rejected = await spawnSvc([...line, "--force"], { env: upstream.env });
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

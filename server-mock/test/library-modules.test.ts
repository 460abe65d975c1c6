import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const urlOf = (path: string) => pathToFileURL(join(ROOT, path)).href;
const run = promisify(execFile);

/** What a test of an integrator does. */
const PROGRAM = `
const { aMeeting, createReferenceServer } = await import(${JSON.stringify(urlOf("library/index.ts"))});
const server = await createReferenceServer();
await server.org.add(aMeeting());
const response = await server.fetch("/api/v1/meetings", { headers: { authorization: "Bearer " + server.keys.read } });
console.log((await response.json()).meta.total);
await server.close();
`;

it("is loaded without the dashboard, and of coaching and demo with what loads them", async () => {
  const preload = ["--import", "tsx", "--import", urlOf("test/support/list-modules.mjs")];
  const { stdout, stderr } = await run(process.execPath, [...preload, "--input-type=module", "--eval", PROGRAM], {
    cwd: ROOT,
  });
  expect(stdout.trim()).toBe("1");
  const modules = new Set(stderr.split("\n").flatMap((url) => /\/server-mock\/(\w+\/[^?]*)/.exec(url)?.[1] ?? []));
  expect(modules).toContain("library/service.ts");
  expect([...modules].filter((path) => /^(?:dashboard|coaching|demo|program)\//.test(path))).toEqual([
    "demo/seed-demo.ts",
    "coaching/offline/offline-scorer.ts",
  ]);
});

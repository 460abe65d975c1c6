import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { compareSpecs } from "../../cli/features/spec/compare.lazy.ts";
import { createReferenceServer } from "../../server-mock/library/index.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { type CliResult, runCli } from "./support/run-cli.ts";

const directory = sharedFolder();
const server = await createReferenceServer();
afterAll(() => server.close());

// biome-ignore lint/suspicious/noExplicitAny: the tests change a document wherever they like
type Spec = any;

const svc = (line: string): Promise<CliResult> =>
  runCli(line.split(" "), { fetch: server.fetch, env: { SERVICE_API_URL: "http://localhost/api/v1" } });
const shown = (await svc("spec show")).stdout;
const builtIn = (): Spec => JSON.parse(shown);
/** The built-in spec with a few of its paths: comparing takes time for each. */
function fewPaths(): Spec {
  const spec = builtIn();
  const paths = ["meetings", "reports", "team/stats"].map((name) => `/api/v1/${name}`);
  return { ...spec, paths: Object.fromEntries(paths.map((each) => [each, spec.paths[each]])) };
}
const list = (spec: Spec, name: string): Spec => spec.paths[`/api/v1/${name}`].get;

it("The reference server's description is the built-in spec, and needs no key", async () => {
  expect(await svc("spec diff")).toMatchObject({
    code: 0,
    stdout: "The service's spec matches the built-in one.\n",
  });
  expect(JSON.parse((await svc("spec show --live")).stdout)).toEqual(builtIn());
  expect(parse((await svc("spec show -o yaml")).stdout)).toEqual(builtIn());
});

it.each<[string, string, string, (spec: Spec) => void]>([
  [
    "an operation that is gone",
    "breaking",
    "GET /api/v1/team/stats",
    (spec) => delete spec.paths["/api/v1/team/stats"],
  ],
  [
    "a filter that is gone",
    "breaking",
    "query parameter `status`",
    (spec) => list(spec, "meetings").parameters.splice(2, 1),
  ],
  [
    "a new parameter that has to be given",
    "breaking",
    "required query parameter `org`",
    (spec) =>
      list(spec, "meetings").parameters.push({ name: "org", in: "query", required: true, schema: { type: "string" } }),
  ],
  [
    "a new parameter that can be left out",
    "compatible",
    "query parameter `org`",
    (spec) => list(spec, "meetings").parameters.push({ name: "org", in: "query", schema: { type: "string" } }),
  ],
  [
    "a field that is gone",
    "breaking",
    "overall_score",
    (spec) => delete spec.components.schemas.Report.properties.overall_score,
  ],
  [
    "a field of another type",
    "breaking",
    "overall_score",
    (spec) => Object.assign(spec.components.schemas.Report.properties.overall_score, { type: "string" }),
  ],
  [
    "a new field",
    "compatible",
    "extra",
    (spec) => Object.assign(spec.components.schemas.Report.properties, { extra: { type: "string" } }),
  ],
  [
    "a new value",
    "compatible",
    "possible values",
    (spec) => spec.components.schemas.MeetingStatus.enum.push("archived"),
  ],
  [
    "a new operation",
    "compatible",
    "GET /api/v1/new",
    (spec) => Object.assign(spec.paths, { "/api/v1/new": { get: { responses: { 200: { description: "New" } } } } }),
  ],
  ["another text", "wording", "", (spec) => Object.assign(list(spec, "meetings"), { description: "Other words." })],
])("%s is %s", async (_name, kind, text, change) => {
  const [before, after] = [fewPaths(), fewPaths()];
  change(after);
  const changes = compareSpecs(before, after);
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.map((found) => found.kind)).toContain(kind);
  if (kind !== "breaking") expect(changes.map((found) => found.kind)).not.toContain("breaking");
  expect(changes.map(({ operation, description }) => `${operation} ${description}`).join("\n")).toContain(text);
});

it("A breaking change exits with 10 and is shown apart from the others", async () => {
  const spec = builtIn();
  delete spec.paths["/api/v1/team/stats"];
  spec.components.schemas.MeetingStatus.enum.push("archived");
  const file = path.join(directory, "live.json");
  await writeFile(file, JSON.stringify(spec));
  const { code, stdout, stderr } = await svc(`spec diff --file ${file}`);
  expect(code).toBe(10);
  expect(stdout).toMatch(/^Breaking\n {2}GET \/api\/v1\/team\/stats {2}removed: .*\n\nCompatible\n/);
  expect(stderr).toContain("1 breaking change.");
  expect((await svc(`spec diff --file ${file} --fail-on none`)).code).toBe(0);
  const inJson = await svc(`spec diff --file ${file} --json`);
  expect(JSON.parse(inJson.stderr)).toMatchObject({ error: { code: "spec_drift" } });
  const { counts, breaking } = JSON.parse(inJson.stdout);
  expect(counts).toEqual({ breaking: 1, compatible: 3, wording: 0 });
  expect(breaking[0]).toMatchObject({ action: "remove", pointer: "paths/~1api~1v1~1team~1stats/get" });
});

it("--fail-on any fails for a compatible change, too", async () => {
  const spec = builtIn();
  spec.components.schemas.Report.properties.extra = { type: "string" };
  const file = path.join(directory, "extra.json");
  await writeFile(file, JSON.stringify(spec));
  const { code, stdout } = await svc(`spec diff --file ${file}`);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^Compatible\n/)]);
  expect((await svc(`spec diff --file ${file} --fail-on any`)).code).toBe(10);
});

it("A file that is no description is rejected", async () => {
  const file = path.join(directory, "other.yaml");
  await writeFile(file, "a: b\n");
  expect((await svc(`spec diff --file ${file}`)).code).toBe(2);
});

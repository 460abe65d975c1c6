import { mkdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { compactJson } from "../../scripts/generate/compact-json.ts";
import { sharedReportFixture } from "./support/report-fixture.ts";

const fixture = await sharedReportFixture();

const inside = (name: string): string => path.join(fixture.directory, name);
const read = (name: string): Promise<string> => readFile(inside(name), "utf8");

const GATES = [
  "--gate",
  "average_score>=90",
  "--gate",
  "warn:rep.average_score>=75",
  "--gate",
  "criterion.Discovery>=10",
];

it("A report without gates says so, and files beside Markdown are named", async () => {
  expect(JSON.parse((await fixture.svc(["report", "weekly", "--json"])).stdout).gates).toBeNull();
  const file = inside("beside.html");
  expect((await fixture.svc(["report", "weekly", "-o", "md", "--out", `html=${file}`])).stderr).toContain(
    `Wrote ${file}`,
  );
  expect((await fixture.svc(["report", "weekly", "--json", "--out", `csv=${file}.csv`])).stderr).toBe("");
});

it.each(["md", "html", "json", "csv", "junit"])("The report as %s is as it was", async (format) => {
  const { stdout, code } = await fixture.svc(["report", "weekly", "-o", format, ...GATES]);
  expect(code).toBe(10);
  // The stylesheet is the design's, which has tests of its own.
  const own =
    format === "json"
      ? `${compactJson(JSON.parse(stdout))}\n`
      : stdout.replace(/<style>.*<\/style>/, "<style></style>");
  await expect(own).toMatchFileSnapshot(`golden/report-weekly.${format}.golden.txt`);
});

it("Several outputs come from one fetch", async () => {
  const faults = fixture.server.faults.add({ operationId: "listReports", delayMs: 0 });
  const outputs = ["md=a.md", "html=a.html", "json=a.json", "csv=a.csv", "junit=a.xml"].flatMap((output) => {
    const [format, name = ""] = output.split("=");
    return ["--out", `${format}=${inside(name)}`];
  });
  const { stdout, code } = await fixture.svc(["report", "weekly", ...outputs]);
  const { hits } = faults;
  faults.remove();
  // This period, the one before, and the weeks that the page shows.
  expect({ stdout, code, hits }).toEqual({ stdout: "", code: 0, hits: 3 });
  expect(await read("a.md")).toContain("# Coaching report");
  expect(await read("a.html")).toContain("<!doctype html>");
  expect(JSON.parse(await read("a.json"))).toHaveProperty("schema_version", 1);
  expect(await read("a.csv")).toContain("period_from,period_to");
  expect(await read("a.xml")).toContain("<testsuites");
});

it("A file's ending names its format", async () => {
  await fixture.svc(["report", "weekly", "--out", inside("b.html")]);
  expect(await read("b.html")).toContain("<!doctype html>");
});

it.each(["--out", "--save"])("A folder that %s names is said to be one", async (flag) => {
  await mkdir(inside("folder.json"), { recursive: true });
  const { code, stderr } = await fixture.svc(["report", "weekly", flag, inside("folder.json")]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`${inside("folder.json")} is a directory.`)]);
});

it.each(["--out", "--save"])("What %s names and cannot be read is not replaced as if it were absent", async (flag) => {
  const loop = inside(`loop${flag}.json`);
  await symlink(loop, loop);
  const { code, stderr } = await fixture.svc(["report", "weekly", flag, loop]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`Cannot write ${loop}: `)]);
  expect(await readlink(loop)).toBe(loop);
});

it("The HTML runs nothing, fetches nothing and shows the service's texts as text", async () => {
  const { stdout } = await fixture.svc("report weekly -o html");
  expect(stdout).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|\bhref=|url\(|@import|\son\w+=/i);
  expect(stdout).toContain("default-src &#39;none&#39;".replaceAll("&#39;", "'"));
  expect(stdout).toContain("Zoë &lt;b&gt;O’Brien&lt;/b&gt;");
  expect(stdout).toContain("The recording &lt;was&gt; empty");
});

it("The same moment gives the same bytes", async () => {
  const at = "report weekly -o html --now 2026-11-20T00:00:00Z";
  const [one, other] = [await fixture.svc(at), await fixture.svc(at, { now: new Date("2027-01-01T00:00:00Z") })];
  expect(one.stdout).toBe(other.stdout);
  expect(one.stdout).toContain("13 Nov 2026, 00:00 to 20 Nov 2026, 00:00 (UTC)");
});

it("--summary appends the report to the job summary", async () => {
  await writeFile(inside("summary.md"), "before\n");
  await fixture.svc(["report", "weekly", "--summary"], { env: { GITHUB_STEP_SUMMARY: inside("summary.md") } });
  expect(await read("summary.md")).toMatch(/^before\n# Coaching report\n/);
});

it("--annotations prints what is not met as escaped workflow commands", async () => {
  const { stderr } = await fixture.svc([
    ...["report", "weekly", "--annotations", "--gate", "criterion.No: such, 100%>=1", "--gate", "warn:reports>=1000"],
  ]);
  expect(stderr).toContain("::error title=Gate criterion.No%3A such%2C 100%25 >= 1::criterion.No: such, 100%25 >= 1: ");
  expect(stderr).toMatch(/^::warning title=Gate reports >= 1000::/m);
});

it("--save keeps the report, and --baseline compares with it", async () => {
  await fixture.svc(["report", "weekly", "--now", "2026-11-14T12:00:00Z", "--save", inside("week.json")]);
  const { stdout } = await fixture.svc(["report", "weekly", "--baseline", inside("week.json"), "--json"]);
  const [saved, report] = [JSON.parse(await read("week.json")), JSON.parse(stdout)];
  expect(report.compared_with).toMatchObject({ kind: "baseline", ...saved.period, reports: saved.reports.count });
  expect(report.reports.count_change).toBe(report.reports.count - saved.reports.count);
});

it("With -o json, standard error is one JSON document, whatever files are written besides", async () => {
  const { stdout, stderr, code } = await fixture.svc([
    "report",
    "weekly",
    "-o",
    "json",
    "--out",
    `md=${inside("beside.md")}`,
    ...GATES,
  ]);
  expect(code).toBe(10);
  expect(JSON.parse(stderr)).toMatchObject({ error: { code: "gate_failed" } });
  expect(JSON.parse(stdout)).toBeTypeOf("object");
  expect(await read("beside.md")).toContain("#");
});

import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { meanFigure } from "../../core/figures/figure.ts";
import { meanFrom } from "../../core/figures/mean.ts";
import { evaluateGates } from "../../core/gates/evaluate-gates.ts";
import { parseGate } from "../../core/gates/parse-gate.ts";
import { sharedReportFixture } from "./support/report-fixture.ts";

const fixture = await sharedReportFixture();

/** Reads no more than the gate needs. */
function judge(gate: string, ...more: string[]) {
  const less = [gate.includes(".delta") ? "" : "--compare=none", gate.includes("criterion") ? "" : "--no-criteria"];
  return fixture.svc(["report", "weekly", "--gate", gate, ...less.filter((flag) => flag !== ""), ...more]);
}

it.each([
  ["average_score>=10", 0, /^ok\s+average_score >= 10\s+[\d.]+$/m],
  ["average_score >= 99", 10, /^failed\s+average_score >= 99\s+[\d.]+, expected >= 99$/m],
  ["average_score<99", 0, /^ok/m],
  ["average_score==99", 10, /^failed/m],
  ["average_score!=99", 0, /^ok/m],
  ["warn:average_score>=99", 0, /^warning\s+average_score >= 99/m],
  ["average_score.delta>=-100", 0, /^ok/m],
  ["average_score.delta>=100", 10, /^failed/m],
  ["reports>=1", 0, /^ok/m],
  ["reports.delta>=-100", 0, /^ok/m],
  ["meetings.failed<=0", 10, /^failed\s+meetings.failed <= 0\s+1, expected <= 0$/m],
  ["meetings.without_report<=1", 0, /^ok/m],
  ["rep.average_score>=99", 10, /^failed\s+rep.average_score >= 99\s+Ana Ruiz: [\d.]+, expected >= 99$/m],
  ["rep[Ana Ruiz].average_score>=10", 0, /^ok\s+rep\[Ana Ruiz\].average_score >= 10\s+Ana Ruiz: [\d.]+$/m],
  ["rep[ana  RUIZ].average_score>=10", 0, /^ok\s+rep\[ana {2}RUIZ\].average_score >= 10\s+Ana Ruiz: [\d.]+$/m],
  [
    "rep[Ana Riuz].average_score>=10",
    10,
    /too little data \(nobody in this report is called so; did you mean Ana Ruiz\?\)/,
  ],
  ["rep[Nobody].average_score>=10", 10, /^failed.*too little data \(nobody in this report is called so\)/m],
  ["warn:rep[Nobody].average_score>=10", 0, /^warning.*too little data/m],
  ["criterion.Next steps>=10", 0, /^ok\s+criterion.Next steps >= 10/m],
  ["criterion.next STEPS>=10", 0, /^ok\s+criterion.next STEPS >= 10\s+Next steps: /m],
  ["criterion.Next steps.delta>=-100", 0, /^ok/m],
  ["criterion.Unknown>=10", 10, /^failed.*too little data \(no report has it; criteria are [^)]*Discovery[^)]*\)/m],
  ["criterion.*>=10", 0, /^ok\s+criterion\.\* >= 10\s+Discovery: [\d.]+$/m],
  ["criterion.*>=60", 10, /^failed\s+criterion\.\* >= 60\s+[^:]+: [\d.]+, expected >= 60$/m],
  ["criterion.*.delta>=-100", 0, /^ok\s+criterion\.\*\.delta >= -100\s+Pricing \| value: /m],
])("The gate `%s` ends with %i", async (gate, code, line) => {
  const result = await judge(gate);
  expect(result.stderr).toMatch(line);
  expect(result.code).toBe(code);
});

it("A broken gate is named with figure and threshold, after the report has been printed", async () => {
  const { code, stdout, stderr } = await judge("average_score>=99");
  expect(code).toBe(10);
  expect(stdout).toContain("# Coaching report");
  expect(stderr).toMatch(/^error: A gate failed: average_score >= 99: [\d.]+, expected >= 99\.$/m);
});

it("Gates find people by the labels that a report prints, namesakes too", () => {
  const ids = ["a1111111-1111-4111-8111-111111111111", "a2222222-2222-4222-8222-222222222222"];
  const score = meanFigure(meanFrom([70]), { complete: true });
  const report = { people: ids.map((id) => ({ user_id: id, name: "Ana Ruiz", score, before: null })), criteria: [] };
  const messagesOf = (label: string) => {
    const plan = { gates: [parseGate(`rep${label}.average_score>=10`)], minReports: 1, ifNoData: "fail" };
    return evaluateGates(report as never, plan as never).results.map(({ message }) => message);
  };
  const [one, other] = ["Ana Ruiz (a1111111): 70", "Ana Ruiz (a2222222): 70"];
  expect(["[Ana Ruiz (a1111111)]", "[a1111111]", `[${ids[1]}]`].map(messagesOf)).toEqual([[one], [one], [other]]);
  expect(["[ana ruiz]", ""].map(messagesOf)).toEqual([
    [one, other],
    [one, other],
  ]);
});

it("A change needs enough reports in both periods", () => {
  const score = meanFigure(meanFrom([70, 70, 70]), { complete: true });
  const before = meanFigure(meanFrom([90]), { complete: true });
  const report = { reports: { score, before }, people: [], criteria: [] };
  const gates = [parseGate("average_score.delta>=-3"), parseGate("average_score>=60")];
  const { results } = evaluateGates(report as never, { gates, minReports: 3, ifNoData: "warn" } as never);
  expect(results).toMatchObject([
    { outcome: "warned", value: null, message: "too little data (1 report before, fewer than 3)" },
    { outcome: "passed" },
  ]);
});

it("A gate on a criterion is about the one that is written so, where others differ in case", () => {
  const score = meanFigure(meanFrom([70]), { complete: true });
  const criteria = ["Close", "CLOSE"].map((name) => ({ name, label: name, score, before: null }));
  const subjectsOf = (name: string) => {
    const plan = { gates: [parseGate(`criterion.${name}>=10`)], minReports: 1, ifNoData: "fail" };
    const report = { criteria, people: [], reports: { count: 2 } };
    return evaluateGates(report as never, plan as never).results.map(({ subject }) => subject);
  };
  expect(["Close", "CLOSE", "close"].map(subjectsOf)).toEqual([["Close"], ["CLOSE"], ["Close", "CLOSE"]]);
});

it("A gate on a criterion that no report has names the nearest ones, not each of a long list", () => {
  const names = [
    "Discovery",
    "Recap",
    "Listening",
    ...Array.from({ length: 25 }, (_, index) => `Criterion number ${index}`),
  ];
  const report = {
    criteria: names.map((name) => ({ name, label: name, scores: 3 })),
    reports: { count: 3 },
    people: [],
  };
  const gates = [parseGate("criterion.Discovry>=10")];
  const plan = { gates, minReports: 1, ifNoData: "fail" } as const;
  const { results } = evaluateGates(report as never, plan as never);
  expect(results[0]?.message).toMatch(
    /^Discovry: too little data \(no report has it; the nearest criteria are Discovery, [^)]*; there are 23 more\)$/,
  );
});

it.each([
  ["fail", 10],
  ["warn", 0],
  ["pass", 0],
])("Too little data with --if-no-data %s ends with %i", async (choice, code) => {
  const result = await judge("average_score>=10", "--min-reports", "1000", "--if-no-data", choice);
  expect(result.code).toBe(code);
  expect(result.stderr).toMatch(/too little data \(\d+ reports, fewer than 1000\)/);
});

it("Too little data is not a pass by itself", async () => {
  const empty = ["--from", "2020-01-01", "--to", "2020-01-07"];
  expect((await judge("average_score>=0", ...empty)).code).toBe(10);
  expect((await judge("average_score.delta>=-100", "--compare=none")).code).toBe(10);
});

it("A gates file holds conditions and settings; flags add to it and override it", async () => {
  const file = path.join(fixture.directory, "gates.yaml");
  await writeFile(file, "min_reports: 1000\nif_no_data: warn\ngates:\n  - average_score>=10\n  - warn:reports>=1000\n");
  const fromFile = await fixture.svc(["report", "weekly", "--gates", file]);
  expect(fromFile.code).toBe(0);
  expect(fromFile.stderr.match(/^warning/gm)).toHaveLength(2);
  const withFlags = await judge("average_score<10", "--gates", file, "--min-reports", "1");
  expect(withFlags.code).toBe(10);
  expect(withFlags.stderr.match(/^(ok|warning|failed)/gm)).toEqual(["ok", "warning", "failed"]);
});

it("A gates file with a wrong condition is rejected before anything is fetched", async () => {
  const file = path.join(fixture.directory, "wrong.yaml");
  await writeFile(file, "gates: [nonsense]");
  const fault = fixture.server.faults.add({ operationId: "listReports", delayMs: 0 });
  const { code, stderr } = await fixture.svc(["report", "weekly", "--gates", file]);
  const { hits } = fault;
  fault.remove();
  expect({ code, hits }).toEqual({ code: 2, hits: 0 });
  expect(stderr).toContain("Invalid --gate condition `nonsense`");
});

it.each([
  "",
  "average_score",
  "average_score>=",
  "average_score=>5",
  "meetings.delta>=5",
  "rep.score>=5",
  "criterion.>=5",
])("The condition %j is rejected with what can be written", async (gate) => {
  const { code, stderr } = await judge(gate);
  expect(code).toBe(2);
  expect(stderr).toContain("Invalid --gate condition");
});

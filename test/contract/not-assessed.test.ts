import fc from "fast-check";
import { expect, it } from "vitest";
import { addToMean, emptyMean, unroundedMeanOf } from "../../analysis/figures/mean.ts";
import { weightedMean } from "../../server-mock/src/coaching/weighted-mean.ts";
import { aReport, aTemplate } from "../../server-mock/src/index.ts";
import { SvcClient } from "../../src/index.ts";
import { NOW, runCli } from "../cli/support/run-cli.ts";
import { createTestEnvironment } from "../mcp/support/environment.ts";

const CRITERIA = [
  { name: "Next steps", weight: 40, score: 80, feedback: "A date was agreed.", evidence: [] },
  { name: "Rapport", weight: 60, score: null, feedback: "Nothing in the transcript shows it.", evidence: [] },
];

it("a criterion without a score is shown as not assessed on every surface, and counted as zero on none", async () => {
  const stage = await createTestEnvironment();
  const { server } = stage;
  await server.org.add(aTemplate());
  const report = await server.org.add(
    aReport({
      overall_score: 80,
      criteria_scores: CRITERIA,
      scorer: "offline-signals/1",
      created_at: NOW.toISOString(),
    }),
  );
  const client = new SvcClient({ apiKey: server.keys.admin, baseUrl: "http://localhost/api/v1", fetch: server.fetch });
  const { scorer, criteria_scores } = await client.reports.get(report.id);
  expect({ scorer, scores: criteria_scores.map(({ score }) => score) }).toEqual({
    scorer: "offline-signals/1",
    scores: [80, null],
  });

  const env = { SERVICE_API_KEY: server.keys.admin, SERVICE_API_URL: "http://localhost/api/v1" };
  const world = { env: { ...env, NO_COLOR: "1" }, fetch: server.fetch };
  const shown = await runCli(["reports", "get", report.id], { ...world, terminal: { columns: 100 } });
  expect(shown.stdout).toMatch(/Rapport\s+not assessed\s+weight 60/);
  expect(shown.stdout).toContain("offline-signals/1");
  const weekly = JSON.parse((await runCli(["report", "weekly", "--json"], world)).stdout);
  expect(weekly.criteria.filter((row: { average_score: number | null }) => row.average_score === 0)).toEqual([]);

  const { text } = await stage.call("get_report", { report_id: report.id });
  expect(text).toContain("not assessed");
  expect(text).toContain("offline-signals/1");
  await server.close();
});

it.each(["table", "json", "ndjson", "csv", "tsv", "md", "yaml"])(
  "svc reports get -o %s shows what was not assessed as such, and never as a zero",
  async (format) => {
    const stage = await createTestEnvironment();
    const report = await stage.server.org.add(aReport({ overall_score: 80, criteria_scores: CRITERIA }));
    const env = { SERVICE_API_KEY: stage.server.keys.read, SERVICE_API_URL: "http://localhost/api/v1", NO_COLOR: "1" };
    const world = { env, fetch: stage.server.fetch, terminal: { columns: 120 } };
    const { code, stdout } = await runCli(["reports", "get", report.id, "-o", format], world);
    expect([code, stdout.includes("Rapport")]).toEqual([0, true]);
    // Formats for programs keep the API's null; those for people have words.
    expect(stdout).toMatch(/"?"score"?": ?null|score: null|Rapport[\s|]*not assessed/);
    expect(stdout).not.toMatch(/"?"score"?": ?0\b|score: 0\b|Rapport[\s|]*0/);
    await stage.server.close();
  },
);

it("a mean is the same whether what was not assessed is there or not, in every program that computes one", () => {
  const criterion = fc.record({ weight: fc.integer({ min: 1, max: 100 }), score: fc.integer({ min: 0, max: 100 }) });
  const unassessed = fc.record({ weight: fc.integer({ min: 1, max: 100 }), score: fc.constant(null) });
  const meanOf = (criteria: readonly { weight: number; score: number | null }[]) => {
    const mean = emptyMean();
    for (const { score, weight } of criteria) if (score !== null) addToMean(mean, score, weight);
    return unroundedMeanOf(mean);
  };
  fc.assert(
    fc.property(fc.array(criterion), fc.array(unassessed), (assessed, others) => {
      const all = [...others, ...assessed];
      expect(weightedMean(all)).toEqual(weightedMean(assessed));
      expect(meanOf(all)).toEqual(meanOf(assessed));
      const [one, other] = [weightedMean(all), meanOf(all)];
      if (one === null || other === null) expect([one, other]).toEqual([null, null]);
      else expect(one).toBeCloseTo(other, 6);
    }),
  );
});

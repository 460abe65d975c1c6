import { expect, it } from "vitest";
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

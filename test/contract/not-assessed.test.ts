import fc from "fast-check";
import { expect, it } from "vitest";
import { meanOf, weightedMean } from "../../core/figures/mean.ts";
import { aMeeting, aReport, aTemplate, aUser, createReferenceServer } from "../../server-mock/library/index.ts";
import { signedIn } from "../../server-mock/test/dashboard/support/visitor.ts";
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

it.each(["md", "html", "json", "csv", "junit", "slack", "teams"])(
  "svc report weekly -o %s counts what was not assessed for nothing, and passes no gate on it",
  async (format) => {
    const stage = await createTestEnvironment();
    const created_at = new Date(NOW.getTime() - 3_600_000).toISOString();
    await stage.server.org.add(aReport({ overall_score: 80, criteria_scores: CRITERIA, created_at }));
    const env = { SERVICE_API_KEY: stage.server.keys.read, SERVICE_API_URL: "http://localhost/api/v1", NO_COLOR: "1" };
    const gates = ["--gate", "criterion.*>=60"];
    const args = ["report", "weekly", "-o", format, ...gates];
    const { code, stdout } = await runCli(args, { env, fetch: stage.server.fetch });
    expect(code).toBe(10);
    expect(stdout).toContain("80");
    // Messages for chats name it too, since its gate is not met.
    expect(stdout).toContain("Rapport");
    expect(stdout).not.toMatch(
      /Rapport[^\n]{0,60}\b0(?:\.0)? of 100|"average_score": 0\b|[Tt]o work on[^\n]*Rapport|Rapport: 0\b/,
    );
    if (format === "html")
      expect(stdout.indexOf("<td>Rapport</td>")).toBeGreaterThan(stdout.indexOf("<td>Next steps</td>"));
    await stage.server.close();
  },
);

it("the dashboard shows what was not assessed as such, on the call's page and on the person's", async () => {
  const server = await createReferenceServer();
  await server.org.add(aUser({ role: "admin" }));
  const meeting = await server.org.add(aMeeting({ status: "completed", report_count: 1 }));
  await server.org.add(
    aReport({ meeting_id: meeting.id, user_id: meeting.user_id, overall_score: 80, criteria_scores: CRITERIA }),
  );
  const visitor = await signedIn(server);
  expect((await visitor.get(`/meetings/${meeting.id}`)).text).toMatch(
    /Rapport <span[^>]*>weight\s60<\/span><\/span><span><span class="mute">not assessed/,
  );
  const { text } = await visitor.get(`/people/${meeting.user_id}`);
  expect(text).toContain("Next steps");
  expect(text).not.toMatch(/Rapport[^\n]{0,200}\b0(?:\.0)? of 100/);
  await server.close();
});

it("a mean is the same whether what was not assessed is there or not, in every program that computes one", () => {
  const criterion = fc.record({ weight: fc.integer({ min: 1, max: 100 }), score: fc.integer({ min: 0, max: 100 }) });
  const unassessed = fc.record({ weight: fc.integer({ min: 1, max: 100 }), score: fc.constant(null) });
  fc.assert(
    fc.property(fc.array(criterion), fc.array(unassessed), (assessed, others) => {
      expect(meanOf(weightedMean([...others, ...assessed]))).toBe(meanOf(weightedMean(assessed)));
    }),
  );
});

import { meanFrom, meanOf, unroundedMeanOf } from "../../../core/figures/mean.ts";
import { type Insight, type Meeting, type Report, SvcClient } from "../../../src/index.ts";
import type { TestEnvironment } from "../support/environment.ts";

/** Everything that the API says, read without the tool server: what its results are checked against. */
export interface Truth {
  meetings: Meeting[];
  reports: Report[];
  insights: Insight[];
  transcripts: Map<string, string>;
  svc: SvcClient;
}

/** Reads the demo organization through the API alone. */
export async function readTruth({ server }: TestEnvironment): Promise<Truth> {
  const svc = new SvcClient({ apiKey: server.keys.admin, baseUrl: "http://localhost", fetch: server.fetch });
  const [meetings, reports, insights] = await Promise.all([
    svc.meetings.list().toArray(),
    svc.reports.list().toArray(),
    svc.insights.list().toArray(),
  ]);
  const transcripts = new Map<string, string>();
  for (const { id } of meetings) transcripts.set(id, (await svc.meetings.get(id)).transcript ?? "");
  return { meetings, reports, insights, transcripts, svc };
}

/** Rows within a range of timestamps, both ends included. */
export const within = <Row>(rows: readonly Row[], at: (row: Row) => string | null, from: string, to = "9999"): Row[] =>
  rows.filter((row) => (at(row) ?? "") >= from && (at(row) ?? "") <= to);

/** Printed means of reports by owner, and the unrounded ones. */
export function meansByOwner(
  reports: readonly Report[],
): Map<string, { printed: number | null; exact: number | null }> {
  const owners = [...new Set(reports.map((report) => report.user_id))];
  return new Map(
    owners.map((owner) => {
      const mean = meanFrom(reports.filter(({ user_id }) => user_id === owner).map((report) => report.overall_score));
      return [owner, { printed: meanOf(mean), exact: unroundedMeanOf(mean) }];
    }),
  );
}

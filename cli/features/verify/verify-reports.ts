import { type ReportCheck, verifyReport } from "../../../core/evidence/verify-report.ts";
import { isSvcError, type MeetingDetail, type ReportDetail, type SvcClient } from "../../../src/index.ts";
import type { ListedPage } from "../../client/lazy-list.ts";
import { eachDetail } from "../details/each-detail.ts";

/** Result of verifying one report. */
export interface VerifiedReport extends ReportCheck {
  id: string;
  meeting_id: string;
  status: "holds" | "fails" | "unchecked";
  /** Earlier name of the status. */
  result: VerifiedReport["status"];
}

/** Counts over all reports that were verified. */
export interface VerifyTotals {
  reports: number;
  quotes: number;
  found: number;
  failed: number;
}

/** Options for verifying reports, and the counts that they update. */
export interface Verifying {
  client: SvcClient;
  signal: AbortSignal;
  /** Reports to read at the same time. */
  concurrency: number;
  /** Whether the reports come from a list. A report named by id must exist. */
  isListed: boolean;
  totals: VerifyTotals;
}

/** Verifies reports in their order, a few at a time: memory does not grow with their number. */
export async function* verifyReports(
  reports: AsyncIterable<{ id: string }> | Iterable<{ id: string }>,
  verifying: Verifying,
): AsyncGenerator<ListedPage> {
  const { concurrency, isListed, totals } = verifying;
  const verify = ({ id }: { id: string }): Promise<VerifiedReport> => verifyOne(id, verifying);
  let gone: unknown;
  const isGone = (failure: unknown): boolean => {
    if (!isListed || !isSvcError(failure) || failure.code !== "not_found") return false;
    gone = failure;
    return true;
  };
  for await (const { detail } of eachDetail(reports, verify, { concurrency, isGone }))
    if (detail) yield { data: [detail], meta: null, page: 1, hasNextPage: true };
  // The service has none of the reports that it lists.
  if (gone !== undefined && totals.reports === 0) throw gone;
}

async function verifyOne(id: string, { client, signal, totals }: Verifying): Promise<VerifiedReport> {
  const report = await client.reports.get(id, { signal });
  const check = verifyReport(report, await meetingOf(report, client, signal));
  const status = check.problems.length > 0 ? "fails" : check.unchecked.length > 0 ? "unchecked" : "holds";
  totals.reports += 1;
  totals.quotes += check.quotes;
  totals.found += check.found;
  totals.failed += status === "fails" ? 1 : 0;
  return { id: report.id, meeting_id: report.meeting_id, status, ...check, result: status };
}

async function meetingOf(report: ReportDetail, client: SvcClient, signal: AbortSignal): Promise<MeetingDetail | null> {
  try {
    return await client.meetings.get(report.meeting_id, { signal });
  } catch (error) {
    if (isSvcError(error) && error.code === "not_found") return null;
    throw error;
  }
}

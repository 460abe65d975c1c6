import { pMapIterable } from "p-map";
import type { Directory } from "../../../core/people/directory.ts";
import type { Period } from "../../../core/periods/period.ts";
import { trendStarts } from "../../../core/periods/split-period.ts";
import {
  addInsight,
  addMeeting,
  createInsightFigures,
  createMeetingRollup,
  type MeetingRollup,
} from "../../../core/report/meeting-rollup.ts";
import type { InsightFigures, ReportFigures, TrendPoint } from "../../../core/report/report-figures.ts";
import { addReport, createReportRollup, type ReportRollup, reportFigures } from "../../../core/report/report-rollup.ts";
import type { Source } from "../../../core/report/weekly-report.ts";
import {
  type Insight,
  isSvcError,
  type Meeting,
  type Report,
  type ReportDetail,
  type SvcClient,
} from "../../../src/index.ts";
import { MEETINGS_FOR_A_NAME } from "../../people/read-people.ts";

/** Inputs for reading figures. */
export interface ReportRequest {
  client: SvcClient;
  signal: AbortSignal;
  /** Concurrent requests, for each list and for the details. */
  concurrency: number;
  /** Whether to read each report separately, for its criteria. */
  withCriteria: boolean;
  /** Only this person. */
  userId: string | undefined;
  /** Called with every report that was read. */
  onReport: () => Promise<void>;
}

/** Reads every report of the period with its criteria, a few at a time: memory does not grow with their number. */
export async function readReports(
  request: ReportRequest,
  period: Period,
  label: string,
): Promise<ReportFigures & { sources: Source[] }> {
  const { client, concurrency, withCriteria, signal } = request;
  const { from, to } = period;
  const query = { from, to, ...person(request) };
  const list = source(`${label}: reports`, "GET /reports", query);
  const details = source(`${label}: criteria`, "GET /reports/{id}", {});
  const rollup = createReportRollup(trendStarts(period));
  const listed = itemsOf<Report>(client.reports.list(query, { signal, concurrency }).pages(), list);
  if (withCriteria) await addDetails(rollup, listed, { request, details });
  else
    for await (const report of listed) {
      addReport(rollup, report);
      await request.onReport();
    }
  return { ...reportFigures(rollup), sources: withCriteria ? [list, details] : [list] };
}

/** Adds reports with their criteria. A report deleted since it was listed counts with its score, without criteria. */
async function addDetails(
  rollup: ReportRollup,
  listed: AsyncIterable<Report>,
  { request, details }: { request: ReportRequest; details: Source },
): Promise<void> {
  const { concurrency } = request;
  // Failures travel as values: a promise that rejects while another is awaited would end the process.
  const read = pMapIterable(toOutcomes(listed), (outcome) => readDetail(request, outcome, details), {
    concurrency,
    backpressure: concurrency * 4,
  });
  for await (const { report, vanished, failure } of read) {
    if (failure !== undefined) throw failure;
    if (vanished) rollup.vanished += 1;
    if (report) addReport(rollup, report);
    await request.onReport();
  }
}

interface DetailOutcome {
  report?: Report | ReportDetail;
  vanished?: boolean;
  failure?: unknown;
}

async function* toOutcomes(listed: AsyncIterable<Report>): AsyncGenerator<DetailOutcome> {
  try {
    for await (const report of listed) yield { report };
  } catch (failure) {
    yield { failure };
  }
}

async function readDetail(
  { client, signal }: ReportRequest,
  outcome: DetailOutcome,
  details: Source,
): Promise<DetailOutcome> {
  const { report } = outcome;
  if (!report || typeof report.id !== "string") return outcome;
  details.requests += 1;
  try {
    const detail = await client.reports.get(report.id, { signal });
    details.items += 1;
    return { report: { ...report, criteria_scores: detail.criteria_scores } as ReportDetail };
  } catch (failure) {
    return isSvcError(failure) && failure.code === "not_found" ? { report, vanished: true } : { failure };
  }
}

/** Averages of the weeks that begin at `starts`, up to `to`, from the lists alone. */
export async function readHistory(
  request: ReportRequest,
  { starts, to }: { starts: readonly number[]; to: string },
): Promise<{ history: TrendPoint[]; sources: Source[] }> {
  const { client, concurrency, signal } = request;
  const query = { from: new Date(starts[0] ?? 0).toISOString(), to, ...person(request) };
  const list = source("weeks: reports", "GET /reports", query);
  const rollup = createReportRollup(starts);
  for await (const report of itemsOf<Report>(client.reports.list(query, { signal, concurrency }).pages(), list))
    addReport(rollup, report);
  return { history: reportFigures(rollup).trend, sources: [list] };
}

/** The number of reports of the periods; undefined where the service does not say. */
export async function countReports(request: ReportRequest, periods: readonly Period[]): Promise<number | undefined> {
  const { client, signal } = request;
  let total = 0;
  for (const { from, to } of periods) {
    const { meta } = await client.reports.list({ from, to, ...person(request), limit: 1 }, { signal });
    if (typeof meta?.total !== "number") return undefined;
    total += meta.total;
  }
  return total;
}

/** Reads every meeting of the period. The directory gets the names that they give. */
export async function readMeetings(
  request: ReportRequest,
  { from, to }: Period,
  directory: Directory,
): Promise<MeetingRollup & { sources: Source[] }> {
  const { client, signal, concurrency } = request;
  const query = { from, to, ...person(request) };
  const list = source("meetings", "GET /meetings", query);
  const rollup = createMeetingRollup();
  for await (const meeting of itemsOf<Meeting>(client.meetings.list(query, { signal, concurrency }).pages(), list)) {
    addMeeting(rollup, meeting);
    directory.addMeeting(meeting);
  }
  return { ...rollup, sources: [list] };
}

/** Reads every insight of the period. The API has no filter by person, so it is applied here. */
export async function readInsights(
  request: ReportRequest,
  { from, to }: Period,
): Promise<{ figures: InsightFigures; sources: Source[] }> {
  const { client, signal, concurrency, userId } = request;
  const query = { date_from: from, date_to: to };
  const list = source("insights", "GET /insights", query);
  const figures = createInsightFigures();
  for await (const insight of itemsOf<Insight>(client.insights.list(query, { signal, concurrency }).pages(), list))
    if (userId === undefined || insight.user_id === userId) addInsight(figures, insight);
  return { figures, sources: [list] };
}

/**
 * Reads the names of people from team statistics, and from the newest meetings before the period where somebody is still without one.
 * A report is worth having without them: where they cannot be read, the problem is returned.
 */
export async function readNames(
  { client, signal, concurrency }: ReportRequest,
  { from }: Period,
  directory: Directory,
): Promise<{ problem: string | undefined; sources: Source[] }> {
  const stated = source("names", "GET /team/stats", { time_range: "all" });
  const earlier = source("names", "GET /meetings", { to: from });
  try {
    stated.requests = 1;
    const stats = await client.team.stats({ time_range: "all" }, { signal });
    directory.addStats(stats);
    stated.items = stats.top_performers?.length ?? 0;
    if (directory.people.every(({ name }) => name !== undefined)) return { problem: undefined, sources: [stated] };
    const options = { signal, concurrency, maxItems: MEETINGS_FOR_A_NAME };
    for await (const meeting of itemsOf<Meeting>(client.meetings.list({ to: from }, options).pages(), earlier))
      directory.addMeeting(meeting);
    return { problem: undefined, sources: [stated, earlier] };
  } catch (error) {
    if (!isSvcError(error) || error.code === "aborted") throw error;
    return { problem: error.message, sources: [stated] };
  }
}

const person = ({ userId }: ReportRequest): { user_id?: string } => (userId === undefined ? {} : { user_id: userId });

const source = (figures: string, request: string, query: Source["query"]): Source => ({
  figures,
  request,
  query,
  requests: 0,
  items: 0,
});

async function* itemsOf<Item>(pages: AsyncIterable<{ data: Item[] }>, counted: Source): AsyncGenerator<Item> {
  for await (const { data } of pages) {
    counted.requests += 1;
    counted.items += data.length;
    yield* data;
  }
}

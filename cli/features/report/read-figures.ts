import { pMapIterable } from "p-map";
import {
  type Insight,
  isSvcError,
  type Meeting,
  type Report,
  type ReportDetail,
  type SvcClient,
} from "../../../src/index.ts";
import {
  addInsight,
  addMeeting,
  createInsightFigures,
  createMeetingRollup,
  type MeetingRollup,
} from "./meeting-rollup.ts";
import { type Period, trendStarts } from "./period.ts";
import type { InsightFigures, ReportFigures, ScoredReport } from "./report-figures.ts";
import { addReport, createReportRollup, reportFigures } from "./report-rollup.ts";

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
}

/** Requests that figures came from. */
export interface Source {
  figures: string;
  request: string;
  query: Record<string, string | number>;
  requests: number;
  items: number;
}

/** Figures of reports, the lowest of them, and where they came from. */
export interface ReadReports {
  figures: ReportFigures;
  lowest: ScoredReport[];
  sources: Source[];
}

const PAGE_SIZE = 100;

/** Reads every report of the period with its criteria, a few at a time: memory does not grow with their number. */
export async function readReports(request: ReportRequest, period: Period, label: string): Promise<ReadReports> {
  const { client, concurrency, withCriteria, signal } = request;
  const list = source(`${label}: reports`, "GET /reports", { ...period, ...person(request), limit: PAGE_SIZE });
  const details = source(`${label}: criteria`, "GET /reports/{id}", {});
  const rollup = createReportRollup(trendStarts(period));
  const { from, to } = period;
  const query = { from, to, limit: PAGE_SIZE, ...person(request) };
  const listed = itemsOf<Report>(client.reports.list(query, { signal, concurrency }).pages(), list);
  const detailed = withCriteria
    ? pMapIterable(listed, (report) => readDetail(request, report, details), {
        concurrency,
        backpressure: concurrency * 4,
      })
    : listed;
  for await (const report of detailed) addReport(rollup, report);
  return { figures: reportFigures(rollup), lowest: rollup.lowest, sources: withCriteria ? [list, details] : [list] };
}

/** A report deleted since it was listed counts with its score, without criteria. */
async function readDetail(
  { client, signal }: ReportRequest,
  report: Report,
  details: Source,
): Promise<Report | ReportDetail> {
  details.requests += 1;
  try {
    const detail = await client.reports.get(report.id, { signal });
    details.items += 1;
    return { ...report, criteria_scores: detail.criteria_scores } as ReportDetail;
  } catch (error) {
    if (isSvcError(error) && error.code === "not_found") return report;
    throw error;
  }
}

/** Reads every meeting of the period. */
export async function readMeetings(
  request: ReportRequest,
  { from, to }: Period,
): Promise<MeetingRollup & { sources: Source[] }> {
  const { client, signal, concurrency } = request;
  const query = { from, to, limit: PAGE_SIZE, ...person(request) };
  const list = source("meetings", "GET /meetings", query);
  const rollup = createMeetingRollup();
  for await (const meeting of itemsOf<Meeting>(client.meetings.list(query, { signal, concurrency }).pages(), list))
    addMeeting(rollup, meeting);
  return { ...rollup, sources: [list] };
}

/** Reads every insight of the period. The API has no filter by person, so it is applied here. */
export async function readInsights(
  request: ReportRequest,
  { from, to }: Period,
): Promise<{ figures: InsightFigures; sources: Source[] }> {
  const { client, signal, concurrency, userId } = request;
  const query = { date_from: from, date_to: to, limit: PAGE_SIZE };
  const list = source("insights", "GET /insights", query);
  const figures = createInsightFigures();
  for await (const insight of itemsOf<Insight>(client.insights.list(query, { signal, concurrency }).pages(), list))
    if (userId === undefined || insight.user_id === userId) addInsight(figures, insight);
  return { figures, sources: [list] };
}

/** Names from team statistics, the only place where the API returns them. */
export async function readNames({
  client,
  signal,
}: ReportRequest): Promise<{ names: Map<string, string>; sources: Source[] }> {
  const stats = await client.team.stats({ time_range: "year" }, { signal });
  const performers = Array.isArray(stats.top_performers) ? stats.top_performers : [];
  const names = new Map(performers.map(({ user_id: id, name }) => [id, name]));
  const query = { time_range: "year" };
  return {
    names,
    sources: [{ figures: "names", request: "GET /team/stats", query, requests: 1, items: performers.length }],
  };
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

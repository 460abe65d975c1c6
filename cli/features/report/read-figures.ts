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
  createInsightTally,
  createMeetingTally,
  type MeetingTally,
  tallyInsight,
  tallyMeeting,
} from "./meeting-tally.ts";
import { type Period, trendStarts } from "./period.ts";
import type { InsightFigures, ReportFigures, ScoredReport } from "./report-figures.ts";
import { createReportTally, reportFigures, tallyReport } from "./report-tally.ts";

/** What a report is read with. */
export interface Reading {
  client: SvcClient;
  signal: AbortSignal;
  /** Requests at the same time, for each list and for the details. */
  concurrency: number;
  /** Whether to read every report by itself, for its criteria. */
  withCriteria: boolean;
  /** Only this person. */
  userId: string | undefined;
}

/** One kind of request that figures came from. */
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

/** Reads every report of the period, and of each its criteria, a few at a time: memory does not grow with their number. */
export async function readReports(reading: Reading, period: Period, label: string): Promise<ReadReports> {
  const { client, concurrency, withCriteria, signal } = reading;
  const list = source(`${label}: reports`, "GET /reports", { ...period, ...person(reading), limit: PAGE_SIZE });
  const details = source(`${label}: criteria`, "GET /reports/{id}", {});
  const tally = createReportTally(trendStarts(period));
  const { from, to } = period;
  const query = { from, to, limit: PAGE_SIZE, ...person(reading) };
  const listed = itemsOf<Report>(client.reports.list(query, { signal, concurrency }).pages(), list);
  const detailed = withCriteria
    ? pMapIterable(listed, (report) => readDetail(reading, report, details), {
        concurrency,
        backpressure: concurrency * 4,
      })
    : listed;
  for await (const report of detailed) tallyReport(tally, report);
  return { figures: reportFigures(tally), lowest: tally.lowest, sources: withCriteria ? [list, details] : [list] };
}

/** A report that has gone since it was listed counts with its score, without criteria. */
async function readDetail(
  { client, signal }: Reading,
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
  reading: Reading,
  { from, to }: Period,
): Promise<MeetingTally & { sources: Source[] }> {
  const { client, signal, concurrency } = reading;
  const query = { from, to, limit: PAGE_SIZE, ...person(reading) };
  const list = source("meetings", "GET /meetings", query);
  const tally = createMeetingTally();
  for await (const meeting of itemsOf<Meeting>(client.meetings.list(query, { signal, concurrency }).pages(), list))
    tallyMeeting(tally, meeting);
  return { ...tally, sources: [list] };
}

/** Reads every insight of the period. The API has no filter by person: of one person, they are chosen here. */
export async function readInsights(
  reading: Reading,
  { from, to }: Period,
): Promise<{ figures: InsightFigures; sources: Source[] }> {
  const { client, signal, concurrency, userId } = reading;
  const query = { date_from: from, date_to: to, limit: PAGE_SIZE };
  const list = source("insights", "GET /insights", query);
  const figures = createInsightTally();
  for await (const insight of itemsOf<Insight>(client.insights.list(query, { signal, concurrency }).pages(), list))
    if (userId === undefined || insight.user_id === userId) tallyInsight(figures, insight);
  return { figures, sources: [list] };
}

/** Names from team statistics, the one place where the API gives them. */
export async function readNames({
  client,
  signal,
}: Reading): Promise<{ names: Map<string, string>; sources: Source[] }> {
  const stats = await client.team.stats({ time_range: "year" }, { signal });
  const performers = Array.isArray(stats.top_performers) ? stats.top_performers : [];
  const names = new Map(performers.map(({ user_id: id, name }) => [id, name]));
  const query = { time_range: "year" };
  return {
    names,
    sources: [{ figures: "names", request: "GET /team/stats", query, requests: 1, items: performers.length }],
  };
}

const person = ({ userId }: Reading): { user_id?: string } => (userId === undefined ? {} : { user_id: userId });

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

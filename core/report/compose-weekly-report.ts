import { isMidnight, startOfUnit } from "../periods/calendar.ts";
import { type CalendarPeriod, type Period, periodBefore } from "../periods/period.ts";
import { trendStarts } from "../periods/split-period.ts";
import { addTalk, createTalkRollup } from "../talk/talk-rollup.ts";
import { buildReport, type ComparedFigures, type ReportMaterial } from "./build-report.ts";
import { adviceOf } from "./follow-up.ts";
import { addInsight, addMeeting, createInsightRollup, createMeetingRollup, insightFigures } from "./meeting-rollup.ts";
import type { ReportFigures } from "./report-figures.ts";
import type { InsightInput, MeetingInput, ReportInput } from "./report-input.ts";
import { addReport, createReportRollup, type ReportRollup, reportFigures } from "./report-rollup.ts";
import type { Source, WeeklyReport } from "./weekly-report.ts";

/** Items one after the other, as a service lists them, or all at once, as a database has them. */
type Items<Item> = AsyncIterable<Item> | Promise<Iterable<Item>>;

/** `vanished`: deleted since it was listed. */
type ListedReport = ReportInput & { vanished?: boolean };

/** Source of a report, a service or a database: lists of a period, newest first. */
export interface ReportFeed {
  /** Reports, with their criteria if needed. */
  reports(period: Period, label: string): Items<ListedReport>;
  /** Reports without criteria, for the long trend. */
  scores(period: Period): Items<ReportInput>;
  /** Meetings, with transcripts if the report is to measure talk. */
  meetings(period: Period): Items<MeetingInput>;
  /** Insights of everybody: the API has no filter by person. */
  insights(period: Period): Items<InsightInput>;
  /** Names of people, and why they could not be read. */
  names(
    ids: readonly string[],
    period: Period,
  ): Promise<{ nameOf: (id: string) => string | undefined; problem?: string | undefined }>;
  /** Requests that the figures came from; empty for a database. */
  readonly sources: Source[];
}

/** Request for a report. */
export interface ReportQuestion {
  now: Date;
  timeZone: string;
  period: Period | CalendarPeriod;
  /** Restricts the report to this person. */
  userId?: string | undefined;
  /** Whether to compare with the previous period; a baseline takes precedence. */
  isCompared: boolean;
  /** The period to compare with; the previous one by default. */
  before?: Period | undefined;
  baseline?: ComparedFigures | undefined;
  /** Weeks of the long trend; 0 for none. */
  weeks: number;
  /** Whether to read transcripts and measure talk. */
  hasTalk?: boolean;
  /** Whether the report is for a 1-to-1 with the person. */
  isForOneToOne?: boolean;
  /** Called when all reports of both periods are read. */
  onReports?: () => Promise<void>;
}

/** Reads everything once and builds the report. Memory does not grow with the amount of data. */
export const composeWeeklyReport = async (feed: ReportFeed, question: ReportQuestion): Promise<WeeklyReport> =>
  buildReport(await readMaterial(feed, question));

/** Reads the data of a report. */
export async function readMaterial(feed: ReportFeed, question: ReportQuestion): Promise<ReportMaterial> {
  const { now, timeZone, period, userId, baseline, weeks, isForOneToOne = false } = question;
  const before = baseline || !question.isCompared ? undefined : (question.before ?? periodBefore(period, timeZone));
  // One after the other: in parallel they would multiply the feed's concurrent requests.
  const current = await sumUp(feed.reports(period, "current"), trendStarts(period, timeZone));
  const previous = before && (await sumUp(feed.reports(before, "previous"), trendStarts(before, timeZone)));
  await question.onReports?.();
  const starts = weeks === 0 ? [] : historyWeeks(period, weeks, timeZone);
  const span = { from: new Date(starts[0] ?? 0).toISOString(), to: period.to };
  const longTerm = weeks === 0 ? undefined : await sumUp(feed.scores(span), starts);
  const meetings = createMeetingRollup(isForOneToOne);
  const talk = question.hasTalk ? createTalkRollup() : undefined;
  await forEach(feed.meetings(period), (meeting) => {
    addMeeting(meetings, meeting);
    if (talk) addTalk(talk, meeting);
  });
  const insights = createInsightRollup();
  for await (const insight of await feed.insights(period))
    if (userId === undefined || insight.user_id === userId) addInsight(insights, insight);
  const activeBefore = longTerm?.people.map(({ user_id: id }) => id) ?? [];
  const reporters = [...current.people, ...(previous?.people ?? [])].map(({ user_id: id }) => id);
  const { nameOf, problem } = await feed.names(
    [...new Set([...reporters, ...activeBefore, ...meetings.owners.keys()])],
    period,
  );
  return {
    now,
    timeZone,
    period,
    userId,
    current,
    activeBefore,
    meetings,
    talk,
    isForOneToOne,
    nameOf,
    history: longTerm?.trend,
    insights: insightFigures(insights),
    namesProblem: problem,
    compared: baseline ?? (before && previous && comparedWith(before, previous)),
    sources: feed.sources,
  };
}

async function sumUp(items: Items<ListedReport>, starts: readonly number[]): Promise<ReportFigures> {
  const rollup: ReportRollup = createReportRollup(starts);
  await forEach(items, (report) => {
    if (report.vanished) rollup.vanished += 1;
    addReport(rollup, report);
  });
  return reportFigures(rollup);
}

/** Items that are there at once are not awaited one by one: it takes as long as adding them. */
async function forEach<Item>(items: Items<Item>, add: (item: Item) => void): Promise<void> {
  if (Symbol.asyncIterator in items) for await (const item of items) add(item);
  else for (const item of await items) add(item);
}

function comparedWith({ from, to }: Period, figures: ReportFigures): ComparedFigures {
  const { reports, score, trend, people, criteria, evidence, squares } = figures;
  return {
    with: {
      kind: "previous",
      from,
      to,
      reports,
      average_score: score.value,
      trend: trend.map((point) => point.average_score),
    },
    score,
    people: new Map(people.map((row) => [row.user_id, row.score])),
    criteria: new Map(criteria.map((row) => [row.key, row.score])),
    own: evidence.people,
    advice: adviceOf(figures),
    squares,
  };
}

const WEEK_MS = 7 * 86_400_000;

/**
 * Starts of the weeks up to the end of a period, earliest first, in milliseconds: calendar weeks for a calendar period, else
 * weeks that end with the period, so that the last one of `7d` or of seven whole days is the period itself.
 */
function historyWeeks(period: Period | CalendarPeriod, weeks: number, timeZone: string): number[] {
  const end = new Date(period.to);
  const after = new Date(end.getTime() + 1);
  const isCalendar = "unit" in period && period.unit !== null;
  const isWholeDays = isMidnight(after, timeZone);
  return Array.from({ length: weeks }, (_, index) => {
    const ago = weeks - index;
    if (isCalendar) return startOfUnit(end, "week", timeZone, 1 - ago).getTime();
    return isWholeDays ? startOfUnit(after, "day", timeZone, -7 * ago).getTime() : end.getTime() - ago * WEEK_MS;
  });
}

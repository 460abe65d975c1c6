import { foldText } from "../text/fold.ts";
import type { CompanyInsights, InsightFigures, MeetingFigures, MeetingGroup } from "./report-figures.ts";
import { type InsightInput, type MeetingInput, UNKNOWN } from "./report-input.ts";

/** Number of meetings, insights and companies listed; further ones are only counted. */
const NEWEST_KEPT = 10;
/** Number of insights named per company. */
const TITLES_KEPT = 3;

/** Running figures of meetings. */
export interface MeetingRollup {
  figures: MeetingFigures;
  /** Meetings that state their number of reports. */
  withReportCount: number;
  /** Number of meetings by owner. */
  owners: Map<string, number>;
  /** Titles by ID, if requested. */
  titles: Map<string, string | null>;
  keepsTitles: boolean;
}

const emptyGroup = (): MeetingGroup => ({ count: 0, newest: [] });

/** Creates an empty rollup. With `keepsTitles` it grows with the number of meetings. */
export const createMeetingRollup = (keepsTitles = false): MeetingRollup => ({
  figures: { total: 0, by_status: {}, failed: emptyGroup(), no_transcript: emptyGroup(), without_report: emptyGroup() },
  withReportCount: 0,
  owners: new Map(),
  titles: new Map(),
  keepsTitles,
});

/** Adds one meeting. The API lists meetings newest first. */
export function addMeeting(rollup: MeetingRollup, meeting: MeetingInput): void {
  const { figures } = rollup;
  figures.total += 1;
  if (typeof meeting.report_count === "number") rollup.withReportCount += 1;
  if (meeting.user_id) rollup.owners.set(meeting.user_id, (rollup.owners.get(meeting.user_id) ?? 0) + 1);
  if (meeting.id && rollup.keepsTitles) rollup.titles.set(meeting.id, meeting.title ?? null);
  count(figures.by_status, meeting.status);
  if (meeting.status === "failed") addToGroup(figures.failed, meeting);
  if (meeting.status === "no_transcript") addToGroup(figures.no_transcript, meeting);
  if (meeting.status === "completed" && meeting.report_count === 0) addToGroup(figures.without_report, meeting);
}

function addToGroup(group: MeetingGroup, meeting: MeetingInput): void {
  group.count += 1;
  if (group.newest.length >= NEWEST_KEPT) return;
  const { id, title, user_id, started_at, failure_reason } = meeting;
  group.newest.push({
    id: id ?? UNKNOWN,
    title: title ?? UNKNOWN,
    user_id: user_id ?? UNKNOWN,
    started_at: started_at ?? UNKNOWN,
    failure_reason: failure_reason ?? null,
  });
}

/** Running figures of insights. */
export interface InsightRollup {
  figures: Omit<InsightFigures, "by_company">;
  /** By folded name. */
  readonly companies: Map<string, CompanyInsights>;
}

/** Creates an empty rollup. */
export const createInsightRollup = (): InsightRollup => ({
  figures: { total: 0, by_type: {}, by_sentiment: {}, newest: [] },
  companies: new Map(),
});

/** The figures of all added insights. */
export function insightFigures({ figures, companies }: InsightRollup): InsightFigures {
  const most = [...companies.values()].sort((one, other) => other.insights - one.insights);
  return { ...figures, by_company: most.slice(0, NEWEST_KEPT) };
}

/** Adds one insight. The API lists insights newest first. */
export function addInsight({ figures, companies }: InsightRollup, insight: InsightInput): void {
  figures.total += 1;
  addToCompany(companies, insight);
  count(figures.by_type, insight.type);
  count(figures.by_sentiment, insight.sentiment);
  if (figures.newest.length >= NEWEST_KEPT) return;
  const { id, type, title, summary, company_name, sentiment, occurred_at } = insight;
  figures.newest.push({
    id: id ?? UNKNOWN,
    type: type ?? UNKNOWN,
    title: title ?? UNKNOWN,
    summary: summary ?? "",
    company_name: company_name ?? null,
    sentiment: sentiment ?? UNKNOWN,
    occurred_at: occurred_at ?? UNKNOWN,
  });
}

function addToCompany(companies: InsightRollup["companies"], { company_name: name, type, title }: InsightInput): void {
  const key = foldText(name ?? "");
  if (key === "") return;
  const known = companies.get(key) ?? { company: name?.trim() ?? "", insights: 0, by_type: {}, newest: [] };
  companies.set(key, known);
  known.insights += 1;
  count(known.by_type, type);
  if (known.newest.length < TITLES_KEPT && title) known.newest.push(title);
}

function count(counts: Record<string, number>, given: string | null | undefined): void {
  const key = given ?? UNKNOWN;
  counts[key] = (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0) + 1;
}

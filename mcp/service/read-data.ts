import type {
  Insight,
  ListInsightsQuery,
  ListMeetingsQuery,
  ListReportsQuery,
  ListRoleplaySessionsQuery,
  Meeting,
  Report,
  ReportDetail,
  RoleplaySession,
  Template,
} from "../../src/index.ts";
import { isSvcError } from "../../src/index.ts";
import { proofsOf } from "../context/known-ids.ts";
import type { Memory, ToolContext } from "../context/tool.ts";
import { sortNewest } from "../text/sort-newest.ts";
import { deadlineFor } from "./call-budget.ts";
import type { RowsQuery } from "./list-part.ts";
import { type AllItems, readAll } from "./read-all.ts";
import { type ReadMeeting, readMeeting } from "./read-meeting.ts";
import { readObject } from "./read-object.ts";
import { readRows } from "./read-rows.ts";
import { type BoundedRun, runBounded } from "./run-bounded.ts";

/** Filters of a list as text. */
type Query<Given> = { [Name in keyof Omit<Given, "page" | "limit">]: Extract<Given[Name], string | undefined> };

const YEAR_MS = 366 * 86_400_000;

/** The period in which short ids are looked up; its meetings are enough to name active people. */
export const lastYear = ({ now }: Pick<ToolContext, "now">): { from: string } => ({
  from: new Date(now().getTime() - YEAR_MS).toISOString().slice(0, 10),
});

/** Every meeting that matches, newest first. Adds its people and companies to the directory. */
export function readMeetings(query: Query<ListMeetingsQuery>, context: ToolContext): Promise<AllItems<Meeting>> {
  const source = {
    name: "meetings",
    timeOf: ({ started_at: at }: Meeting) => at,
    equal: ["user_id", "status"],
    list: (own: ListMeetingsQuery) => context.svc.meetings.list(own, wholeList(context)),
    remember: (meetings: readonly Meeting[]) => rememberMeetings(meetings, context),
  };
  return readRows<Meeting>(source, query, context);
}

/** Adds meetings to the directory and the known ids of the organization. */
export function rememberMeetings(meetings: readonly Meeting[], { directory, knownIds }: Memory): void {
  for (const meeting of meetings) directory.addMeeting(meeting);
  knownIds.rememberRows("meeting", meetings);
  knownIds.remember("proof", proofsOf(meetings).reverse());
}

/** Every report that matches, newest first, without its details. */
export function readReports(query: Query<ListReportsQuery>, context: ToolContext): Promise<AllItems<Report>> {
  const source = {
    name: "reports",
    timeOf: ({ created_at: at }: Report) => at,
    equal: ["user_id"],
    list: (own: ListReportsQuery) => context.svc.reports.list(own, wholeList(context)),
    remember(reports: readonly Report[]) {
      for (const { user_id: userId } of reports) context.directory.addId(userId);
      context.knownIds.rememberRows("report", reports);
    },
  };
  return readRows<Report>(source, query, context);
}

/** Every insight that matches, newest first. */
export function readInsights(query: Query<ListInsightsQuery>, context: ToolContext): Promise<AllItems<Insight>> {
  const { date_from: from, date_to: to, ...filters } = query;
  const source = {
    name: "insights",
    timeOf: ({ occurred_at: at }: Insight) => at,
    equal: [],
    list: ({ from: date_from, to: date_to, ...own }: RowsQuery) =>
      context.svc.insights.list({ ...own, date_from, date_to }, wholeList(context)),
  };
  return readRows<Insight>(source, { ...filters, from, to }, context);
}

/** Every roleplay session that matches, newest first. */
export function readRoleplaySessions(
  query: Query<ListRoleplaySessionsQuery>,
  context: ToolContext,
): Promise<AllItems<RoleplaySession>> {
  const source = {
    name: "roleplay sessions",
    timeOf: ({ created_at: at }: RoleplaySession) => at,
    equal: ["user_id", "status"],
    list: (own: ListRoleplaySessionsQuery & RowsQuery) => context.svc.roleplay.sessions.list(own, wholeList(context)),
  };
  return readRows<RoleplaySession>(source, query, context);
}

/** Every template. */
export async function readTemplates(context: ToolContext): Promise<AllItems<Template>> {
  const all = await readAll(context.svc.templates.list({}, wholeList(context)), context);
  context.knownIds.rememberRows("template", all.items);
  return all;
}

// Without a page size the SDK requests 100, or fewer if the service limits it.
const wholeList = (context: ToolContext) => ({
  concurrency: 4,
  signal: context.signal,
  deadlineMs: deadlineFor(context),
});

const DETAILS_MAX_AGE_MS = 60_000;

/** Details of reports, in the same order; deleted ones are skipped. */
export function readReportDetails(
  ids: readonly string[],
  context: ToolContext,
): Promise<BoundedRun<ReportDetail | undefined>> {
  const { svc, signal } = context;
  const read = (id: string) =>
    readObject(`report ${id}`, DETAILS_MAX_AGE_MS, context, () =>
      unlessGone(svc.reports.get(id, { signal, deadlineMs: deadlineFor(context) }).then((report) => report)),
    );
  return runBounded(ids, read, progressOf(ids.length, context));
}

/** Transcripts of meetings, in the same order; deleted ones are skipped. */
export function readTranscripts(
  ids: readonly string[],
  context: ToolContext,
): Promise<BoundedRun<ReadMeeting | undefined>> {
  return runBounded(ids, (id) => unlessGone(readMeeting(id, context)), progressOf(ids.length, context));
}

/** Reports whether a meeting may have a transcript; services may omit this in lists. */
export function mayHaveTranscript({ status, has_transcript: hasTranscript }: Meeting): boolean {
  return hasTranscript !== false && status !== "no_transcript";
}

/** The reports of each meeting, newest first, by the meeting's id. */
export function reportsByMeeting(reports: readonly Report[]): Map<string, Report[]> {
  const byMeeting = new Map<string, Report[]>();
  for (const report of sortNewest(reports, (each) => each.created_at)) {
    const known = byMeeting.get(report.meeting_id);
    if (known) known.push(report);
    else byMeeting.set(report.meeting_id, [report]);
  }
  return byMeeting;
}

/** Undefined for an object that does not exist, or whose id no object can have. */
export async function unlessGone<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    const isNoId = isSvcError(error) && error.code === "invalid_options" && error.option === "id";
    if (isGone(error) || isNoId) return undefined;
    throw error;
  }
}

/** Reports whether an error says that the object does not exist. */
export const isGone = (error: unknown): boolean =>
  isSvcError(error) && "status" in error && (error.status === 404 || error.status === 410);

const PROGRESS_EVERY = 10;

function progressOf(total: number, { now, startedAt, openProgress }: ToolContext) {
  const report = openProgress();
  const onDone = async (done: number): Promise<void> => {
    if (done % PROGRESS_EVERY === 0 || done === total) await report(done, total);
  };
  return { now, startedAt, onDone };
}

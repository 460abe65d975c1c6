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
} from "../../src/index.ts";
import { isSvcError } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import type { ReadMeeting } from "../context/transcript-cache.ts";
import { sortNewest } from "../text/sort-newest.ts";
import { deadlineFor } from "./call-budget.ts";
import { type AllItems, readAll, WHOLE_LIST } from "./read-all.ts";
import { type BoundedRun, runBounded } from "./run-bounded.ts";

type Query<Given> = Omit<Given, "page" | "limit">;

/** Every meeting that matches, newest first. The directory learns its people and companies. */
export async function readMeetings(query: Query<ListMeetingsQuery>, context: ToolContext): Promise<AllItems<Meeting>> {
  const { svc, signal } = context;
  return context.reads.read(keyOf("meetings", query), async () => {
    const all = await readAll(
      svc.meetings.list(query, { ...WHOLE_LIST, signal, deadlineMs: deadlineFor(context) }),
      context,
    );
    rememberMeetings(all.items, context);
    return all;
  });
}

/** Adds meetings to what the session knows. */
export function rememberMeetings(meetings: readonly Meeting[], { directory, knownIds }: ToolContext): void {
  for (const meeting of meetings) directory.addMeeting(meeting);
  knownIds.remember(
    "meeting",
    [...meetings].reverse().map(({ id }) => id),
  );
}

/** Every report that matches, newest first, without its details. */
export async function readReports(query: Query<ListReportsQuery>, context: ToolContext): Promise<AllItems<Report>> {
  const { svc, signal } = context;
  return context.reads.read(keyOf("reports", query), async () => {
    const all = await readAll(
      svc.reports.list(query, { ...WHOLE_LIST, signal, deadlineMs: deadlineFor(context) }),
      context,
    );
    for (const { user_id: userId } of all.items) context.directory.addId(userId);
    context.knownIds.remember(
      "report",
      [...all.items].reverse().map(({ id }) => id),
    );
    return all;
  });
}

/** Every insight that matches, newest first. */
export async function readInsights(query: Query<ListInsightsQuery>, context: ToolContext): Promise<AllItems<Insight>> {
  const { svc, signal } = context;
  return context.reads.read(keyOf("insights", query), async () => {
    const all = await readAll(
      svc.insights.list(query, { ...WHOLE_LIST, signal, deadlineMs: deadlineFor(context) }),
      context,
    );
    for (const { company_name: company } of all.items) if (company) context.directory.addCompany(company);
    return all;
  });
}

/** Every roleplay session that matches, newest first. */
export async function readRoleplaySessions(
  query: Query<ListRoleplaySessionsQuery>,
  context: ToolContext,
): Promise<AllItems<RoleplaySession>> {
  const { svc, signal } = context;
  return context.reads.read(keyOf("roleplay", query), () =>
    readAll(svc.roleplay.sessions.list(query, { ...WHOLE_LIST, signal, deadlineMs: deadlineFor(context) }), context),
  );
}

/** Details of reports, in the same order; those that are gone meanwhile are skipped. */
export function readReportDetails(
  ids: readonly string[],
  context: ToolContext,
): Promise<BoundedRun<ReportDetail | undefined>> {
  const { svc, signal, reads } = context;
  const read = (id: string) =>
    reads.read(keyOf("report", id), () =>
      unlessGone(svc.reports.get(id, { signal, deadlineMs: deadlineFor(context) }).then((report) => report)),
    );
  return runBounded(ids, read, progressOf(ids.length, context));
}

/** Transcripts of meetings, in the same order; those that are gone meanwhile are skipped. */
export function readTranscripts(
  ids: readonly string[],
  context: ToolContext,
): Promise<BoundedRun<ReadMeeting | undefined>> {
  return runBounded(ids, (id) => unlessGone(readMeeting(id, context)), progressOf(ids.length, context));
}

/** One meeting with its transcript. */
export function readMeeting(id: string, context: ToolContext): Promise<ReadMeeting> {
  const { svc, signal, transcripts } = context;
  return transcripts.read(id, () => svc.meetings.get(id, { signal, deadlineMs: deadlineFor(context) }));
}

/** Reports whether a meeting may have a transcript: services need not say so in lists. */
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

async function unlessGone<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    // A row whose id is no id leads nowhere.
    if (isGone(error) || (isSvcError(error) && error.code === "invalid_options")) return undefined;
    throw error;
  }
}

/** Reports whether the service says that there is no such object. */
export const isGone = (error: unknown): boolean =>
  isSvcError(error) && "status" in error && (error.status === 404 || error.status === 410);

const keyOf = (kind: string, query: unknown): string => `${kind} ${JSON.stringify(query)}`;

const PROGRESS_EVERY = 10;

function progressOf(total: number, { now, startedAt, openProgress }: ToolContext) {
  const report = openProgress();
  const onDone = async (done: number): Promise<void> => {
    if (done % PROGRESS_EVERY === 0 || done === total) await report(done, total);
  };
  return { now, startedAt, onDone };
}

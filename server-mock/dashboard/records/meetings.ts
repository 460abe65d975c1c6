import type { Meeting, MeetingDetail, Report, ReportDetail } from "../../records/resources.ts";
import { readDocuments, readPage } from "../../store/list-query.ts";
import { findMeeting, findReportsOfMeeting } from "../../store/meeting-queries.ts";
import { defineQuery, type Values } from "../../store/query.ts";
import { noSuchPage } from "../visit/page-error.ts";
import type { MemberVisit } from "../visit/visit.ts";
import { ownerOf, seesTeam } from "./scope.ts";

/** Rows of one page of a list. */
export const PAGE_SIZE = 20;

/** What the list of meetings is narrowed to. */
export interface MeetingFilter {
  status?: string | undefined;
  userId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A meeting with its latest report. */
export interface ListedMeeting extends Meeting {
  score: number | null;
}

const latestScores = defineQuery<Values, { meeting_id: string; overall_score: number }>((builder, slot) =>
  builder
    .selectFrom("reports")
    .select(["meeting_id", "overall_score"])
    .where("org_id", "=", slot("orgId") as never)
    .where("meeting_id", "in", Array.from({ length: PAGE_SIZE }, (_, index) => slot(`id${index}`)) as never)
    .orderBy("created_at")
    .orderBy("id"),
);

/** One page of the meetings that the reader may see, newest first, each with the score of its latest report. */
export async function readMeetings(
  visit: MemberVisit,
  { status, userId, from, to }: MeetingFilter,
  page: number,
): Promise<{ meetings: ListedMeeting[]; total: number }> {
  const { service, orgId } = visit;
  const filter = {
    orgId,
    equal: { status, user_id: ownerOf(visit, userId) },
    from,
    to,
  };
  const { documents, total } = await readPage(service.database, "meetings", { filter, page, limit: PAGE_SIZE });
  const meetings = readDocuments<Meeting>({ documents });
  const scores = await scoresOf(visit, meetings);
  return { meetings: meetings.map((meeting) => ({ ...meeting, score: scores.get(meeting.id) ?? null })), total };
}

async function scoresOf({ service, orgId }: MemberVisit, meetings: readonly Meeting[]): Promise<Map<string, number>> {
  const ids = meetings.filter(({ report_count }) => report_count > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const slots = Array.from({ length: PAGE_SIZE }, (_, index): [string, string | null] => [
    `id${index}`,
    ids[index] ?? null,
  ]);
  const rows = await service.database.all(latestScores, { orgId, ...Object.fromEntries(slots) });
  return new Map(rows.map(({ meeting_id, overall_score }) => [meeting_id, overall_score]));
}

/** A meeting with transcript and reports, newest first; to members, another person's meeting does not exist. */
export async function readMeeting(
  visit: MemberVisit,
  id: string,
): Promise<{ meeting: MeetingDetail; reports: ReportDetail[] }> {
  const { service, orgId, session } = visit;
  const row = await service.database.first(findMeeting, { orgId, id });
  if (!row) throw noSuchPage();
  const meeting: MeetingDetail = { ...(JSON.parse(row.document) as Meeting), transcript: row.transcript };
  if (!seesTeam(visit) && meeting.user_id !== session.user.id) throw noSuchPage();
  const reports = await service.database.all(findReportsOfMeeting, { orgId, id });
  return {
    meeting,
    reports: reports.map(({ document, detail }) => ({ ...(JSON.parse(document) as Report), ...JSON.parse(detail) })),
  };
}

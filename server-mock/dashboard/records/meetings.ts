import { foldText } from "../../../core/text/fold.ts";
import type { Origin, TurnTimes } from "../../records/records.ts";
import type { Meeting, MeetingDetail, Report, ReportDetail } from "../../records/resources.ts";
import type { ListFilter } from "../../store/list-conditions.ts";
import { countDocuments, readDocuments, readPage } from "../../store/list-query.ts";
import { findMeeting, findReportsOfMeeting, type OwnedId } from "../../store/meeting-queries.ts";
import { defineQuery, type Values } from "../../store/query.ts";
import { noSuchPage } from "../visit/outcome.ts";
import type { MemberVisit } from "../visit/visit.ts";
import { ownerOf, seesTeam } from "./people.ts";

/** Rows of one page of a list. */
export const PAGE_SIZE = 20;

/** Filter of the list of meetings. */
export interface MeetingFilter {
  status?: string | undefined;
  userId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A meeting with the scores of its reports, the oldest first: none of them is the score. */
export interface ListedMeeting extends Meeting {
  scores: readonly ReportScore[];
}

interface ReportScore {
  template: string;
  score: number;
}

const ID_PARAMETERS = Array.from({ length: PAGE_SIZE }, (_, index) => `id${index}`);

const scoresOfMeetings = defineQuery<Values, { meeting_id: string; document: string }>(`
  select meeting_id, document from reports
  where org_id = :orgId and meeting_id in (:${ID_PARAMETERS.join(", :")}) order by created_at, id`);

/** Number of meetings that the reader may see, by the same filter. */
export async function countMeetings(visit: MemberVisit, filter: MeetingFilter): Promise<number> {
  return countDocuments(visit.service.database, "meetings", listFilter(visit, filter));
}

function listFilter(visit: MemberVisit, { status, userId, from, to }: MeetingFilter): ListFilter {
  return { orgId: visit.orgId, equal: { status, user_id: ownerOf(visit, userId) }, from, to };
}

/** One page of the meetings that the reader may see, newest first, each with the scores of its reports. */
export async function readMeetings(
  visit: MemberVisit,
  filter: MeetingFilter,
  page: number,
): Promise<{ meetings: ListedMeeting[]; total: number }> {
  const { service } = visit;
  const options = { filter: listFilter(visit, filter), page, limit: PAGE_SIZE };
  const { documents, total } = await readPage(service.database, "meetings", options);
  const meetings = readDocuments<Meeting>({ documents });
  const scores = await scoresOf(visit, meetings);
  return { meetings: meetings.map((meeting) => ({ ...meeting, scores: scores.get(meeting.id) ?? [] })), total };
}

/** A meeting that the reader may see; undefined if there is none. */
export async function findListedMeeting(visit: MemberVisit, id: string): Promise<ListedMeeting | undefined> {
  const { service, orgId } = visit;
  const row = await service.database.first(findMeeting, { orgId, id });
  const meeting = row && (JSON.parse(row.document) as Meeting);
  if (!meeting || ownerOf(visit, meeting.user_id) !== meeting.user_id) return undefined;
  return { ...meeting, scores: (await scoresOf(visit, [meeting])).get(id) ?? [] };
}

async function scoresOf(
  { service, orgId }: MemberVisit,
  meetings: readonly Meeting[],
): Promise<Map<string, ReportScore[]>> {
  const ids = meetings.filter(({ report_count }) => report_count > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const parameters = ID_PARAMETERS.map((name, index) => [name, ids[index] ?? null]);
  const rows = await service.database.all(scoresOfMeetings, { orgId, ...Object.fromEntries(parameters) });
  const scores = new Map<string, ReportScore[]>();
  for (const { meeting_id, document } of rows) {
    const { template_name: template, overall_score: score } = JSON.parse(document) as Report;
    scores.set(meeting_id, [...(scores.get(meeting_id) ?? []), { template, score }]);
  }
  return scores;
}

/** A report with its details, as the database has them. */
export const readReport = ({ document, detail }: { document: string; detail: string }): ReportDetail => ({
  ...JSON.parse(document),
  ...JSON.parse(detail),
});

/** A meeting with transcript and reports, newest first; to members, another person's meeting does not exist. */
export async function readMeeting(
  visit: MemberVisit,
  id = visit.id,
): Promise<{ meeting: MeetingDetail; reports: ReportDetail[] }> {
  const { service, orgId, session } = visit;
  const row = await service.database.first(findMeeting, { orgId, id });
  if (!row) throw noSuchPage();
  const meeting: MeetingDetail = { ...(JSON.parse(row.document) as Meeting), transcript: row.transcript };
  if (!seesTeam(visit) && meeting.user_id !== session.user.id) throw noSuchPage();
  const reports = await service.database.all(findReportsOfMeeting, { orgId, id });
  return {
    meeting,
    reports: reports.map(readReport),
  };
}

const findSpoken = defineQuery<OwnedId, { turns: string | null; origin: string | null }>(
  "select turns, origin from transcripts where org_id = :orgId and meeting_id = :id",
);

/** When each turn of a call began and ended, and where it comes from, as far as its file and its import say it. */
export async function readSpoken(
  { service, orgId }: MemberVisit,
  { id }: MeetingDetail,
): Promise<{ turns: TurnTimes | undefined; origin: Origin | undefined }> {
  const row = await service.database.first(findSpoken, { orgId, id });
  const parsed = (json: string | null | undefined) => (json ? JSON.parse(json) : undefined);
  return { turns: parsed(row?.turns), origin: parsed(row?.origin) };
}

/** Companies that a meeting was with and that its title does not name. */
export function untitledCompanies({ title, participants }: Pick<Meeting, "title" | "participants">): string[] {
  const companies = participants.flatMap(({ is_internal, company }) => (is_internal || !company ? [] : [company]));
  return [...new Set(companies)].filter((company) => !foldText(title).includes(foldText(company)));
}

import { findQuote, quotedWords } from "../../../core/evidence/find-quote.ts";
import type { Origin, TurnTimes } from "../../records/records.ts";
import type { Insight, Meeting, MeetingDetail, Report, ReportDetail } from "../../records/resources.ts";
import type { ListFilter } from "../../store/list-conditions.ts";
import { countDocuments, readDocuments, readPage } from "../../store/list-query.ts";
import { findMeeting, type OwnedId } from "../../store/meeting-queries.ts";
import { defineQuery, type Values } from "../../store/query.ts";
import { noSuchPage } from "../visit/outcome.ts";
import type { MemberVisit } from "../visit/visit.ts";
import { ownerOf } from "./people.ts";

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

const IN_PAGE = `in (:${ID_PARAMETERS.join(", :")})`;

const scoresOfMeetings = defineQuery<Values, { meeting_id: string; document: string }>(`
  select meeting_id, document from reports
  where org_id = :orgId and meeting_id ${IN_PAGE} order by meeting_id, created_at, id`);

/** Values of `IN_PAGE`, for at most `PAGE_SIZE` IDs. */
const pageOf = (orgId: string, ids: readonly string[]): Values => ({
  orgId,
  ...Object.fromEntries(ID_PARAMETERS.map((name, index) => [name, ids[index] ?? null])),
});

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
  const rows = await service.database.all(scoresOfMeetings, pageOf(orgId, ids));
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

/** A call with everything that was said and written of it. */
export interface WholeCall {
  meeting: MeetingDetail;
  reports: ReportDetail[];
  insights: Insight[];
}

const meetingsOfPage = defineQuery<Values, { id: string; document: string; transcript: string | null }>(`
  select meetings.id, document, transcripts.text as transcript from meetings
  left join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id
  where meetings.org_id = :orgId and meetings.id ${IN_PAGE}`);
const reportsOfPage = defineQuery<Values, { meeting_id: string; document: string; detail: string }>(`
  select meeting_id, document, detail from reports
  where org_id = :orgId and meeting_id ${IN_PAGE} order by meeting_id, created_at desc, id desc`);
const insightsOfPage = defineQuery<Values, { meeting_id: string; document: string }>(`
  select meeting_id, document from insights
  where org_id = :orgId and meeting_id ${IN_PAGE} order by meeting_id, occurred_at, id`);

/** Calls with everything, as {@link readCalls} finds them. */
export async function readWholeCalls(visit: MemberVisit, ids: readonly string[]): Promise<WholeCall[]> {
  const [calls, insights] = await Promise.all([
    readCalls(visit, ids),
    visit.service.database.all(insightsOfPage, pageOf(visit.orgId, ids)),
  ]);
  return calls.map((call) => ({
    ...call,
    insights: insights
      .filter(({ meeting_id }) => meeting_id === call.meeting.id)
      .map(({ document }) => JSON.parse(document)),
  }));
}

/** Calls in the order of their IDs, at most `PAGE_SIZE`, without those that are gone and, for members, those of others. */
async function readCalls(visit: MemberVisit, ids: readonly string[]): Promise<Omit<WholeCall, "insights">[]> {
  const { orgId } = visit;
  const { database } = visit.service;
  const values = pageOf(orgId, ids);
  const [meetings, reports] = await Promise.all([
    database.all(meetingsOfPage, values),
    database.all(reportsOfPage, values),
  ]);
  return ids.flatMap((id) => {
    const row = meetings.find((meeting) => meeting.id === id);
    const meeting = row && (JSON.parse(row.document) as Meeting);
    if (!meeting || ownerOf(visit, meeting.user_id) !== meeting.user_id) return [];
    return {
      meeting: { ...meeting, transcript: row.transcript },
      reports: reports.filter(({ meeting_id }) => meeting_id === id).map(readReport),
    };
  });
}

/** The call that a path names, with its reports, newest first; to members, another person's call does not exist. */
export async function readMeeting(visit: MemberVisit): Promise<Omit<WholeCall, "insights">> {
  const [call] = await readCalls(visit, [visit.id]);
  if (!call) throw noSuchPage();
  return call;
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

/** Companies that a meeting was with and that its title does not name, in whole words. */
export function untitledCompanies({ title, participants }: Pick<Meeting, "title" | "participants">): string[] {
  const line = { text: title };
  const companies = participants.flatMap(({ is_internal, company }) => (is_internal || !company ? [] : [company]));
  return [...new Set(companies)].filter((company) => !findQuote(line, quotedWords(company))?.isWhole);
}

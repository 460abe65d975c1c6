import { parseTranscript } from "../../core/transcript/parse-transcript.ts";
import type { Insight, Meeting, ReportDetail } from "../records/resources.ts";
import { insertRows, statement, type Write } from "./database.ts";
import type { OwnedId } from "./meeting-queries.ts";
import { defineQuery } from "./query.ts";
import { indexedWords } from "./search-words.ts";
import type { Tables } from "./tables.ts";

/** Searchable parts of a call: title and people, transcript, insights, and reports. */
export const SEARCH_KINDS = ["call", "said", "insight", "feedback"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Searchable texts of a call, from one or several records. */
export interface SearchTexts {
  orgId: string;
  meetingId: string;
  kind: SearchKind;
  /** Version of the meeting; 1 by default. If the stored one is newer, a server without the index has changed the meeting. */
  version?: number;
  /** Distinguishes records that were added at different times. */
  sourceId?: string;
  texts: readonly string[];
}

const deleteOfKind = defineQuery<OwnedId & { kind: SearchKind }, unknown>(
  "delete from search_documents where org_id = :orgId and meeting_id = :id and kind = :kind",
);

const deleteOfMeeting = defineQuery<OwnedId, unknown>(
  "delete from search_documents where org_id = :orgId and meeting_id = :id",
);

const putVersion = defineQuery<OwnedId & { version: number; before: number }, unknown>(`
  update search_documents set version = :version
  where org_id = :orgId and meeting_id = :id and kind = 'call' and version = :before`);

/** Texts of a call that the list of meetings shows. */
export const textsOfCall = ({ title, participants }: Pick<Meeting, "title" | "participants">): string[] =>
  filled([title, ...participants.flatMap(({ name, company }) => [name, company])]);

/** Text of each transcript line; speaker names are not searchable. */
export const textsOfTranscript = (transcript: string): string[] => parseTranscript(transcript).map(({ text }) => text);

/** Texts of an insight, including the prospect and the company. */
export const textsOfInsight = (insight: Insight): string[] =>
  filled([
    ...[insight.title, insight.summary, insight.quote, insight.company_name, insight.prospect_name],
    ...[insight.prospect_title, ...insight.tags],
  ]);

/** Texts of a report, without quotes. */
export const textsOfReport = ({
  feedback,
  strengths,
  improvements,
  next_steps,
  criteria_scores,
}: Pick<ReportDetail, "feedback" | "strengths" | "improvements" | "next_steps" | "criteria_scores">): string[] =>
  filled([feedback, ...strengths, ...improvements, ...next_steps, ...criteria_scores.map((one) => one.feedback)]);

const filled = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text) => Boolean(text)) as string[];

/** Rows of the index. */
export function searchRows({
  orgId,
  meetingId,
  kind,
  version = 1,
  sourceId = "",
  texts,
}: SearchTexts): Tables["search_documents"][] {
  return indexedWords(orgId, texts).map((words, part) => {
    return { org_id: orgId, meeting_id: meetingId, kind, source_id: sourceId, part, version, words };
  });
}

/** Replaces all texts of the kind. */
export function replaceTexts(texts: SearchTexts): Write[] {
  const { orgId, meetingId: id, kind } = texts;
  const rows = texts.texts.length > 0 || kind === "call" ? searchRows(texts) : [];
  return [statement(deleteOfKind, { orgId, id, kind }), insertRows("search_documents", rows)];
}

/** Replaces all texts of a call's reports and insights. */
export const replaceReportTexts = (
  { orgId, id: meetingId }: OwnedId,
  texts: Readonly<Record<"feedback" | "insight", readonly string[]>>,
): Write[] =>
  (["feedback", "insight"] as const).flatMap((kind) => replaceTexts({ orgId, meetingId, kind, texts: texts[kind] }));

/** Removes texts of a call from the index: all of them, or those of its reports. */
export function removeTexts(owned: OwnedId, of: "everything" | "reports"): Write[] {
  if (of === "everything") return [statement(deleteOfMeeting, owned)];
  return (["insight", "feedback"] as const).map((kind) => statement(deleteOfKind, { ...owned, kind }));
}

/** Records in the index a change that left its texts unchanged, unless an earlier change is missing. */
export const keepTexts = (owned: OwnedId, version: number): Write =>
  statement(putVersion, { ...owned, version, before: version - 1 });

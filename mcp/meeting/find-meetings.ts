import { suggestNames } from "../../core/people/suggest-names.ts";
import { foldText } from "../../core/text/fold.ts";
import { wordsOf } from "../../core/text/words.ts";
import { type LineHit, searchLines } from "../../core/transcript/search-lines.ts";
import { countText } from "../../core/words/count-text.ts";
import type { Meeting, MeetingStatus, Report } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import type { DateRange } from "../input/date-range.ts";
import { LITERAL_SEARCH, noWords, readQuery } from "../input/read-query.ts";
import { type NameOf, namePeople } from "../service/name-people.ts";
import { explainBound } from "../service/read-all.ts";
import {
  mayHaveTranscript,
  readMeetings,
  readReports,
  readTranscripts,
  reportsByMeeting,
} from "../service/read-data.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";
import { sortNewest } from "../text/sort-newest.ts";
import { companiesOf } from "./meeting-row.ts";

/** Criteria of a search in the list of meetings. */
export interface MeetingSearch {
  range: DateRange;
  status: MeetingStatus | undefined;
  userId: string | undefined;
  /** Words in title, people or companies. */
  search: string | undefined;
  /** Words in transcripts. */
  mentions: string | undefined;
  order: "newest" | "best" | "worst";
  withScores: boolean;
}

/** A meeting that was found, with one of its reports: one row per report. */
export interface FoundMeeting {
  meeting: Meeting;
  report: Report | undefined;
  /** Lines that match the search. */
  hits: readonly LineHit[];
}

/** Result of a search for meetings. */
export interface FoundMeetings {
  found: FoundMeeting[];
  nameOf: NameOf;
  /** Number of meetings in the rows, and of those without a score, which an order by score omits. */
  meetings: number;
  unscored: number;
  notes: string[];
}

/** Finds meetings by criteria that the API has no filters for. */
export async function findMeetings(search: MeetingSearch, context: ToolContext): Promise<FoundMeetings> {
  const { range, status, userId, search: written } = search;
  const words = written === undefined ? [] : requireWords(written);
  const [all, reports] = await Promise.all([
    readMeetings({ ...range, status, user_id: userId }, context),
    search.withScores ? readReports({ from: range.from, user_id: userId }, context) : undefined,
  ]);
  const nameOf = await namePeople(
    all.items.map((meeting) => meeting.user_id),
    context,
  );
  const byMeeting = reportsByMeeting(reports?.items ?? []);
  const candidates = all.items.filter((meeting) => matchesWords(meeting, words, nameOf));
  const isNowhere = candidates.length === 0 && all.items.length > 0;
  if (isNowhere && written) rejectMisspelled(written, all.items);
  const { found, note } = await searchMentions(candidates, isNowhere ? undefined : search.mentions, context);
  // One object literal per row: with 12,000 rows, intermediate objects survive young garbage collections, and the heap grows.
  const rows = found.flatMap(({ meeting, hits }) =>
    (byMeeting.get(meeting.id) ?? [undefined]).map((report): FoundMeeting => ({ meeting, report, hits })),
  );
  const shown = sortByScore(rows, search.order);
  const meetings = new Set(shown.map(({ meeting }) => meeting.id)).size;
  const unscored = found.length - meetings;
  return {
    found: shown,
    nameOf,
    meetings,
    unscored,
    notes: [
      isNowhere ? explainNowhere(all.items.length) : note,
      unscored > 0
        ? `${countText(unscored, "meeting")} without a score ${unscored === 1 ? "is" : "are"} left out.`
        : "",
      explainBound(all, "meetings"),
      reports ? explainBound(reports, "reports") : "",
    ],
  };
}

const explainNowhere = (count: number): string =>
  `\`search\` is in no title, person or company of the ${countText(count, "meeting")}.`;

/** Explains that a meeting has several rows; empty if none has. */
export const explainRows = (rows: number, meetings: number): string =>
  rows > meetings
    ? `${rows} rows are of ${countText(meetings, "meeting")}: one with several reports has a row for each. Compare scores of one template only.`
    : "";

/** @throws ToolError that suggests a company of a similar name, since "no meetings" would not be questioned */
function rejectMisspelled(written: string, meetings: readonly Meeting[]): void {
  const companies = [...new Set(meetings.flatMap(companiesOf))];
  const [similar] = suggestNames(written, companies, (company) => company).suggestions;
  if (similar !== undefined)
    throw invalidArguments("`search` is in no title, person or company of these meetings. A similar name:", similar);
}

/** Whether every word of a search is part of a meeting's title, people or companies. */
function matchesWords(meeting: Meeting, words: readonly string[], nameOf: NameOf): boolean {
  if (words.length === 0) return true;
  const people = readList(meeting.participants).flatMap(({ name, email }) => [readText(name), readText(email)]);
  const text = foldText(
    [readText(meeting.title), nameOf(meeting.user_id), ...people, ...companiesOf(meeting)].join(" "),
  );
  return words.every((word) => text.includes(word));
}

/** The folded words of a search. @throws ToolError without any, since every meeting would match */
function requireWords(search: string): string[] {
  const words = wordsOf(search);
  if (words.length === 0) throw noWords("search");
  return words;
}

const NO_HITS: readonly LineHit[] = [];

async function searchMentions(
  meetings: readonly Meeting[],
  mentions: string | undefined,
  context: ToolContext,
): Promise<{ found: Omit<FoundMeeting, "report">[]; note: string }> {
  if (mentions === undefined) return { found: meetings.map((meeting) => ({ meeting, hits: NO_HITS })), note: "" };
  const query = readQuery("mentions", mentions);
  const searched = meetings.filter(mayHaveTranscript);
  const { results, done } = await readTranscripts(
    searched.map(({ id }) => id),
    context,
  );
  let withText = 0;
  const found = searched.flatMap((meeting, index) => {
    const read = results[index];
    if (!read || read.transcript === null) return [];
    withText += 1;
    const hits = searchLines(read.lines, { query });
    return hits.length > 0 ? [{ meeting, hits }] : [];
  });
  const note = explainSearch({ found: found.length, withText, done, of: searched.length });
  return { found, note: query.terms.length > 1 ? `${note} ${ANY_WORD}` : note };
}

const ANY_WORD = 'A line with any of the words counts; "in quotation marks" they are a phrase.';

function explainSearch({ found, withText, done, of }: Record<"found" | "withText" | "done" | "of", number>): string {
  const matching = `${countText(found, "meeting")} ${found === 1 ? "matches" : "match"}`;
  const looked = `Looked through ${countText(withText, "transcript")} of ${countText(of, "meeting")}: ${matching}. ${LITERAL_SEARCH}`;
  const rest = done < of ? ` Time ran out after ${done}: call again to continue, or narrow from and to.` : "";
  return looked + rest;
}

/** Sorts by score and omits rows without one; without an order by score, newest first. */
function sortByScore(rows: FoundMeeting[], order: MeetingSearch["order"]): FoundMeeting[] {
  if (order === "newest") return sortNewest(rows, ({ meeting }) => meeting.started_at);
  const sign = order === "best" ? -1 : 1;
  const score = ({ report }: FoundMeeting) => readNumber(report?.overall_score) ?? Number.NaN;
  const scored = rows.filter((row) => !Number.isNaN(score(row)));
  return scored.sort((one, two) => sign * (score(one) - score(two)));
}

import { escapeLine } from "../../text/escape.ts";
import { formatCount } from "../../words/count-text.ts";
import { clockText } from "../../words/duration-text.ts";
import { changeText, scoreText } from "../../words/score-text.ts";
import { periodText } from "../../words/span-text.ts";
import { type Branding, meetingLink } from "../branding.ts";
import { story } from "../headline.ts";
import { criterionText, managerNotes, momentText, POINT_TITLES } from "../manager-words.ts";
import type { WeeklyReport } from "../weekly-report.ts";

/** A quote and its speaker. */
export interface SharedQuote {
  quote: string;
  source: string;
  link: string | undefined;
}

/** Summary of a report for a chat: plain texts of limited length. */
export interface ShareFacts {
  title: string;
  period: string;
  story: string;
  figures: { name: string; value: string }[];
  people: { name: string; score: string; change: string; reports: string }[];
  morePeople: number;
  /** Praise, follow-up, people without calls; or the points of a 1-to-1. */
  notes: { name: string; text: string; link: string | undefined }[];
  advice: { text: string; quote: SharedQuote | undefined } | undefined;
  gates: string | undefined;
  /** Gates that did not pass. */
  broken: string[];
}

/** Escaping takes up to five characters for one; a section of Slack has 3,000. */
const LONGEST = { title: 100, name: 60, story: 500, quote: 180, gate: 100, note: 300 };
const PEOPLE_SHOWN = 8;
const GATES_SHOWN = 5;

/** Summarizes a report for a chat. */
export function shareFacts(report: WeeklyReport, branding: Branding): ShareFacts {
  const { reports, meetings, people, gates } = report;
  const shown = report.talking_points === null ? people : [];
  const unmet = gates?.results.filter(({ outcome }) => outcome !== "passed") ?? [];
  return {
    title: cut(branding.title, LONGEST.title),
    period: periodText(report.period, report.time_zone),
    story: cut(story(report), LONGEST.story),
    figures: [
      {
        name: "Average score",
        value: `${scoreText(reports.average_score)} (${changeText(reports.average_score_change)})`,
      },
      { name: "Reports", value: `${formatCount(reports.count)} (${changeText(reports.count_change, 0)})` },
      { name: "Calls", value: formatCount(meetings.total) },
      { name: "Insights", value: formatCount(report.insights.total) },
    ],
    people: shown.slice(0, PEOPLE_SHOWN).map(({ name, user_id: id, average_score: score, change, reports: count }) => ({
      name: cut(nameOr(name, id), LONGEST.name),
      score: scoreText(score),
      change: changeText(change),
      reports: formatCount(count),
    })),
    morePeople: Math.max(0, shown.length - PEOPLE_SHOWN),
    notes: notesOf(report, branding),
    advice: report.talking_points === null ? adviceOf(report, branding) : undefined,
    gates: gates === null || gates.results.length === 0 ? undefined : `Gates: ${gates.passed ? "passed" : "failed"}`,
    broken: unmet.slice(0, GATES_SHOWN).map(({ gate, message }) => cut(`${gate}: ${message}`, LONGEST.gate)),
  };
}

function notesOf(report: WeeklyReport, branding: Branding): ShareFacts["notes"] {
  const { talking_points: points, praise } = report;
  const notes =
    points === null
      ? managerNotes({ ...report, praise: praise.slice(0, 1) }).map((note) => ({ ...note, link: undefined }))
      : points.map(({ kind, text, moments: [moment] }) => ({
          name: POINT_TITLES[kind],
          text: moment === undefined ? text : `${text}. Listen to ${momentText(moment)}`,
          link: moment && meetingLink(branding, moment.meeting_id),
        }));
  return notes.map((note) => ({ ...note, text: cut(note.text, LONGEST.note) }));
}

function adviceOf({ coach_next: [first], coach_gap: gap }: WeeklyReport, branding: Branding): ShareFacts["advice"] {
  if (first === undefined) return gap === null ? undefined : { text: gap, quote: undefined };
  const { name, user_id: id, criterion, quote } = first;
  const who = cut(nameOr(name, id), LONGEST.name);
  const topic =
    criterion === null ? "" : ` on ${criterionText({ ...criterion, name: cut(criterion.name, LONGEST.name) })}`;
  if (quote === null || quote.quote.trim() === "") return { text: `${who}${topic}`, quote: undefined };
  const at = quote.timestamp_seconds === null ? "" : ` at ${clockText(quote.timestamp_seconds)}`;
  const shown = {
    quote: cut(quote.quote, LONGEST.quote),
    source: `${who}${at}`,
    link: meetingLink(branding, quote.meeting_id),
  };
  return { text: `${who}${topic}`, quote: shown };
}

/** Chats reject empty texts. */
const nameOr = (name: string | null, id: string): string => (name === null || name.trim() === "" ? id : name);

/** Shortens a text to `most` characters, on one line and without control characters. */
function cut(text: string, most: number): string {
  const characters = [...escapeLine(text)];
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most - 1).join("")}…`;
}

import { countText } from "../../../../core/words/count-text.ts";
import { TRACKED_SIDES, type Tracker, trackerTitle } from "../../../coaching/trackers/tracker.ts";
import type { TrackerSet } from "../../../jobs/tracker-store.ts";
import { TYPE_NAMES } from "../../records/insights.ts";
import { ACTIONS, buttonForm, type Column, pageHead, table } from "../../views/components.ts";
import { type FieldErrors, formActions, selectField, textAreaField, textField } from "../../views/forms.ts";
import { type Content, type Html, html, timeCell } from "../../views/html.ts";
import type { Fields } from "../../visit/form.ts";
import type { MemberVisit } from "../../visit/visit.ts";

export const TITLE = "Trackers";

const SIDE_NAMES = { prospect: "Customers", seller: "Sellers", anyone: "Anyone" } as const;

/** Every tracker by topic, and the form of one. */
export function trackersView(
  { query, zone }: MemberVisit,
  set: TrackerSet,
  { draft, errors = {} }: { draft?: TrackerDraft | undefined; errors?: FieldErrors } = {},
): Html {
  const topics = [...new Set(set.trackers.map(({ topic }) => topic))];
  const openedTitle = draft?.opened ?? query.text("tracker");
  const opened = set.trackers.find((tracker) => trackerTitle(tracker) === openedTitle);
  const saved =
    set.savedAt === null ? "the starter set" : html`version ${set.version}, saved ${timeCell(set.savedAt, zone)}`;
  return html`${pageHead(TITLE, { lead: html`${countText(set.trackers.length, "tracker")}, ${saved}. A tracker finds its words in calls, whole, in any case and with or without accents, unless their clause denies them. Each adds one insight to a call, with the quote.` })}
<div class="same">${topics.map((topic) => topicView(topic, set))}</div>
<h2>${opened ? `Change ${trackerTitle(opened)}` : "Add a tracker"}</h2>
${trackerForm(set, draft ?? (opened && draftOf(opened)), errors)}`;
}

function topicView(topic: string, { trackers, version }: TrackerSet): Html {
  const rows = trackers.filter((tracker) => tracker.topic === topic);
  const opened = (tracker: Tracker) => ({ version: String(version), opened: trackerTitle(tracker) });
  const columns: Column<Tracker>[] = [
    {
      head: "Name",
      cell: (tracker) =>
        html`<a href="/trackers?tracker=${encodeURIComponent(trackerTitle(tracker))}">${tracker.name}</a>`,
    },
    { head: "Said by", cell: ({ side }) => SIDE_NAMES[side] },
    { head: "Words", cell: ({ words }) => Object.values(words).flat().join(", ") },
    {
      head: ACTIONS,
      cell: (tracker) =>
        buttonForm({ label: "Remove", of: tracker.name, action: "/trackers/remove", fields: opened(tracker) }, "link"),
    },
  ];
  return html`<h2>${topic}</h2>${table(`Trackers of ${topic}`, columns, rows)}`;
}

function draftOf(tracker: Tracker): TrackerDraft {
  return { opened: trackerTitle(tracker), tracker, words: wordsText(tracker.words) };
}

function trackerForm({ version }: TrackerSet, draft: TrackerDraft | undefined, errors: FieldErrors): Content {
  const text = (field: "topic" | "name" | "type" | "side", otherwise = "") =>
    String(draft?.tracker[field] ?? otherwise);
  return html`<form method="post" action="/trackers"><input type="hidden" name="version" value="${version}"><input type="hidden" name="opened" value="${draft?.opened ?? ""}">
${textField({ name: "topic", label: "Topic", value: text("topic"), isRequired: true, maxLength: 100, errors, hint: "Such as Competitors. It stands before the name in the title of an insight." })}
${textField({ name: "name", label: "Name", value: text("name"), isRequired: true, maxLength: 100, errors })}
${selectField({ name: "type", label: "Kind of insight", value: text("type", "competitor_mention"), options: Object.entries(TYPE_NAMES), errors })}
${selectField({ name: "side", label: "Said by", value: text("side", "prospect"), options: TRACKED_SIDES.map((side) => [side, SIDE_NAMES[side]] as const), errors })}
${textAreaField({ name: "words", label: "Words", value: draft?.words ?? "", isRequired: true, rows: 6, errors, hint: "Separated by commas. A line that begins with a language, such as de: zu teuer, counts in calls of that language (en, de, es, fr, ja), others in all." })}
${formActions("Save", { back: "/trackers" })}</form>`;
}

/** A tracker as a form has it: nothing of it is checked. */
export interface TrackerDraft {
  /** The tracker that was opened; empty for a new one. */
  opened: string;
  tracker: Record<keyof Tracker, unknown>;
  /** The words as they were written. */
  words: string;
}

const LANGUAGE = /^\s*([a-z]{2,3})\s*[:\uff1a]\s*(.*)$/;

/** Reads the form of a tracker. */
export function readTrackerDraft(form: Fields): TrackerDraft {
  const [topic, name, type, side] = (["topic", "name", "type", "side"] as const).map((field) => form.text(field));
  const words = form.text("words");
  return { opened: form.text("opened"), tracker: { topic, name, type, side, words: readWords(words) }, words };
}

/** `en: too expensive, too much` on a line of its own per language; without a language the words are of any. */
function readWords(text: string): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const line of text.split("\n")) {
    const [, language = "any", list = line] = LANGUAGE.exec(line) ?? [];
    const found = list
      .split(/[,\u3001\uff0c]/)
      .map((word) => word.trim())
      .filter((word) => word !== "");
    if (found.length > 0) words[language] = [...(words[language] ?? []), ...found];
  }
  return words;
}

/** The words of a tracker as the form shows them. */
export function wordsText(words: Tracker["words"]): string {
  return Object.entries(words)
    .map(([language, list]) => `${language}: ${list.join(", ")}`)
    .join("\n");
}

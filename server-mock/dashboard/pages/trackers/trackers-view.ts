import { countText } from "../../../../core/words/count-text.ts";
import { TRACKED_SIDES, type Tracker } from "../../../coaching/trackers/tracker.ts";
import type { TrackerSet } from "../../../jobs/tracker-store.ts";
import type { Insight } from "../../../records/resources.ts";
import { banner, pageHead } from "../../views/components.ts";
import { errorSummary, formActions, selectField, textAreaField, textField } from "../../views/forms.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import { timeCell } from "../../views/times.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { keyOf, type TrackerDraft, wordsText } from "./tracker-draft.ts";

export const TITLE = "Trackers";

const TYPE_NAMES: readonly (readonly [Insight["type"], string])[] = [
  ["competitor_mention", "Competitor"],
  ["objection", "Objection"],
  ["pricing", "Pricing"],
  ["feature_request", "Feature request"],
  ["buying_signal", "Buying signal"],
  ["pain_point", "Pain point"],
  ["use_case", "Use case"],
  ["quote", "Quote"],
];
const SIDE_NAMES = { prospect: "Customers", seller: "Sellers", anyone: "Anyone" } as const;

/** Every tracker by topic, and the form of one. */
export function trackersView(
  { query, notice, zone }: MemberVisit,
  set: TrackerSet,
  { draft, error }: { draft?: TrackerDraft | undefined; error?: string } = {},
): Html {
  const topics = [...new Set(set.trackers.map(({ topic }) => topic))];
  const opened = set.trackers.find((tracker) => keyOf(tracker) === query.text("tracker"));
  const saved =
    set.savedAt === null ? "the starter set" : html`version ${set.version}, saved ${timeCell(set.savedAt, zone)}`;
  return html`${pageHead(TITLE, { lead: html`Names and phrases that calls are searched for: ${countText(set.trackers.length, "tracker")}, ${saved}. Whole words count, whatever their case and accents, unless their clause denies them; each tracker is noted once in a call, with its quote.` })}
${notice && banner(notice, "good")}
${topics.map((topic) => topicView(topic, set))}
<h2>${opened ? `Change ${keyOf(opened)}` : "Add a tracker"}</h2>
${error && errorSummary({ words: error })}
${trackerForm(set, draft ?? (opened && draftOf(opened)))}`;
}

function topicView(topic: string, { trackers, version }: TrackerSet): Html {
  const rows = trackers.filter((tracker) => tracker.topic === topic);
  return html`<h2>${topic}</h2><div class="scroll"><table><thead><tr><th>Name</th><th>Said by</th><th>Words</th><td></td></tr></thead><tbody>${rows.map(
    (tracker) => html`<tr><td><a href="/trackers?tracker=${encodeURIComponent(keyOf(tracker))}">${tracker.name}</a></td>
<td>${SIDE_NAMES[tracker.side]}</td><td>${Object.values(tracker.words).flat().join(", ")}</td>
<td><form method="post" action="/trackers/remove"><input type="hidden" name="version" value="${version}"><input type="hidden" name="opened" value="${keyOf(tracker)}"><button class="button">Remove</button></form></td></tr>`,
  )}</tbody></table></div>`;
}

function draftOf(tracker: Tracker): TrackerDraft {
  return { opened: keyOf(tracker), tracker, words: wordsText(tracker.words) };
}

function trackerForm({ version }: TrackerSet, draft: TrackerDraft | undefined): Content {
  const text = (field: "topic" | "name" | "type" | "side", otherwise = "") =>
    String(draft?.tracker[field] ?? otherwise);
  return html`<form method="post" action="/trackers"><input type="hidden" name="version" value="${version}"><input type="hidden" name="opened" value="${draft?.opened ?? ""}">
${textField({ name: "topic", label: "Topic", value: text("topic"), isRequired: true, maxLength: 100, hint: "Such as Competitors. It stands before the name in the title of an insight." })}
${textField({ name: "name", label: "Name", value: text("name"), isRequired: true, maxLength: 100 })}
${selectField({ name: "type", label: "Kind of insight", value: text("type", "competitor_mention"), options: TYPE_NAMES })}
${selectField({ name: "side", label: "Said by", value: text("side", "prospect"), options: TRACKED_SIDES.map((side) => [side, SIDE_NAMES[side]] as const) })}
${textAreaField({ name: "words", label: "Words", value: draft?.words ?? "", isRequired: true, rows: 6, hint: "Separated by commas. A line that begins with a language, such as de: zu teuer, counts in calls of that language (en, de, es, fr, ja), others in all." })}
${formActions("Save", { back: "/trackers" })}</form>`;
}

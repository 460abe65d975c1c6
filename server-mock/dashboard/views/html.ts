import { html, raw } from "hono/html";
import type { Figure } from "../../../core/figures/figure.ts";
import type { Period } from "../../../core/periods/period.ts";
import type { EvidenceQuote } from "../../../core/report/report-figures.ts";
import { countText } from "../../../core/words/count-text.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import { changeText, NONE, scoreText } from "../../../core/words/score-text.ts";
import { dateText, dayText, zonedTimeText } from "../../../core/words/span-text.ts";
import { trendLine } from "../../../design/charts/trend-line.ts";

/** Markup. `html` escapes every value that is put into it, whether text or attribute; write attributes in quotes. */
export type Html = ReturnType<typeof html>;

/** Something that `html` can hold: text is escaped, lists are joined, and `false`, `null` and `undefined` are nothing. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

export { html };

/** A chart of `design/`, which has escaped every text in it. */
export const drawing = (svg: string): Html => raw(svg);

/** Visually hidden text for screen readers, which names the object of a repeated control. */
export const spokenOnly = (words: string): Html => html`<span class="hide">${words}</span>`;

/** A time in the reader's zone, with the exact time in the title. */
export const timeCell = (iso: string | null, zone: string): Content => zonedCell(iso, zone, "time");

/** A day in the reader's zone. */
export const dayCell = (iso: string | null, zone: string): Content => zonedCell(iso, zone, "day");

function zonedCell(iso: string | null, zone: string, kind: "time" | "day"): Content {
  if (iso === null) return NONE;
  const words = kind === "time" ? zonedTimeText(iso, zone) : dateText(iso, zone);
  return html`<time datetime="${iso}" title="${iso}" data-zoned="${kind}">${words}</time>`;
}

/** Anchor of a second of a call on its page: the first line that begins in it. */
export const secondAnchor = (seconds: number): string => `at-${Math.floor(seconds)}`;

/** A score; a dash where there is none. */
export function scoreCell(score: number | null): Content {
  return score === null ? html`<span class="mute" title="no score">${NONE}</span>` : scoreText(score);
}

/** A change of an average, in the color of what it means. */
export function changeCell(change: number | null): Content {
  const kind = change === null || change === 0 ? "mute" : change > 0 ? "good" : "bad";
  return html`<span class="${kind}">${changeText(change)}</span>`;
}

/** A figure above its name. */
export interface Tile {
  name: string;
  value: Content;
  note?: Content;
}

/** The figures that a page begins with. */
export function tiles(figures: readonly Tile[]): Html {
  return html`<ul class="tiles">${figures.map(
    ({ name, value, note }) =>
      html`<li><span class="mute">${name}</span><b>${value}</b><span class="mute">${note ?? ""}</span></li>`,
  )}</ul>`;
}

/** A quote with a link to its second in the call. */
export const momentView = (quote: EvidenceQuote, who = ""): Html =>
  html`<blockquote class="quote">“${quote.quote}” <span class="small mute">${who && `${who}, `}${momentLink(quote)}, scored ${scoreText(quote.score)}</span></blockquote>`;

/** Link to the second of a call that a report quotes; the report redirects to the call and keeps the anchor. */
export const momentLink = ({ report_id: id, timestamp_seconds: seconds }: EvidenceQuote): Html =>
  callLink(`/reports/${id}`, seconds);

/** Link to a second of a call, or to the call where none is known. */
export function callLink(path: string, seconds: number | null, what?: Content): Html {
  if (seconds === null) return html`<a href="${path}">The call${what}</a>`;
  return html`<a href="${path}#${secondAnchor(seconds)}">The call at ${clockText(seconds)}${what}</a>`;
}

/** The course of some weeks, each named by its Monday. */
export function courseChart({ weeks }: { weeks: readonly Period[] }, figures: readonly Figure[], zone: string): Html {
  const points = weeks.map(({ from }, index) => ({
    label: dayText(from, zone),
    value: figures[index]?.value ?? null,
    note: countText(figures[index]?.n ?? 0, "report"),
  }));
  const reports = figures.reduce((sum, { n }) => sum + n, 0);
  return html`${drawing(trendLine("Average score of each week", points))}<p class="key">Each dot is a week, named by its Monday. ${countText(reports, "report")} in all.</p>`;
}

import type { Figure } from "../../../core/figures/figure.ts";
import { isTimeZone } from "../../../core/periods/is-time-zone.ts";
import { type CalendarPeriod, calendarPeriod, type Period, periodBefore } from "../../../core/periods/period.ts";
import { readDay } from "../../../core/periods/read-moment.ts";
import { readPeriod, type TimeQuestion } from "../../../core/periods/read-period.ts";
import { isoDay } from "../../../core/periods/time-zone.ts";
import { type Change, compareFigure } from "../../../core/report/compare-figures.ts";
import { periodText, spanText } from "../../../core/words/span-text.ts";
import { changeCell, type Html, html, scoreCell, type Tile } from "../views/html.ts";
import { PageError } from "./outcome.ts";
import type { MemberVisit, Visit } from "./visit.ts";

/** Two spans of time beside each other, as an address names them. */
export interface Spans extends TimeQuestion {
  span: Period | CalendarPeriod;
  beside: Period;
  /** `Week 46, 9-15 November 2026`, `Last 7 days`: a rolling span is never a calendar week. */
  title: string;
  /** The same, with the other span where the address names one: as the browser shows it. */
  titles: readonly string[];
  /** The span that it is compared with, in words. */
  besideText: string;
  /** The span as an address has it: `7d`. */
  named: string;
  /** Span, other span and zone as they stand in an address, with the question mark; empty where none is set. */
  query: string;
}

/** Fields of an address that name its spans. */
export const SPAN_FIELDS = ["span", "beside", "zone"] as const;
const ROLLING = /^([1-9]\d{0,3})d$/;
const DATES = /^(\d{4}-\d{2}-\d{2})(?:\.\.| to | - )(\d{4}-\d{2}-\d{2})$/;

/**
 * Reads the two spans of an address. The zone stands in the address as well, so that everybody who opens it sees the same days.
 *
 * @param otherwise span where none is named
 */
export function readSpans(visit: Visit, otherwise: string): Spans {
  const { query, service } = visit;
  const zone = query.text("zone");
  if (zone !== "" && !isTimeZone(zone)) throw unreadable(zone, "a time zone, such as Europe/Berlin");
  const question = { now: service.now(), timeZone: zone || visit.zone };
  const named = query.text("span") || otherwise;
  const span = readSpan(named, question);
  const other = query.text("beside");
  const beside = other === "" ? periodBefore(span, question.timeZone) : readSpan(other, question);
  const set = SPAN_FIELDS.map((name): [string, string] => [name, query.text(name)]).filter(([, value]) => value !== "");
  const title = titleOf(named, span, question.timeZone);
  const besideText =
    other === "" ? beforeText(named, beside, question.timeZone) : titleOf(other, beside, question.timeZone);
  return {
    ...question,
    span,
    beside,
    named,
    title,
    titles: [title, ...(other === "" ? [] : [`compared with ${besideText}`])],
    besideText,
    query: set.length === 0 ? "" : `?${new URLSearchParams(set)}`,
  };
}

function readSpan(text: string, question: TimeQuestion): Period | CalendarPeriod {
  const [, first = "", last = ""] = DATES.exec(text) ?? [];
  const [from, to] = [readDay(first, "from", question), readDay(last, "to", question)];
  if (from && to && from < to) return { from: from.toISOString(), to: to.toISOString() };
  const period = readPeriod(text, question);
  if (period && Date.parse(period.from) <= question.now.getTime()) return period;
  throw unreadable(
    text,
    "a span that has begun: a week (2026-W46, last week), a month (2026-10, October), or dates (2026-11-02..2026-11-08)",
  );
}

function titleOf(text: string, span: Period | CalendarPeriod, zone: string): string {
  const [, days] = ROLLING.exec(text) ?? [];
  if (days) return days === "1" ? "Last 24 hours" : `Last ${days} days`;
  if ("isRunning" in span && span.isRunning && span.unit !== null) return `This ${span.unit} so far`;
  return spanText(span, zone);
}

function beforeText(text: string, before: Period, zone: string): string {
  const [, days] = ROLLING.exec(text) ?? [];
  if (days === "1") return "the previous 24 hours";
  return days ? `the previous ${days} days` : periodText(before, zone);
}

const unreadable = (text: string, expected: string): PageError =>
  new PageError(400, `\`${text}\` is not ${expected}. Open the page again.`);

/** Average and number of what was scored in a span, beside those of the other one. */
export function scoreTiles(
  { score, before }: Pick<Change, "score" | "before">,
  { besideText }: Spans,
  counted: "Reports" | "Scores" = "Reports",
): Tile[] {
  const { change } = compareFigure(score, before);
  const countOf = (figure: Figure | null) => figure?.[counted === "Reports" ? "of" : "n"] ?? 0;
  const note = change === null ? "nothing to compare with" : html`${changeCell(change)} from ${besideText}`;
  return [
    { name: "Average score", value: scoreCell(score.value), note },
    { name: counted, value: countOf(score), note: `${countOf(before)} in ${besideText}` },
  ];
}

const WEEKS = 4;
const MONTHS = 2;

/** A form for the two spans of a page: any phrase for a span, with common ones to choose from. Other filters are kept. */
export function spanForm(visit: MemberVisit, spans: Spans, kept: Readonly<Record<string, string>> = {}): Html {
  const { query, path } = visit;
  const field = (name: "span" | "beside", label: string, placeholder: string) =>
    html`<div class="field"><label for="field-${name}">${label}</label><input id="field-${name}" name="${name}"${query.text(name) !== "" && html` value="${query.text(name)}"`} list="spans" placeholder="${placeholder}" maxlength="40"></div>`;
  return html`<form class="filters" method="get" action="${path}">
${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<input type="hidden" name="zone" value="${spans.timeZone}">
${field("span", "Period", spans.title)}${field("beside", "Compared with", spans.besideText)}
<datalist id="spans">${choicesOf(spans).map(([value, label]) => html`<option value="${value}">${label}</option>`)}</datalist>
<button class="button">Compare</button>
</form>`;
}

function choicesOf(spans: Spans): [value: string, label: string][] {
  const { timeZone } = spans;
  const units = (unit: "week" | "month", count: number) =>
    Array.from({ length: count }, (_, index): [string, string] => {
      const period = calendarPeriod(unit, spans, { offset: -1 - index });
      const label = spanText(period, timeZone);
      const day = isoDay(new Date(period.from), timeZone);
      const week = /^Week (\d+)/.exec(label)?.[1] ?? "";
      return [unit === "month" ? day.slice(0, 7) : weekName(day, week), label];
    });
  return [
    ["7d", "Last 7 days"],
    ["30d", "Last 30 days"],
    ["this week", "This week so far"],
    ...units("week", WEEKS),
    ["this month", "This month so far"],
    ...units("month", MONTHS),
  ];
}

/** The ISO name of the week that begins on a Monday: the year is that of its Thursday. */
function weekName(monday: string, week: string): string {
  const thursday = new Date(Date.parse(monday) + 3 * 86_400_000);
  return `${thursday.getUTCFullYear()}-W${week.padStart(2, "0")}`;
}

import { calendarPeriod } from "../../../core/periods/period.ts";
import { isoDay } from "../../../core/periods/time-zone.ts";
import { spanText } from "../../../core/words/span-text.ts";
import { type Html, html } from "../views/html.ts";
import type { Spans } from "./spans.ts";
import type { MemberVisit } from "./visit.ts";

const WEEKS = 4;
const MONTHS = 2;

/** A form for the two spans of a page: any words for a span, with the usual ones to choose from. The other filters of the page are kept. */
export function spanForm(visit: MemberVisit, spans: Spans, kept: Readonly<Record<string, string>> = {}): Html {
  const { query, path } = visit;
  const field = (name: "span" | "beside", label: string, placeholder: string) =>
    html`<div class="field"><label for="field-${name}">${label}</label><input id="field-${name}" name="${name}" value="${query.text(name)}" list="spans" placeholder="${placeholder}" maxlength="40"></div>`;
  return html`<form class="filters" method="get" action="${path}">
${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<input type="hidden" name="zone" value="${spans.timeZone}">
${field("span", "Span", spans.title)}${field("beside", "Compared with", spans.besideText)}
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

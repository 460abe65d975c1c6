import { calendarPeriod } from "../../../../core/periods/period.ts";
import { isoDay } from "../../../../core/periods/time-zone.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { bars } from "../../../../design/charts/bars.ts";
import { countMeetings, type MeetingFilter } from "../../records/meetings.ts";
import { table } from "../../views/components.ts";
import { type Content, drawing, html } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const MOST_MONTHS = 12;

interface Month {
  label: string;
  found: number;
  /** Calls of the month, whatever they say. */
  calls: number;
}

/** Calls with the words, by when they started, in each month, beside all calls of that month: a name over time. */
export async function monthsView(
  visit: MemberVisit,
  startedAt: readonly string[],
  scope: MeetingFilter,
): Promise<Content> {
  const months = await countMonths(visit, startedAt, scope);
  if (months.length < 2) return undefined;
  const sum = months.reduce((total, { found: value }) => total + value, 0);
  const columns = months.map(({ label, found: value }) => ({ label, value }));
  return html`<section aria-label="By month"><h2>By month</h2>
<p class="key">Each column is the number of calls with these words in a month (${visit.zone}), from 0: ${countText(sum, "call")} in all.</p>
${drawing(bars("Calls with the words, by month", columns))}
<details><summary>As a table</summary>${table(
    "Calls with the words, by month",
    [
      { head: "Month", cell: (month: Month) => month.label },
      { head: "With the words", isNumber: true, cell: (month) => month.found },
      { head: "All calls", isNumber: true, cell: (month) => month.calls },
    ],
    months,
  )}</details></section>`;
}

async function countMonths(
  visit: MemberVisit,
  startedAt: readonly string[],
  { userId, from = "", to = "9999" }: MeetingFilter,
): Promise<Month[]> {
  const { service, zone } = visit;
  const months: Month[] = [];
  const monthAt = (offset: number) => calendarPeriod("month", { now: service.now(), timeZone: zone }, { offset });
  const { to: end } = monthAt(0);
  let left = startedAt.filter((at) => at <= end);
  for (let offset = 0; offset > -MOST_MONTHS && left.length > 0; offset -= 1) {
    const month = monthAt(offset);
    if (month.to < from) break;
    const earlier = left.filter((at) => at < month.from);
    const found = left.length - earlier.length;
    left = earlier;
    const span = { from: month.from > from ? month.from : from, to: month.to < to ? month.to : to };
    const calls = await countMeetings(visit, { userId, ...span });
    const label = isoDay(new Date(month.from), zone).slice(0, "2026-11".length);
    months.unshift({ label, found, calls });
  }
  return months;
}

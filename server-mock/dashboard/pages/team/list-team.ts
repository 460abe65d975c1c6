import { changeFigure } from "../../../../core/figures/figure.ts";
import { periodBefore } from "../../../../core/periods/period.ts";
import { unitsUpToNow } from "../../../../core/periods/split-period.ts";
import { timeRangePeriod } from "../../../../core/periods/time-range.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { scaleAround } from "../../../../design/charts/scale.ts";
import { sparkline } from "../../../../design/charts/sparkline.ts";
import { peopleOf } from "../../records/people.ts";
import { seesTeam } from "../../records/scope.ts";
import { averageIn, figuresOf, type SpanFigures } from "../../records/team.ts";
import { type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { drawing } from "../../views/drawing.ts";
import { changeCell, scoreCell } from "../../views/figures.ts";
import { html } from "../../views/html.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Team";
const WEEKS = 12;

interface Row {
  id: string;
  name: string;
  reports: number;
  average: number | null;
  change: number | null;
  weeks: (number | null)[];
}

/** Everybody's average, change and course; members see their own page instead. */
export async function listTeam(visit: MemberVisit): Promise<Outcome> {
  if (!seesTeam(visit)) return redirect(`/people/${visit.session.user.id}`);
  const now = visit.service.now();
  const people = await peopleOf(visit);
  const span = timeRangePeriod("month", now);
  const spans = [span, periodBefore(span), ...unitsUpToNow("week", WEEKS, { now, timeZone: visit.zone })];
  const [month, before, ...weeks] = (await Promise.all(spans.map((each) => figuresOf(visit, each)))) as [
    SpanFigures,
    SpanFigures,
    ...SpanFigures[],
  ];
  const rows = [...people.values()]
    .filter(({ id, is_active }) => is_active || averageIn(month, id).of > 0)
    .map(({ id, label: name }): Row => {
      const average = averageIn(month, id);
      return {
        id,
        name,
        average: average.value,
        reports: average.of,
        change: changeFigure(averageIn(before, id), average).value,
        weeks: weeks.map((week) => averageIn(week, id).value),
      };
    })
    .sort((one, other) => (other.average ?? -1) - (one.average ?? -1) || (one.name < other.name ? -1 : 1));
  const head = pageHead(TITLE, {
    lead: "The last 30 days, compared with the previous 30.",
    actions: html`<a class="button" href="/report">Weekly report</a>`,
  });
  if (rows.length === 0)
    return page(
      TITLE,
      html`${head}${emptyState("Nobody yet", "Invite the people whose calls are coached.", html`<a class="button primary" href="/settings/people/new">Invite</a>`)}`,
    );
  return page(TITLE, html`${head}${table(TITLE, columnsOf(rows), rows)}`);
}

function columnsOf(rows: readonly Row[]): Column<Row>[] {
  const scale = scaleAround(rows.flatMap(({ weeks }) => weeks));
  return [
    { head: "Name", cell: ({ id, name }) => html`<a href="/people/${id}">${name}</a>` },
    { head: "Reports", isNumber: true, cell: ({ reports }) => reports },
    { head: "Average", isNumber: true, cell: ({ average }) => scoreCell(average) },
    { head: "Change", isNumber: true, cell: ({ change }) => changeCell(change) },
    {
      head: `${countText(WEEKS, "week")}`,
      cell: ({ name, weeks }) => drawing(sparkline(`Weekly averages of ${name}`, weeks, scale)),
    },
  ];
}

import { changeFigure } from "../../../../core/figures/figure.ts";
import { periodBefore } from "../../../../core/periods/period.ts";
import { unitsUpToNow } from "../../../../core/periods/split-period.ts";
import { timeRangePeriod } from "../../../../core/periods/time-range.ts";
import { type RankedPerson, rankPeople } from "../../../../core/ranking/rank-people.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { trendLine } from "../../../../design/charts/trend-line.ts";
import { peopleOf } from "../../records/people.ts";
import { type QueueState, queueState } from "../../records/queue.ts";
import { seesTeam } from "../../records/scope.ts";
import { comparePeople, figuresOf, type PersonRow, type SpanFigures, scatterOfSpans } from "../../records/team.ts";
import { type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { drawing } from "../../views/drawing.ts";
import { changeCell, scoreCell, type Tile, tiles } from "../../views/figures.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import { dayLabel } from "../../views/times.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { attentionList } from "./attention-list.ts";

const TITLE = "Last 7 days";
const WEEKS = 12;
const MAX_PEOPLE = 12;

/** The last seven days beside the seven before, and what deserves a look. */
export async function showOverview(visit: MemberVisit): Promise<Outcome> {
  const now = visit.service.now();
  const span = timeRangePeriod("week", now);
  const spans = [span, periodBefore(span), ...unitsUpToNow("week", WEEKS, { now, timeZone: visit.zone })];
  const [week, before, ...weeks] = (await Promise.all(spans.map((each) => figuresOf(visit, each)))) as [
    SpanFigures,
    SpanFigures,
    ...SpanFigures[],
  ];
  const queue = seesTeam(visit) ? await queueState(visit, new Date(span.from)) : undefined;
  const head = pageHead(TITLE, {
    lead: html`Up to now, compared with the previous 7 days${seesTeam(visit) ? "" : ": your own calls"}.`,
    actions: html`<a class="button" href="/meetings/import">Add a call</a>`,
  });
  if ([before, ...weeks].every(isEmpty) && (!queue || queue.waiting + queue.running + queue.failed === 0))
    return page(TITLE, html`${head}${nothingYet()}`);
  const scatter = await scatterOfSpans(visit, week, before);
  const ranked = rankPeople(comparePeople(week, before, await peopleOf(visit)), scatter.across);
  const looks = await attentionList(visit, { week, queue, ranked, scatter: scatter.within });
  const content = html`${head}
${tiles(figureTiles({ week, before, queue }))}
<div class="split">
<section><h2>Worth a look</h2>${looks.length === 0 ? html`<p class="mute">Nothing stands out in these 7 days.</p>` : html`<ol>${looks.map((look) => html`<li>${look}</li>`)}</ol>`}</section>
<section><h2>Average score over 12 weeks</h2>${trendOf(weeks, visit.zone)}</section>
</div>
${seesTeam(visit) && peopleTable(ranked)}`;
  return page(TITLE, content);
}

function isEmpty({ meetings, average }: SpanFigures): boolean {
  return (meetings ?? 0) === 0 && average.of === 0;
}

function nothingYet(): Html {
  return emptyState(
    "No calls in the last 12 weeks",
    "Add the transcript of a recorded call. Its report is there a moment later.",
    html`<a class="button primary" href="/meetings/import">Add a call</a>`,
  );
}

function figureTiles({
  week,
  before,
  queue,
}: {
  week: SpanFigures;
  before: SpanFigures;
  queue: QueueState | undefined;
}): Tile[] {
  const change = changeFigure(before.average, week.average).value;
  return [
    {
      name: "Average score",
      value: scoreCell(week.average.value),
      note: change === null ? "no reports to compare with" : html`${changeCell(change)} from the previous 7 days`,
    },
    { name: "Reports", value: week.average.of, note: `${before.average.of} in the previous 7 days` },
    ...(week.meetings === null
      ? []
      : [{ name: "Calls", value: week.meetings, note: `${before.meetings} in the previous 7 days` }]),
    ...(queue ? [{ name: "In the queue", value: queue.waiting + queue.running, note: queueNote(queue) }] : []),
  ];
}

function queueNote({ running, failed }: QueueState): Content {
  const parts = [...(running > 0 ? [`${running} running`] : []), ...(failed > 0 ? [`${failed} failed`] : [])];
  return parts.length === 0 ? "no report failed" : html`${parts.join(", ")}`;
}

function trendOf(weeks: readonly SpanFigures[], zone: string): Html {
  const points = weeks.map(({ span, average }) => ({
    label: dayLabel(new Date(span.from), zone),
    value: average.value,
    note: countText(average.n, "report"),
  }));
  return drawing(trendLine("Average score of each week, named by its Monday", points));
}

/** The lowest first, where few reports count less: those cut off need a look least. */
function peopleTable(ranked: readonly RankedPerson<PersonRow>[]): Html {
  if (ranked.length === 0) return html`<h2>People</h2><p class="mute">Nobody has a report from these 7 days.</p>`;
  const columns: Column<PersonRow>[] = [
    { head: "Name", cell: ({ user_id: id, name }) => html`<a href="/people/${id}">${name}</a>` },
    { head: "Reports", isNumber: true, cell: ({ score }) => score.of },
    { head: "Average", isNumber: true, cell: ({ score }) => scoreCell(score.value) },
    { head: "Change", isNumber: true, cell: ({ change }) => changeCell(change) },
  ];
  const more = ranked.length - MAX_PEOPLE;
  const rows = ranked.slice(0, MAX_PEOPLE).map(({ row }) => row);
  return html`<h2>People</h2><p class="mute">Who to look at first, over these 7 days and the 7 before; few reports count less.</p>
${table("People with reports of these 7 days", columns, rows)}
${more > 0 && html`<p><a href="/people">${countText(more, "more person", "more people")}</a></p>`}`;
}

import { changeFigure } from "../../../../core/figures/figure.ts";
import { periodBefore } from "../../../../core/periods/period.ts";
import { unitsUpToNow } from "../../../../core/periods/split-period.ts";
import { timeRangePeriod } from "../../../../core/periods/time-range.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { scoreText } from "../../../../core/words/score-text.ts";
import { scoreBar } from "../../../../design/charts/score-bar.ts";
import { trendLine } from "../../../../design/charts/trend-line.ts";
import type { ReportDetail } from "../../../records/resources.ts";
import { readDetailedReports } from "../../records/detailed-reports.ts";
import { peopleOf } from "../../records/people.ts";
import { type CriterionFigures, criteriaFigures } from "../../records/person.ts";
import { seesTeam } from "../../records/scope.ts";
import { averageIn, figuresOf, type SpanFigures } from "../../records/team.ts";
import { type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { drawing } from "../../views/drawing.ts";
import { changeCell, scoreCell, tiles } from "../../views/figures.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import { dayCell, dayLabel } from "../../views/times.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import { noSuchPage } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const WEEKS = 12;
const MOST_LISTED = 8;
const MOST_CRITERIA = 8;

/** One person: the course of their scores, their strongest and weakest criterion, and what to practice next. */
export async function showPerson(visit: MemberVisit): Promise<Outcome> {
  const id = visit.params["id"] ?? "";
  const person = (await peopleOf(visit)).get(id);
  if (!person || (!seesTeam(visit) && id !== visit.session.user.id)) throw noSuchPage();
  const now = visit.service.now();
  const span = timeRangePeriod("month", now);
  const spans = [span, periodBefore(span), ...unitsUpToNow("week", WEEKS, { now, timeZone: visit.zone })];
  const [month, before, ...weeks] = (await Promise.all(spans.map((span) => figuresOf(visit, span)))) as [
    SpanFigures,
    SpanFigures,
    ...SpanFigures[],
  ];
  const period = { from: weeks[0]?.span.from ?? span.from, to: span.to };
  const reports = await readDetailedReports(visit, period, id);
  const head = pageHead(person.name, {
    lead: person.is_active ? person.email : html`${person.email} · left the team`,
    actions: html`<a class="button" href="/meetings?user_id=${id}">All calls</a>`,
  });
  if (reports.length === 0) return page(person.name, html`${head}${nothingYet(person.name)}`);
  const criteria = criteriaFigures(reports, period);
  const compared = comparable(criteria);
  const [latest, earlier] = [averageIn(month, id), averageIn(before, id)];
  const change = changeFigure(earlier, latest).value;
  const content = html`${head}
${tiles([
  {
    name: "Average of 30 days",
    value: scoreCell(latest.value),
    note: change === null ? "nothing to compare with" : html`${changeCell(change)} from the previous 30`,
  },
  {
    name: "Reports of 30 days",
    value: latest.of,
    note: `${earlier.of} in the previous 30`,
  },
  ...strongestAndWeakest(compared),
])}
<div class="split">
<section><h2>Practice next</h2>${practice(compared)}</section>
<section><h2>Average score over ${WEEKS} weeks</h2>${trendOf(weeks, id, visit.zone)}</section>
</div>
<h2>Criteria since ${dayCell(period.from, visit.zone)}</h2>
${criteriaTables(criteria)}
<h2>Latest reports</h2>
${table("Latest reports", reportColumns(visit.zone), reports.slice(0, MOST_LISTED))}`;
  return page(person.name, content);
}

function nothingYet(name: string): Html {
  return emptyState(
    `No reports in ${WEEKS} weeks`,
    `Once a call of ${name} is scored, its figures stand here.`,
    html`<a class="button primary" href="/meetings/import">Add a call</a>`,
  );
}

/** One call says little of a habit: criteria with two scores or more, where there are any. */
function comparable(criteria: readonly CriterionFigures[]): readonly CriterionFigures[] {
  const repeated = criteria.filter(({ average }) => average.n > 1);
  return repeated.length > 0 ? repeated : criteria;
}

function strongestAndWeakest(criteria: readonly CriterionFigures[]) {
  const [strongest, weakest] = [criteria[0], criteria.at(-1)];
  if (!strongest || !weakest || strongest === weakest) return [];
  return [
    { name: "Strongest", value: scoreText(strongest.average.value), note: strongest.name },
    { name: "Weakest", value: scoreText(weakest.average.value), note: weakest.name },
  ];
}

/** The weakest criterion in the words of its latest feedback, with the moment it is about. */
function practice(criteria: readonly CriterionFigures[]): Content {
  const weakest = criteria.at(-1);
  if (!weakest) return html`<p class="mute">No criterion was assessed in ${WEEKS} weeks.</p>`;
  const { report, criterion } = weakest.latest;
  const [evidence] = criterion.evidence;
  return html`<h3>${weakest.name}</h3>
<p>${criterion.feedback}</p>
${evidence && html`<blockquote class="quote">“${evidence.quote}”</blockquote>`}
<p><a href="/reports/${report.id}">Read where it happened</a></p>
${report.improvements.length > 0 && html`<ul>${report.improvements.map((point) => html`<li>${point}</li>`)}</ul>`}`;
}

function trendOf(weeks: readonly SpanFigures[], id: string, zone: string): Html {
  const points = weeks.map((week) => ({
    label: dayLabel(new Date(week.span.from), zone),
    value: averageIn(week, id).value,
    note: countText(averageIn(week, id).n, "report"),
  }));
  return drawing(trendLine("Average score of each week, named by its Monday", points));
}

/** Both ends of a long list, with the middle folded: nobody reads thirty rows to find three. */
function criteriaTables(criteria: readonly CriterionFigures[]): Html {
  const columns = criteriaColumns();
  if (criteria.length <= MOST_CRITERIA) return table("Criteria", columns, criteria);
  const ends = MOST_CRITERIA / 2;
  const middle = criteria.slice(ends, -ends);
  return html`<h3>Strongest</h3>${table("Strongest criteria", columns, criteria.slice(0, ends))}
<h3>Weakest</h3>${table("Weakest criteria", columns, criteria.slice(-ends))}
<details><summary>${countText(middle.length, "criterion", "criteria")} between</summary>${table("Other criteria", columns, middle)}</details>`;
}

function criteriaColumns(): Column<CriterionFigures>[] {
  return [
    { head: "Criterion", cell: ({ name }) => name },
    {
      head: "Average",
      cell: ({ name, average: { value } }) =>
        html`${scoreCell(value)}${drawing(scoreBar(`Average for ${name}`, value))}`,
    },
    { head: "Template", cell: ({ templateName }) => templateName },
    { head: "Second half", isNumber: true, cell: ({ change }) => changeCell(change) },
    { head: "Reports", isNumber: true, cell: ({ average }) => average.n },
  ];
}

function reportColumns(zone: string): Column<ReportDetail>[] {
  return [
    {
      head: "Report",
      cell: ({ id, template_name }) => html`<a href="/reports/${id}">${template_name}</a>`,
    },
    { head: "Score", isNumber: true, cell: ({ overall_score }) => scoreCell(overall_score) },
    { head: "When", cell: ({ created_at }) => dayCell(created_at, zone) },
    { head: "To work on", cell: ({ improvements }) => improvements[0] ?? "" },
  ];
}

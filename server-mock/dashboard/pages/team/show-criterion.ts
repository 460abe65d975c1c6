import { type Figure, isTooFew } from "../../../../core/figures/figure.ts";
import { rankPeople } from "../../../../core/ranking/rank-people.ts";
import { type Change, compareFigure } from "../../../../core/report/compare-figures.ts";
import type { PersonCriterion } from "../../../../core/report/report-figures.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { labelOf, ownerOf, peopleOf } from "../../records/people.ts";
import { readQuotes, readSpanReport } from "../../records/span-report.ts";
import { type Column, pageHead, table } from "../../views/components.ts";
import { changeCell, html, momentView, scoreCell, tiles } from "../../views/html.ts";
import { criteriaTable } from "../../visit/criteria-table.ts";
import { listTitle, namedPage } from "../../visit/list-fields.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import { readSpans, SPAN_FIELDS, type Spans, scoreTiles, spanForm } from "../../visit/spans.ts";
import type { MemberVisit } from "../../visit/visit.ts";

type Row = Change & { user_id: string };

/** A criterion in two spans: the team's average, everybody's, and the words that scored lowest and highest. */
export async function showCriterion(visit: MemberVisit): Promise<Outcome> {
  const spans = readSpans(visit, "30d");
  const { query } = visit;
  const [template, name] = [query.text("template"), query.text("name")];
  if (name === "") return listCriteria(visit, spans);
  const key = JSON.stringify([template, name]);
  const { report, figures, own, ownBefore } = await readSpanReport(visit, spans, { userId: ownerOf(visit, undefined) });
  const criterion = report.criteria.find((row) => row.key === key);
  const title = criterion?.label ?? name;
  const head = html`${pageHead(title, { lead: html`${spans.title}, compared with ${spans.besideText}.` })}${spanForm(visit, spans, { template, name })}`;
  if (!criterion)
    return page(
      listTitle(title, spans.titles, 1),
      html`${head}<p>No call of this period was scored by this criterion. Choose another period.</p>`,
    );
  const { low, high } = figures.evidence.criteria.get(key) ?? {};
  const quoteFor = await readQuotes(visit, [low, high]);
  const [worst, best] = [quoteFor(low), quoteFor(high)];
  const people = await peopleOf(visit);
  const nameOf = (id: string) => labelOf(people, id);
  const rows = rankPeople(peopleIn(key, own, ownBefore), 0).map(({ row }) => row);
  const filters = [...SPAN_FIELDS, "template", "name"];
  const { shown, search, pages, number } = namedPage(visit, {
    rows,
    nameOf: (row) => nameOf(row.user_id),
    filters,
    field: "person",
  });
  const columns: Column<Row>[] = [
    { head: "Name", cell: ({ user_id: id }) => html`<a href="/people/${id}${spans.query}">${nameOf(id)}</a>` },
    { head: "Scores", isNumber: true, cell: ({ score }) => score.n },
    {
      head: "Average",
      isNumber: true,
      cell: ({ score }) =>
        html`${scoreCell(score.value)}${isTooFew(score) && html` <span class="small mute">too few to tell</span>`}`,
    },
    { head: "Change", isNumber: true, cell: ({ change }) => changeCell(change) },
  ];
  return page(
    listTitle(title, spans.titles, number),
    html`${head}
${tiles(scoreTiles(criterion, spans, "Scores"))}
<div class="split">${worst && html`<section><h2>Lowest</h2>${momentView(worst, nameOf(worst.user_id))}<p>${worst.feedback}</p></section>`}${best && best.report_id !== worst?.report_id && html`<section><h2>Highest</h2>${momentView(best, nameOf(best.user_id))}<p>${best.feedback}</p></section>`}</div>
<h2>${countText(rows.length, "person", "people")}</h2>
${search}${table("People of the criterion", columns, shown)}${pages}`,
  );
}

/** Every criterion of the span, the lowest first. */
async function listCriteria(visit: MemberVisit, spans: Spans): Promise<Outcome> {
  const { report } = await readSpanReport(visit, spans, { userId: ownerOf(visit, undefined) });
  const head = pageHead("Criteria", {
    lead: html`${spans.title}, compared with ${spans.besideText}. The lowest average comes first.`,
  });
  return page(
    listTitle("Criteria", spans.titles, 1),
    html`${head}${spanForm(visit, spans)}
${criteriaTable(report.criteria, spans)}`,
  );
}

type Own = ReadonlyMap<string, readonly PersonCriterion[]>;

function peopleIn(key: string, own: Own, ownBefore: Own | undefined): Row[] {
  const figureOf = (id: string, of: Own | undefined): Figure | null =>
    of?.get(id)?.find((one) => one.key === key)?.score ?? null;
  return [...own.keys()].flatMap((id) => {
    const score = figureOf(id, own);
    return score === null ? [] : [{ user_id: id, ...compareFigure(score, figureOf(id, ownBefore)) }];
  });
}

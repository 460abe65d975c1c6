import type { CriterionRow } from "../../../core/report/compare-figures.ts";
import { table } from "../views/components.ts";
import { changeCell, type Html, html, scoreCell } from "../views/html.ts";
import type { Spans } from "./spans.ts";

/** Path of the page of a criterion: it is known by template and name. */
export function criterionPath({ template, name }: Pick<CriterionRow, "template" | "name">, { query }: Spans): string {
  const fields = new URLSearchParams(query);
  fields.set("template", template);
  fields.set("name", name);
  return `/criteria?${fields}`;
}

/** Criteria in two spans, the lowest first, each with the way to its page. */
export function criteriaTable(criteria: readonly CriterionRow[], spans: Spans): Html {
  const rows = criteria.filter(({ score }) => score.n > 0).toReversed();
  if (rows.length === 0) return html`<p>No criterion was assessed in this period. Choose another period.</p>`;
  return table<CriterionRow>(
    "Criteria",
    [
      { head: "Criterion", cell: (row) => html`<a href="${criterionPath(row, spans)}">${row.label}</a>` },
      { head: "Scores", isNumber: true, cell: ({ score }) => score.n },
      { head: "Average", isNumber: true, cell: ({ score }) => scoreCell(score.value) },
      { head: "Change", isNumber: true, cell: ({ change }) => changeCell(change) },
    ],
    rows,
  );
}

import { readSpanReport } from "../../records/span-report.ts";
import { changeCell, type Html, html, scoreCell, tiles } from "../../views/html.ts";
import { criteriaTable } from "../../visit/criteria-table.ts";
import { readSpans, spanForm } from "../../visit/spans.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Averages of a template's reports in any two spans, overall and by criterion. */
export async function templateScores(visit: MemberVisit, templateId: string): Promise<Html> {
  const spans = readSpans(visit, "30d");
  const { report } = await readSpanReport(visit, spans, { userId: undefined, templateId });
  const { score, before, average_score_change: change } = report.reports;
  return html`<section aria-labelledby="scores"><h2 id="scores">Scores by this template</h2>
<p class="mute">${spans.title}, compared with ${spans.besideText}.</p>
${spanForm(visit, spans)}
${tiles([
  {
    name: "Average score",
    value: scoreCell(score.value),
    note: html`${changeCell(change)} from ${spans.besideText}`,
  },
  { name: "Reports", value: score.n, note: `${before?.n ?? 0} in ${spans.besideText}` },
])}
${criteriaTable(report.criteria, spans)}</section>
<h2>The template</h2>`;
}

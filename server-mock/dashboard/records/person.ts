import { criteriaOf, type ScoredCriterion } from "../../../core/figures/criteria.ts";
import { changeFigure, compareFigures, type Figure, isTooFew, meanFigure } from "../../../core/figures/figure.ts";
import { meanFrom } from "../../../core/figures/mean.ts";
import type { Period } from "../../../core/periods/period.ts";
import type { ReportDetail } from "../../records/resources.ts";

/** A criterion of a template over several reports. */
export interface CriterionFigures {
  name: string;
  templateName: string;
  average: Figure & { value: number };
  /** Second half of the period against the first; null where either has too few scores to tell. */
  change: number | null;
  /** The newest scored entry, whose feedback is what to read first. */
  latest: { report: ReportDetail; criterion: CriterionScore };
}

type CriterionScore = ReportDetail["criteria_scores"][number];
type Entry = ScoredCriterion<CriterionScore> & { report: ReportDetail };

/** Criteria of all reports of a period, the strongest first. What was not assessed counts for nothing. */
export function criteriaFigures(reports: readonly ReportDetail[], period: Period): CriterionFigures[] {
  const middle = new Date((Date.parse(period.from) + Date.parse(period.to)) / 2).toISOString();
  const entries = new Map<string, Entry[]>();
  for (const report of reports)
    for (const criterion of criteriaOf<CriterionScore>(report)) {
      if (criterion.score !== null)
        entries.set(criterion.key, [...(entries.get(criterion.key) ?? []), { ...criterion, report }]);
    }
  return [...entries.values()]
    .flatMap((list) => {
      const [latest] = list;
      const average = figureOf(list);
      if (!latest || average.value === null) return [];
      const [before, after] = [
        figureOf(list.filter(({ report }) => report.created_at < middle)),
        figureOf(list.filter(({ report }) => report.created_at >= middle)),
      ];
      const change = isTooFew(before, after) ? null : changeFigure(before, after).value;
      const { name, templateName } = latest;
      return [
        {
          name,
          templateName,
          change,
          average: { ...average, value: average.value },
          latest: { report: latest.report, criterion: latest.item },
        },
      ];
    })
    .sort((one, other) => compareFigures(other.average, one.average) || (one.name < other.name ? -1 : 1));
}

const figureOf = (entries: readonly Entry[]): Figure =>
  meanFigure(meanFrom(entries.map(({ score }) => score)), {
    complete: true,
    templates: entries.map(({ template }) => template),
  });

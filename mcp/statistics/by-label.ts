import type { Report } from "../../src/index.ts";
import { UNKNOWN } from "../text/format.ts";
import { type Groups, NO_MEAN_OF_A_PART, type Source, toScore } from "./figures-source.ts";
import {
  explainFigures,
  explainOrder,
  figureCells,
  figureColumns,
  type GroupedScore,
  groupScores,
  sortGroups,
  TOO_FEW,
  tooFewCell,
} from "./group-reports.ts";

/** Figures of reports that share a label, such as their template's name. */
export function groupByLabel(
  { reports, before, isComplete, isCompared }: Source,
  column: string,
  labelOf: (report: Report) => string | undefined,
): Groups {
  const labeled = (report: Report): GroupedScore => toScore(labelOf(report) ?? UNKNOWN)(report);
  const groups = groupScores({ current: reports.map(labeled), before: before.map(labeled), isComplete });
  return {
    table: {
      columns: [column, ...figureColumns(isCompared), "lowest", "highest", TOO_FEW],
      rows: sortGroups(groups.values(), isCompared, "best").map((figures) => [
        figures.group,
        ...figureCells(figures, isCompared),
        figures.lowest,
        figures.highest,
        tooFewCell(figures, isCompared),
      ]),
    },
    notes: [
      explainOrder(groups.values(), isCompared, "best"),
      isComplete.current && isComplete.before ? "" : NO_MEAN_OF_A_PART,
      ...explainFigures([...groups.values()], isCompared),
    ],
  };
}

import type { Report } from "../../src/index.ts";
import { UNKNOWN } from "../text/format.ts";
import { type Groups, NO_MEAN_OF_A_PART, type Source, toScore } from "./figures-source.ts";
import { type GroupedScore, groupScores, SCORE_RANGE, tabulateGroups } from "./group-reports.ts";

/** Figures of reports that share a label, such as their call type. */
export function groupByLabel(
  { reports, before, isComplete, isCompared }: Source,
  column: string,
  labelOf: (report: Report) => string | undefined,
): Groups {
  const labeled = (report: Report): GroupedScore => toScore(labelOf(report) ?? UNKNOWN)(report);
  const groups = groupScores({ current: reports.map(labeled), before: before.map(labeled), isComplete });
  const { table, sorted, limits } = tabulateGroups(groups.values(), {
    isCompared,
    order: "best",
    own: { [column]: ({ group }) => group },
    more: SCORE_RANGE,
  });
  return { table, notes: [sorted, isComplete.current && isComplete.before ? "" : NO_MEAN_OF_A_PART, ...limits] };
}

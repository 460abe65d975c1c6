import { meanOf } from "../../core/figures/mean.ts";
import { countText } from "../../core/words/count-text.ts";
import type { Report } from "../../src/index.ts";
import { readReportDetails } from "../service/read-data.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";
import type { Groups, Source } from "./figures-source.ts";
import { explainOrder, figureCells, figureColumns, groupScores, sortGroups } from "./group-reports.ts";

const MAX_DETAILS = 400;

/** Figures of each criterion, which only the reports' details have. */
export async function groupByCriterion({ context, reports, before, isCompared, nameOf }: Source): Promise<Groups> {
  const wanted = shareOut(reports, before, MAX_DETAILS).map(({ id }) => id);
  const { results, done } = await readReportDetails(wanted, context);
  const current = new Set(reports.map(({ id }) => id));
  const scores = results.flatMap((report) =>
    readList(report?.criteria_scores).map((criterion) => ({
      isCurrent: report !== undefined && current.has(report.id),
      owner: readText(report?.user_id) ?? "",
      group: readText(criterion.name) ?? "",
      score: readNumber(criterion.score),
    })),
  );
  const groups = groupScores(
    scores.filter(({ isCurrent }) => isCurrent),
    scores.filter(({ isCurrent }) => !isCurrent),
  );
  const lowest = (criterion: string): string | undefined => {
    const people = groupScores(
      scores
        .filter(({ group, isCurrent }) => isCurrent && group === criterion)
        .map(({ owner, score }) => ({ group: owner, score })),
    );
    const [last] = sortGroups(
      [...people.values()].filter((figures) => figures.current.count > 0),
      false,
      "worst",
    );
    return people.size > 1 && last ? `${nameOf(last.group) ?? ""} ${meanOf(last.current)}` : undefined;
  };
  const total = reports.length + before.length;
  return {
    table: {
      columns: ["criterion", ...figureColumns(isCompared), "lowest_rep"],
      rows: sortGroups(groups.values(), isCompared, "worst").map((figures) => [
        figures.group,
        ...figureCells(figures, isCompared),
        lowest(figures.group),
      ]),
    },
    notes: [
      `${explainOrder(groups.values(), isCompared, "worst")} Read ${done} of ${countText(total, "report")}.`,
      done < total ? "Choose a shorter period or one user for the rest." : "",
    ],
  };
}

/** As many of both as fit, so that a comparison never has the newer half alone; the newer ones get the odd place. */
function shareOut(current: readonly Report[], before: readonly Report[], most: number): Report[] {
  const share = Math.max(Math.ceil(most / 2), most - before.length);
  const first = current.slice(0, share);
  return [...first, ...before.slice(0, most - first.length)];
}

import { addShare, assessedPercent, emptyShares, reportShare } from "../../core/figures/assessed.ts";
import { type Criterion, criteriaOf } from "../../core/figures/criteria.ts";
import { compareFigures, isTooFew } from "../../core/figures/figure.ts";
import { labelPeople } from "../../core/people/person.ts";
import { countText } from "../../core/words/count-text.ts";
import type { CriterionScore } from "../../src/index.ts";
import { newestWhole } from "../service/list-part.ts";
import { readReportDetails } from "../service/read-data.ts";
import { toMinute, UNKNOWN } from "../text/format.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";
import { type Groups, NO_MEAN_OF_A_PART, type Source } from "./figures-source.ts";
import { groupScores, tabulateGroups } from "./group-reports.ts";

/** Figures per criterion and template, from the details of reports, since lists do not include them. */
export async function groupByCriterion(source: Source): Promise<Groups> {
  const { context, reports, before, isCompared, nameOf } = source;
  const wanted = [...reports, ...before];
  const { results, done } = await readReportDetails(
    wanted.map(({ id }) => id),
    context,
  );
  const isWhole = done === wanted.length && source.isComplete.current && source.isComplete.before;
  // Figures of the newest reports are valid if all reports since a time were read.
  const part = isWhole || isCompared ? undefined : newestWhole(wanted.slice(0, done), (report) => report.created_at);
  const counted = new Set((part?.rows ?? wanted).map(({ id }) => id));
  const details = results.flatMap((report) => (report && counted.has(report.id) ? [report] : []));
  const isComplete = { current: isWhole || part !== undefined, before: isWhole };
  const current = new Set(reports.map(({ id }) => id));
  const criteria = new Map<string, Criterion>();
  const scores = details.flatMap((report) =>
    criteriaOf<CriterionScore>(report).map((criterion) => {
      criteria.set(criterion.key, criterion);
      return {
        isCurrent: current.has(report.id),
        owner: readText(report.user_id) ?? "",
        group: criterion.key,
        score: readNumber(criterion.score),
      };
    }),
  );
  const shares = emptyShares();
  for (const report of details)
    if (current.has(report.id)) addShare(shares, reportShare(readList(report.criteria_scores)));
  const assessed = assessedPercent(shares);
  const groups = groupScores({
    current: scores.filter(({ isCurrent }) => isCurrent),
    before: scores.filter(({ isCurrent }) => !isCurrent),
    isComplete,
  });
  const lowest = (criterion: string): string | undefined => {
    const own = scores.filter(({ group, isCurrent }) => isCurrent && group === criterion);
    const people = groupScores({
      current: own.map(({ owner, score }) => ({ group: owner, score })),
      isComplete,
    });
    const [last] = [...people.values()]
      .filter(({ current: { value } }) => value !== null)
      .sort(
        (one, two) =>
          Number(isTooFew(one.current)) - Number(isTooFew(two.current)) ||
          compareFigures(one.current, two.current) ||
          (one.group < two.group ? -1 : 1),
      );
    if (people.size < 2 || !last) return undefined;
    return `${nameOf(last.group) ?? UNKNOWN} ${last.current.value} (${countText(last.current.n, "score")})`;
  };
  // Criteria that were only assessed in the previous period are omitted.
  const listed = [...groups.values()].filter((figures) => figures.current.of > 0);
  const labelOf = labelPeople([...criteria.values()].map(({ template: id, templateName: name }) => ({ id, name })));
  const { table, sorted, limits } = tabulateGroups(listed, {
    isCompared,
    order: "worst",
    own: {
      criterion: ({ group }) => criteria.get(group)?.name,
      template: ({ group }) => labelOf(criteria.get(group)?.template ?? ""),
    },
    more: { lowest_rep: ({ group }) => lowest(group) },
  });
  return {
    table,
    notes: [
      `${sorted} Read ${done} of ${countText(wanted.length, "report")}.`,
      part
        ? `These figures are of the ${part.rows.length} reports since ${toMinute(part.since)}.`
        : isWhole
          ? ""
          : NO_MEAN_OF_A_PART,
      ...limits,
      assessed === undefined || assessed === 100
        ? ""
        : `The overall scores of these reports stand on ${assessed} % of the weight of their criteria; the others were not assessed.`,
    ],
  };
}

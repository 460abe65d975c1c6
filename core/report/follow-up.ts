import { type Figure, isTooFew } from "../figures/figure.ts";
import { coachNext } from "../ranking/coach-next.ts";
import { rankPeople } from "../ranking/rank-people.ts";
import { isClear, scatterOf } from "../ranking/shrunken-mean.ts";
import { compareFigure, compareRows } from "./compare-figures.ts";
import type { ReportFigures } from "./report-figures.ts";

/** Advice of an earlier report. */
export interface EarlierAdvice {
  user_id: string;
  /** Key of the criterion, or its name; null for advice on the average. */
  criterion: { key: string; name: string } | null;
  /** Mean at that time. */
  before: Figure;
}

/** Change of a figure since advice on it. */
export interface FollowUp {
  user_id: string;
  name: string | null;
  /** Name of the criterion; null for the average. */
  criterion: string | null;
  before: Figure;
  now: Figure;
  /** Null if there are too few scores. */
  change: number | null;
  /** Whether the change is significant, given the scatter of the scores. */
  is_clear: boolean;
}

/** Computes the advice that a report of the period would have given. */
export function adviceOf({ people, criteria, squares, evidence }: ReportFigures): EarlierAdvice[] {
  const alone = () => [];
  const scores = new Map(people.map((row) => [row.user_id, row.score]));
  const scatter = scatterOf({ figures: scores, squares: squares.people }).across;
  const material = {
    ranked: rankPeople(compareRows(people, undefined, alone), scatter),
    criteria: compareRows(criteria, undefined, alone),
    own: evidence.people,
  };
  return coachNext(material).map(({ user_id: id, criterion, score }) => ({
    user_id: id,
    criterion,
    before: evidence.people.get(id)?.find(({ key }) => key === criterion?.key)?.score ?? score,
  }));
}

/** Scores by person and criterion, which scatter less than those of all people. */
const ownScores = ({ evidence, squares }: ReportFigures) => ({
  figures: new Map([...evidence.people].flatMap(([id, rows]) => rows.map(({ key, score }) => [`${id} ${key}`, score]))),
  squares: squares.criteria,
});

/** Compares figures of earlier advice with current ones. `scatter` is the deviation of scores from their person's mean. */
export function followUp(
  advice: readonly EarlierAdvice[],
  { current, scatter }: { current: ReportFigures; scatter: number },
  nameOf: (userId: string) => string | undefined,
): FollowUp[] {
  const spread = { average: scatter, criterion: scatterOf(ownScores(current)).within };
  return advice.flatMap(({ user_id: id, criterion, before }) => {
    const own = current.evidence.people.get(id) ?? [];
    const labels = new Map(current.criteria.map(({ key, label }) => [key, label]));
    const now =
      criterion === null
        ? current.people.find(({ user_id: other }) => other === id)?.score
        : own.find(({ key }) => key === criterion.key || labels.get(key) === criterion.key)?.score;
    if (now === undefined) return [];
    const isKnown = !isTooFew(before, now);
    const { change } = compareFigure(now, before);
    return [
      {
        user_id: id,
        name: nameOf(id) ?? null,
        criterion: criterion?.name ?? null,
        before,
        now,
        change: isKnown ? change : null,
        is_clear:
          isKnown &&
          change !== null &&
          change !== 0 &&
          isClear(change, spread[criterion === null ? "average" : "criterion"], [before, now]),
      },
    ];
  });
}

import { changeOf } from "../figures/round-figure.ts";
import type { CriterionFigures, PersonFigures } from "./report-figures.ts";
import type { UnroundedFigures } from "./unrounded.ts";

/** A figure and its change. */
export interface Change {
  previous: number | null;
  change: number | null;
}

/** A person's row in the report. */
export type PersonRow = PersonFigures & Change;

/** A criterion's row in the report. */
export type CriterionRow = CriterionFigures & Change;

/** The largest change, up or down, of a person or a criterion. */
export interface Mover {
  kind: "person" | "criterion";
  /** A person's name or id, or a criterion's name. */
  label: string;
  user_id: string | null;
  previous: number;
  average_score: number;
  change: number;
}

/** Unrounded figures now and before; `undefined` when there is nothing to compare with. */
export interface ComparedUnrounded {
  now: UnroundedFigures;
  before: UnroundedFigures | undefined;
}

/** Compares people with their earlier figures. */
export const comparePeople = (
  now: readonly PersonFigures[],
  before: readonly PersonFigures[],
  unrounded: ComparedUnrounded,
): PersonRow[] => {
  const earlier = new Map(before.map((person) => [person.user_id, person.average_score]));
  return now.map((person) => ({
    ...person,
    previous: earlier.get(person.user_id) ?? null,
    change: changeOf(unrounded.before?.people.get(person.user_id), unrounded.now.people.get(person.user_id)),
  }));
};

/** Compares criteria with their earlier figures, matched by name. */
export const compareCriteria = (
  now: readonly CriterionFigures[],
  before: readonly CriterionFigures[],
  unrounded: ComparedUnrounded,
): CriterionRow[] => {
  const earlier = new Map(before.map((criterion) => [criterion.name, criterion.average_score]));
  return now.map((criterion) => ({
    ...criterion,
    previous: earlier.get(criterion.name) ?? null,
    change: changeOf(unrounded.before?.criteria.get(criterion.name), unrounded.now.criteria.get(criterion.name)),
  }));
};

/** The three lowest averages, lowest first. */
export const weakestCriteria = (criteria: readonly CriterionRow[]): CriterionRow[] =>
  criteria
    .filter(({ average_score: score }) => score !== null)
    .sort((one, other) => (one.average_score ?? 0) - (other.average_score ?? 0) || (one.name < other.name ? -1 : 1))
    .slice(0, 3);

/** The biggest rise and the biggest fall among people and criteria; null when nothing rose or fell. */
export function biggestMoves(
  people: readonly PersonRow[],
  criteria: readonly CriterionRow[],
): { rise: Mover | null; fall: Mover | null } {
  const movers: Mover[] = [
    ...people.flatMap((row) => moverOf(row, "person", row.name ?? row.user_id, row.user_id)),
    ...criteria.flatMap((row) => moverOf(row, "criterion", row.name, null)),
  ].sort((one, other) => other.change - one.change || (one.label < other.label ? -1 : 1));
  const [first] = movers;
  const last = movers.at(-1);
  return { rise: first && first.change > 0 ? first : null, fall: last && last.change < 0 ? last : null };
}

function moverOf(
  { previous, change, average_score: score }: Change & { average_score: number | null },
  kind: Mover["kind"],
  ...[label, userId]: [label: string, userId: string | null]
): Mover[] {
  if (previous === null || change === null || score === null) return [];
  return [{ kind, label, user_id: userId, previous, average_score: score, change }];
}

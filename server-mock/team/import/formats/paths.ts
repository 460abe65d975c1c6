import { isRecord } from "../../../../core/formats/is-record.ts";

/** A step of a path: a member or members of members (`a.b`), every item of a list (`[]`), or one of them (`[0]`, `[-1]`). */
export type Step = string | number | "[]";

const STEP = /\[(-?\d*)\]|\.?((?:[^[]|\[(?!-?\d*\]))+)/g;

/** Parses `results[-1].words[].speaker` into steps. */
export function stepsOf(path: string): Step[] {
  return [...path.matchAll(STEP)].map(([, index, names = ""]) => {
    if (index === undefined) return names;
    return index === "" ? "[]" : Number(index);
  });
}

/** Values at a path, in file order. */
export function valuesAt(value: unknown, steps: readonly Step[]): unknown[] {
  let values: unknown[] = [value];
  for (const step of steps) values = values.flatMap((each) => take(each, step));
  return values;
}

function take(value: unknown, step: Step): unknown[] {
  if (step === "[]") return Array.isArray(value) ? value : [];
  if (typeof step === "number") return Array.isArray(value) && value.length > 0 ? [value.at(step)] : [];
  // What is left of `a.` and of `.[0]`.
  if (/^[.\s]*$/.test(step)) return [value];
  if (!isRecord(value)) return [];
  // A member whose own name has dots wins over a path.
  for (let end = step.length; end > 0; end = step.lastIndexOf(".", end - 1)) {
    const name = step.slice(0, end).trim();
    if (Object.hasOwn(value, name)) return end === step.length ? [value[name]] : take(value[name], step.slice(end + 1));
  }
  return [];
}

/** Length of the common prefix of two paths, up to its last list. */
export function sharedList(one: readonly Step[], other: readonly Step[]): number {
  let length = 0;
  for (let at = 0; at < one.length && one[at] === other[at]; at += 1) if (one[at] === "[]") length = at + 1;
  return length;
}

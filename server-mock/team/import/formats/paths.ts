import { isRecord } from "../../../../core/formats/is-record.ts";

/** What a path leads to. */
interface Found {
  value: unknown;
  /** The items of lists on the way to it, by the number of steps to each. */
  parents: ReadonlyMap<number, unknown>;
}

/** Splits `results[-1].words[].speaker` into steps: names, every item of a list (`[]`), or one of them (`[0]`, `[-1]`). */
export const stepsOf = (path: string): string[] =>
  path.split(/(?=\.|\[-?\d*\])|(?<=\[-?\d*\])/).filter((step) => step !== "");

/** Values at a path, in file order. */
export const valuesAt = (value: unknown, steps: readonly string[]): unknown[] =>
  findAt(value, steps).map((found) => found.value);

/** Values at a path with their parents, in file order. */
export function findAt(value: unknown, steps: readonly string[], at = 0, above: Found["parents"] = new Map()): Found[] {
  const parents = steps[at - 1] === "[]" ? new Map([...above, [at, value]]) : above;
  const step = steps[at];
  if (step === undefined) return [{ value, parents }];
  // What is left of `a.` and of `.[0]`.
  if (/^[.\s]*$/.test(step)) return findAt(value, steps, at + 1, parents);
  if (Array.isArray(value)) return itemsAt(value, step).flatMap((item) => findAt(item, steps, at + 1, parents));
  if (!isRecord(value)) return [];
  // A member whose own name has dots or brackets wins over a path.
  for (let end = steps.length; end > at; end -= 1) {
    const name = steps.slice(at, end).join("").replace(/^\./, "").trim();
    const found = Object.hasOwn(value, name) ? findAt(value[name], steps, end, parents) : [];
    if (found.length > 0) return found;
  }
  return [];
}

function itemsAt(list: readonly unknown[], step: string): readonly unknown[] {
  if (step === "[]") return list;
  const [, index] = /^\[(-?\d+)\]$/.exec(step) ?? [];
  const item = index === undefined ? undefined : list.at(Number(index));
  return item === undefined ? [] : [item];
}

/** Length of the common prefix of two paths, up to its last list. */
export function sharedList(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  for (let at = 0; at < one.length && one[at] === other[at]; at += 1) if (one[at] === "[]") length = at + 1;
  return length;
}

import { OptionsError } from "../errors/usage-errors.ts";
import { maskKeys } from "../redact.ts";

/** The error for a value that is not what was expected: ``Expected `timeoutMs` to be a positive number, got `-1` (number)``. */
export function expected(name: string, what: string, value: unknown): OptionsError {
  return new OptionsError(`Expected \`${name}\` to be ${what}, got ${show(value)}.`);
}

function show(value: unknown): string {
  if (value === null || value === undefined) return `\`${value}\``;
  if (typeof value === "string") return `${JSON.stringify(shorten(maskKeys(value)))} (string)`;
  return typeof value === "object" || typeof value === "function"
    ? `a value of type ${typeof value}`
    : `\`${String(value)}\` (${typeof value})`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Refuses members that an options object does not have. */
export function refuseUnknown(given: object, allowed: readonly string[], what: string): void {
  for (const name of Object.keys(given)) {
    if (!allowed.includes(name)) {
      throw new OptionsError(`Unknown ${what} \`${maskKeys(name)}\`. Allowed: ${allowed.join(", ")}.`);
    }
  }
}

/** Requires a finite number of at least `minimum`, whole where it counts something. */
export function expectNumber(
  name: string,
  value: unknown,
  { minimum, whole = false }: { minimum: number; whole?: boolean },
): void {
  const fits =
    typeof value === "number" && value >= minimum && (value === Infinity || !whole || Number.isInteger(value));
  if (!fits) throw expected(name, `${whole ? "a whole number" : "a number"} of at least ${minimum}`, value);
}

/** Requires an object with members: not an array, nor a Map, Headers or URLSearchParams, whose entries are no members. */
export function expectObject(name: string, value: unknown): asserts value is object {
  if (typeof value !== "object" || value === null || Symbol.iterator in value) throw expected(name, "an object", value);
}

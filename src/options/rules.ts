import { OptionsError } from "../errors/usage-errors.ts";
import { maskKeys } from "../redact.ts";

/** A validation rule: its wording in messages, and its check. */
export type Rule = readonly [what: string, fits: (value: unknown) => boolean];

/** Validation rules by option name. */
export type Rules = Readonly<Record<string, Rule>>;

export const A_FUNCTION: Rule = ["a function", (value) => typeof value === "function"];
export const A_BOOLEAN: Rule = ["true or false", (value) => typeof value === "boolean"];

/** A plain object: not an array, nor a Map, Headers or URLSearchParams, whose entries are not members. */
export const AN_OBJECT: Rule = [
  "an object",
  (value) => typeof value === "object" && value !== null && !(Symbol.iterator in value),
];

export function atLeast(minimum: number): Rule {
  return [`a number of at least ${minimum}`, (value) => typeof value === "number" && value >= minimum];
}

/** Accepts Infinity where there is no maximum: it means no bound. */
export function whole(minimum: number, maximum = Infinity): Rule {
  return [
    `a whole number ${maximum < Infinity ? `from ${minimum} to ${maximum}` : `of at least ${minimum}`}`,
    (value) => (Number.isInteger(value) || value === Infinity) && Number(value) >= minimum && Number(value) <= maximum,
  ];
}

/** The error for an invalid value: ``Expected `timeoutMs` to be a number of at least 1, got `-1` (number)``. */
export function expected(name: string, what: string, value: unknown): OptionsError {
  return new OptionsError(`Expected \`${name}\` to be ${what}, got ${show(value)}.`, name);
}

function show(value: unknown): string {
  if (value === null || value === undefined) return `\`${value}\``;
  const type = typeof value;
  // `Headers` or `Array` says what is wrong where a plain object was expected.
  if (/object|function/.test(type)) return `a value of type ${Object.prototype.toString.call(value).slice(8, -1)}`;
  const text = String(value);
  return `${type === "string" ? JSON.stringify(shorten(maskKeys(text))) : `\`${text}\``} (${type})`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Throws an `OptionsError` when a value breaks its rule. */
export function check(name: string, value: unknown, [what, fits]: Rule): void {
  if (!fits(value)) throw expected(name, what, value);
}

/** Validates options: all known, each by its rule. Returns those that are not undefined. */
export function checkOptions<T extends object>(given: T, rules: Rules): T {
  check("options", given, AN_OBJECT);
  rejectUnknownKeys(given, Object.keys(rules), "option");
  const options = Object.entries(given).filter(([, value]) => value !== undefined);
  for (const [name, value] of options) check(name, value, rules[name] as Rule);
  return Object.fromEntries(options) as T;
}

/** Rejects members that an object must not have. */
export function rejectUnknownKeys(given: object, allowed: readonly string[], what: string): void {
  const unknown = Object.keys(given).find((name) => !allowed.includes(name));
  if (unknown === undefined) return;
  const near = allowed.find((name) => name.toLowerCase().includes(unknown.toLowerCase()));
  const hint = near && unknown ? ` Did you mean \`${near}\`?` : "";
  throw new OptionsError(
    `Unknown ${what} \`${maskKeys(unknown)}\`.${hint} Allowed: ${allowed.join(", ")}.`,
    maskKeys(unknown),
  );
}

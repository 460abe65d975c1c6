import { OptionsError } from "../errors/usage-errors.ts";
import { LIST_RULES } from "../options/list-options.ts";
import { AN_OBJECT, check, expected, rejectUnknownKeys } from "../options/rules.ts";

/** Query parameters as they are sent. */
export type WireQuery = Record<string, string | number | boolean>;

/** Query parameters of an operation. */
export interface QueryRules {
  readonly query?: readonly string[];
  readonly dates?: readonly string[];
}

/**
 * Serializes query parameters: dates as ISO 8601, nothing undefined. Throws before anything is sent.
 *
 * @param rules undefined for `svc.request()`, which accepts any name
 */
export function toWireQuery(query: object | undefined, rules?: QueryRules): WireQuery {
  const wire: WireQuery = {};
  if (query === undefined) return wire;
  check("query", query, AN_OBJECT);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (rules && !rules.query?.includes(name)) rejectParameter(query, rules.query ?? []);
    wire[name] = rules?.dates?.includes(name) ? toIsoDate(name, value) : toWireValue(name, value);
  }
  return wire;
}

function rejectParameter(query: object, allowed: readonly string[]): void {
  const misplaced = Object.keys(query).find((name) => name in LIST_RULES);
  if (misplaced)
    throw new OptionsError(
      `\`${misplaced}\` is an option, not a query parameter. Options are the second argument: (query, { ${misplaced} }).`,
      misplaced,
    );
  rejectUnknownKeys(query, allowed, "query parameter");
}

/** Checks a query value of any endpoint. */
export function toWireValue(name: string, value: unknown): string | number | boolean {
  if (typeof value === "string" && !LONE_SURROGATE.test(value)) return value;
  if (typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (isDate(value)) return toIsoDate(name, value);
  throw expected(name, "a string, a finite number, a boolean or a Date", value);
}

// Half a character, e.g. of an emoji that was cut: it cannot be written into a URL.
const LONE_SURROGATE = /[\ud800-\udfff]/u;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;

function toIsoDate(name: string, value: unknown): string {
  if (isDate(value) && !Number.isNaN(value.getTime())) return value.toISOString();
  if (typeof value === "string" && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw expected(name, "a valid Date or an ISO 8601 string", isDate(value) ? String(value) : value);
}

// Also those of another realm, as under Jest.
const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === "[object Date]";

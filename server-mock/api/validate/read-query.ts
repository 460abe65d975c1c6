import type { ErrorDetail } from "../../records/resources.ts";
import { unknownNameMessage } from "./nearest-name.ts";

/** A query parameter from the generated table. */
export interface QueryParameter {
  readonly name: string;
  readonly type: string;
  readonly default?: string | number | boolean;
}

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Values by name, converted to their parameter's type if the text allows it, with defaults; and the problems. */
export function readQuery(
  search: string,
  parameters: readonly QueryParameter[],
): { values: Record<string, unknown>; problems: ErrorDetail[] } {
  const values: Record<string, unknown> = Object.fromEntries(parameters.map((each) => [each.name, each.default]));
  const problems: ErrorDetail[] = [];
  const seen = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    const parameter = parameters.find((candidate) => candidate.name === name);
    if (!parameter) problems.push(unknownParameter(name, parameters));
    else if (seen.has(name))
      problems.push({ in: "query", path: name, message: "must be given once", code: "duplicate" });
    else values[name] = coerce(text, parameter.type);
    seen.add(name);
  }
  return { values, problems };
}

/** Converts plain decimal numbers only. Other text stays text, which the validator rejects: `0x1`, `1e3`, ` 1`, ``. */
function coerce(text: string, type: string): unknown {
  if (type === "integer" && INTEGER.test(text)) return Number(text);
  if (type === "number" && NUMBER.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

function unknownParameter(name: string, parameters: readonly QueryParameter[]): ErrorDetail {
  const known = parameters.map((parameter) => parameter.name);
  return { in: "query", path: name, message: unknownNameMessage(name, known), code: "unknown" };
}

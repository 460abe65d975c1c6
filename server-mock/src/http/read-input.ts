import type { OPERATIONS } from "../generated/operations.ts";
import * as validators from "../generated/request-validators.js";
import type { ErrorDetail } from "../resources.ts";
import { findReversedRanges } from "../validation/ordered-pairs.ts";
import { findProblems } from "../validation/problems.ts";
import { readQuery } from "../validation/read-query.ts";
import type { Validator } from "../validation/validator.ts";
import { ApiError } from "./api-error.ts";
import { readJsonBody } from "./read-body.ts";

/** One row of the spec's table of operations. */
export type Operation = (typeof OPERATIONS)[number];

/** The parts of a request, validated. */
export interface Input {
  query: Record<string, unknown>;
  path: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

const MAX_DETAILS = 100;

/** Reads and validates a whole request; every problem of it is in one answer. */
export async function readInput(operation: Operation, request: Request, path: Record<string, string>): Promise<Input> {
  const body = operation.hasBody ? await readJsonBody(request) : undefined;
  const { values: query, problems } = readQuery(searchOf(request.url), operation.query);
  const headers = readHeaders(operation, request.headers);
  const found = [
    ...problems,
    ...check(operation.id, "Query", query, "query"),
    ...check(operation.id, "Path", path, "path"),
    ...check(operation.id, "Headers", headers, "header"),
    ...(operation.hasBody ? check(operation.id, "Body", body, "body") : []),
  ];
  const all = found.length === 0 ? findReversedRanges(query) : found;
  if (all.length > 0) throw new ApiError("validation_error", summaryOf(all), { details: all.slice(0, MAX_DETAILS) });
  return { query: lowerIds(query), path: lowerIds(path), headers, body };
}

function check(id: string, part: string, value: unknown, place: ErrorDetail["in"]): ErrorDetail[] {
  const validate = (validators as Record<string, Validator>)[id + part];
  return validate ? findProblems(validate, value, place) : [];
}

function readHeaders(operation: Operation, headers: Headers): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of operation.headers) {
    const value = headers.get(name);
    if (value !== null) values[name] = value;
  }
  return values;
}

function searchOf(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : (url.slice(start + 1).split("#", 1)[0] ?? "");
}

/** UUIDs are compared as text, and may be written in capitals. */
function lowerIds<Values extends Record<string, unknown>>(values: Values): Values {
  const lowered = Object.entries(values).map(([name, value]) => [
    name,
    isIdName(name) && typeof value === "string" ? value.toLowerCase() : value,
  ]);
  return Object.fromEntries(lowered) as Values;
}

function isIdName(name: string): boolean {
  return name === "id" || name.endsWith("_id");
}

function summaryOf(problems: ErrorDetail[]): string {
  const [first] = problems;
  const place = first?.path === "" ? `The ${first.in}` : `\`${first?.path}\` (${first?.in})`;
  const others = problems.length - 1;
  const more = others === 0 ? "" : `, and ${others} more ${others === 1 ? "problem" : "problems"}`;
  return `The request is not valid: ${place} ${first?.message}${more}. Correct what \`details\` lists and send it again.`;
}

import { countText } from "../../../core/words/count-text.ts";
import type { OPERATIONS } from "../../generated/operations.ts";
import * as validators from "../../generated/request-validators.js";
import type { ErrorDetail } from "../../records/resources.ts";
import type { SeenHeaders } from "../journal/request-match.ts";
import { ApiError } from "../respond/api-error.ts";
import { findProblems, MAX_DETAILS } from "./problems.ts";
import { readQuery } from "./read-query.ts";
import { firstTimestampOf, lastTimestampOf } from "./timestamps.ts";
import type { Validator } from "./validator.ts";

/** One row of the spec's table of operations. */
export type Operation = (typeof OPERATIONS)[number];

/** Sources of an operation's input in a request. */
interface InputSource {
  operation: Operation;
  request: { headers: Pick<SeenHeaders, "get"> };
  path: Record<string, string>;
  /** Query string without the question mark. */
  search: string;
}

/** Validated input other than the body. */
export interface Input {
  query: Record<string, unknown>;
  path: Record<string, string>;
  headers: Record<string, string>;
}

type Part = "Query" | "Path" | "Headers" | "Body";

/** Validates a whole request and reports all problems at once; reversed ranges only if every value is valid. */
export function readInput({ operation, request, search, path }: InputSource, body: unknown): Input {
  const { values: query, problems } = readQuery(search, operation.query);
  const headers = readHeaders(operation, request.headers);
  const found = [
    ...problems,
    ...check(operation, "Query", query),
    ...check(operation, "Path", path),
    ...check(operation, "Headers", headers),
    ...check(operation, "Body", body),
  ];
  const all = found.length === 0 ? findReversedRanges(query) : found;
  const [first] = all;
  if (first) {
    const details = all.slice(0, MAX_DETAILS);
    throw new ApiError("validation_error", summaryOf(first, all.length - 1), { details });
  }
  lowerIds(query);
  lowerIds(path);
  return { query, path, headers };
}

const PLACE_OF = { Query: "query", Path: "path", Headers: "header", Body: "body" } as const satisfies Record<
  Part,
  ErrorDetail["in"]
>;

const VALIDATORS = new Map<string, Validator>(Object.entries(validators));

function check(operation: Operation, part: Part, value: unknown): ErrorDetail[] {
  const validate = VALIDATORS.get(operation.id + part);
  return validate ? findProblems(validate, value, PLACE_OF[part]) : [];
}

function readHeaders(operation: Operation, headers: Pick<SeenHeaders, "get">): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of operation.headers) {
    const value = headers.get(name);
    if (value !== null) values[name] = value;
  }
  return values;
}

/** Lowercases UUIDs, which are compared as text. */
function lowerIds(values: Record<string, unknown>): void {
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (isIdName(name) && typeof value === "string") values[name] = value.toLowerCase();
  }
}

function isIdName(name: string): boolean {
  return name === "id" || name.endsWith("_id");
}

function summaryOf(first: ErrorDetail, others: number): string {
  const location = first.path === "" ? `The ${first.in}` : `\`${first.path}\` (${first.in})`;
  const least = Math.min(others, MAX_DETAILS - 1);
  const more = others === 0 ? "" : ` (and ${others > least ? "at least " : ""}${countText(least, "more problem")})`;
  const problem = `${location} ${first.message}${more}`;
  return `The request is not valid: ${problem}${problem.endsWith("?") ? "" : "."} Correct what \`details\` lists and send it again.`;
}

const DATE_PAIRS = [
  ["from", "to"],
  ["date_from", "date_to"],
] as const;
const SCORES = ["min_score", "max_score"] as const;

/** Finds ranges that end before they begin, which the spec's schemas cannot express. */
function findReversedRanges(query: Record<string, unknown>): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  for (const [start, end] of DATE_PAIRS) {
    const [from, to] = [query[start], query[end]];
    if (typeof from === "string" && typeof to === "string" && firstTimestampOf(from) > lastTimestampOf(to))
      problems.push(reversed(start, `must not be after \`${end}\``));
  }
  if (Number(query[SCORES[0]]) > Number(query[SCORES[1]]))
    problems.push(reversed(SCORES[0], `must not be greater than \`${SCORES[1]}\``));
  return problems;
}

function reversed(start: string, message: string): ErrorDetail {
  return { in: "query", path: start, message, code: "range" };
}

import type { ErrorDetail } from "../generated/models.ts";
import { isRecord } from "../is-record.ts";
import { members } from "./envelope.ts";

/** Facts of a failure, read from any shape of error body. */
export interface ErrorFacts {
  /** The service's own code; a numeric one as text. */
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly details: readonly ErrorDetail[];
}

/** Reports whether a body describes a failure, also one sent with 200. Empty members do not count. */
export function isFailure(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { error, errors, success, ok, status, data, message } = members(body);
  if (isGiven(error) || (isGiven(errors) && !isGiven(data)) || success === false || ok === false) return true;
  // JSend.
  return (status === "error" || status === "fail") && (message !== undefined || data === null);
}

const isGiven = (value: unknown): boolean =>
  Boolean(value) && (typeof value !== "object" || Object.keys(value as object).length > 0);

/** The facts of an error's body: the API's own, `{message}`, `{errors: […]}`, problem+json, OAuth, HTML, plain text. */
export function readErrorBody(body: unknown): ErrorFacts {
  if (!isRecord(body)) return { code: undefined, message: textOf(body), details: readDetails(body) };
  const outer = members(body);
  const inner = isRecord(outer["error"]) ? members(outer["error"]) : outer;
  const {
    error,
    errors,
    detail,
    details = errors ?? (isGiven(detail) ? detail : error),
    violations,
    invalid_params,
  } = inner;
  const { code = outer["code"] ?? outer["error_code"] ?? inner["type"] } = inner;
  const named = [details, violations, invalid_params].map(readDetails).find(({ length }) => length > 0) ?? [];
  return {
    code: typeof code === "string" || typeof code === "number" ? String(code) : undefined,
    message: (textOf(inner) ?? textOf(outer))?.slice(0, MOST_CHARACTERS),
    details: named,
  };
}

const MESSAGES =
  "message error_description detail error title description reason msg errors details fault faultstring data".split(
    " ",
  );
const MOST_PROBLEMS = 5;
const DEEPEST = 4;
const MOST_CHARACTERS = 500;

/** Text of an error body. */
function textOf(body: unknown, depth = 0): string | undefined {
  if (typeof body === "string") return plainText(body) || undefined;
  if (depth > DEEPEST) return undefined;
  const inside = (value: unknown) => textOf(value, depth + 1);
  if (Array.isArray(body)) return body.slice(0, MOST_PROBLEMS).map(inside).filter(Boolean).join("; ") || undefined;
  if (!isRecord(body)) return undefined;
  const known = members(body);
  for (const name of MESSAGES) {
    const text = inside(known[name]);
    if (text) return text;
  }
  // `{name: ["is too short"]}`
  const problems = Object.entries(body).filter(([, value]) => Array.isArray(value) && inside(value));
  return problems.map(([field, value]) => `${field} ${inside(value)}`).join("; ") || undefined;
}

/** The text of an HTML page, truncated. */
function plainText(text: string): string {
  const start = text.slice(0, 5_000);
  if (!/^\s*</.test(start)) return start.trim().slice(0, MOST_CHARACTERS);
  const words = start.replace(/<(script|style)[\s\S]*?<\/\1>|<[^<>]*>|&nbsp;/gi, " ").replace(/\s+/g, " ");
  return words.trim().slice(0, MOST_CHARACTERS / 2);
}

/** Problems of single fields: rows that name one, or an object with a member for each. */
function readDetails(value: unknown): ErrorDetail[] {
  if (isRecord(value))
    return Object.entries(value).flatMap(([path, problems]) =>
      Array.isArray(problems) ? [toDetail({ path, message: textOf(problems) })] : [],
    );
  return Array.isArray(value) ? value.filter(isRecord).map(toDetail) : [];
}

function toDetail(given: Record<string, unknown>): ErrorDetail {
  const { source, loc, field, param, parameter = param, name = parameter, ...known } = members(given);
  const pointer = isRecord(source) ? (source["pointer"] ?? source["parameter"]) : undefined;
  const path = known["path"] ?? field ?? pointer ?? (Array.isArray(loc) ? loc.slice(1).join(".") : name) ?? "";
  return { in: "body", code: "", ...known, path: String(path), message: textOf(given) ?? "" } as ErrorDetail;
}

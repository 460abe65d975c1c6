import { isRecord } from "../../../core/formats/is-record.ts";
import { OPERATIONS, type OperationId } from "../../generated/operations.ts";
import type { ErrorCode } from "../../records/resources.ts";
import type { RequestMatch } from "../journal/request-match.ts";
import { STATUS_OF } from "../respond/api-error.ts";

/** A fault and the requests that it applies to. Deterministic: a rule fires until it is exhausted. */
export interface FaultRule extends RequestMatch {
  /** Operation whose requests it applies to; every operation by default. */
  operationId?: OperationId;
  /** Number of requests it fires for; all by default. */
  times?: number;
  /** Number of matching requests that pass before it fires; none by default. */
  after?: number;
  /** Delay before anything else, in milliseconds. Without another member, the usual response follows. */
  delayMs?: number;
  /** Responds with this status (400-599) and the error envelope. */
  status?: number;
  /** Error code of that response; by default the usual one for the status. */
  code?: ErrorCode;
  /** Retry-After of that response, in seconds. */
  retryAfterSeconds?: number;
  /** Closes the connection without a response; `fetch` rejects. */
  drop?: boolean;
  /** Damages the actual response: truncates it in the middle, or replaces it with text that is not JSON. */
  body?: "truncated" | "malformed";
}

type Check = (value: unknown) => string | undefined;

const isCount: Check = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? undefined : "a whole number, 0 or more";
const isStatus: Check = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 400 && Number(value) <= 599 ? undefined : "a status from 400 to 599";
const isText: Check = (value) => (typeof value === "string" && value !== "" ? undefined : "a nonempty string");
const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value) ? undefined : `one of ${values.join(", ")}`;
const isTexts: Check = (value) =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string")
    ? undefined
    : 'an object of strings, such as { page: "2" }';

const MEMBERS: Record<keyof FaultRule, Check> = {
  operationId: isOneOf(OPERATIONS.map((operation) => operation.id)),
  method: isOneOf(["GET", "HEAD", "POST", "PUT", "DELETE"]),
  path: (value) =>
    typeof value === "string" && value.startsWith("/") ? undefined : "a path, such as /api/v1/meetings/*",
  query: isTexts,
  key: isText,
  times: isCount,
  after: isCount,
  delayMs: isCount,
  status: isStatus,
  code: isOneOf(Object.keys(STATUS_OF)),
  retryAfterSeconds: isCount,
  drop: isOneOf([true, false]),
  body: isOneOf(["truncated", "malformed"]),
};

const EFFECTS = ["delayMs", "status", "drop", "body"] as const;

/** Finds the problem of a rule; undefined for a valid one. A rule without an effect, or with two responses, is invalid. */
export function findRuleProblem(rule: unknown): string | undefined {
  if (!isRecord(rule)) return "Expected a fault rule to be an object.";
  const given = Object.entries(rule).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) {
    const check = Object.hasOwn(MEMBERS, name) ? MEMBERS[name as keyof FaultRule] : undefined;
    if (!check) return `\`${name}\` is unknown; known are ${Object.keys(MEMBERS).join(", ")}.`;
    const expected = check(value);
    if (expected !== undefined) return `Expected \`${name}\` to be ${expected}, got ${JSON.stringify(value)}.`;
  }
  const has = (name: keyof FaultRule) => rule[name] !== undefined && rule[name] !== false;
  if (!EFFECTS.some(has)) return `The rule has no effect. Give one of ${EFFECTS.join(", ")}.`;
  const responses = (["status", "drop", "body"] as const).filter(has);
  if (responses.length > 1) return `A request has one response. Give only one of ${responses.join(", ")}.`;
  for (const name of ["code", "retryAfterSeconds"] as const)
    if (has(name) && !has("status")) return `\`${name}\` belongs to an error response. Give its status too.`;
  return undefined;
}

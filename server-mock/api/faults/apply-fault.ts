import type { ErrorCode } from "../../records/resources.ts";
import { ApiError, STATUS_OF } from "../respond/api-error.ts";
import { ConnectionDropped } from "./connection-dropped.ts";
import type { FaultRule } from "./fault-rule.ts";

/** Waits; rejects when the signal aborts. Injected by tests. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** The parts of a response that a rule can change. */
export interface Breakable {
  body: string | Uint8Array | null;
  /** Closes the connection after the first half of the body. */
  isCut?: boolean;
}

/** Applies a rule to the actual response. */
export async function applyFault<Reply extends Breakable>(
  rule: FaultRule,
  sleep: Sleep,
  request: { signal: AbortSignal; respond: () => Promise<Reply> },
): Promise<Reply> {
  if (rule.delayMs !== undefined) await delay(rule.delayMs, sleep, request.signal);
  if (rule.drop) throw new ConnectionDropped("The connection was closed (a fault rule).");
  if (rule.status !== undefined) throw errorOf(rule, rule.status);
  const reply = await request.respond();
  if (rule.body === undefined || reply.body === null) return reply;
  return rule.body === "malformed" ? { ...reply, body: '{"data": [' } : { ...reply, isCut: true };
}

async function delay(milliseconds: number, sleep: Sleep, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, signal);
  } catch (error) {
    // A client that disconnects meanwhile is no server failure.
    throw signal.aborted ? new ConnectionDropped("The client has gone.") : error;
  }
}

function errorOf(rule: FaultRule, status: number): ApiError {
  const code = rule.code ?? codeOf(status);
  const headers: Record<string, string> =
    rule.retryAfterSeconds === undefined ? {} : { "Retry-After": String(rule.retryAfterSeconds) };
  return new ApiError(code, `This response comes from a fault rule (${status}).`, { status, headers });
}

function codeOf(status: number): ErrorCode {
  const entry = Object.entries(STATUS_OF).find(([, usual]) => usual === status);
  if (entry) return entry[0] as ErrorCode;
  return status < 500 ? "validation_error" : "internal_error";
}

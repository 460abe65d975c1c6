import { ApiError, STATUS_OF } from "../errors/api-error.ts";
import type { ErrorCode } from "../resources.ts";
import { ConnectionDropped } from "./connection-dropped.ts";
import type { FaultRule } from "./fault-rule.ts";

/** Waits; rejects when the signal aborts. Tests pass their own. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Applies a rule to the real response. */
export async function applyFault(
  rule: FaultRule,
  sleep: Sleep,
  request: { signal: AbortSignal; respond: () => Promise<Response> },
): Promise<Response> {
  if (rule.delayMs !== undefined) await delay(rule.delayMs, sleep, request.signal);
  if (rule.drop) throw new ConnectionDropped("The connection was closed (a fault rule).");
  if (rule.status !== undefined) throw errorOf(rule, rule.status);
  const response = await request.respond();
  if (rule.body === "malformed")
    return new Response('{"data": [', { status: response.status, headers: response.headers });
  if (rule.body === "truncated") return truncate(response);
  return response;
}

async function delay(milliseconds: number, sleep: Sleep, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, signal);
  } catch (error) {
    // A client that did not wait is not a failure of the server.
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

async function truncate(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return new TruncatedResponse(bytes, response);
}

/** Half of a response, then the end of the connection. */
export class TruncatedResponse extends Response {
  readonly part: Uint8Array;
  readonly wholeLength: number;

  constructor(bytes: Uint8Array, original: Response) {
    const part = bytes.slice(0, Math.ceil(bytes.length / 2));
    super(brokenStream(part), { status: original.status, headers: original.headers });
    this.part = part;
    this.wholeLength = bytes.length;
  }
}

function brokenStream(part: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError("terminated"));
      else controller.enqueue(part);
      isSent = true;
    },
  });
}

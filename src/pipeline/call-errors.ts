import type { Call } from "../call/call.ts";
import { isWrite } from "../call/methods.ts";
import type { ResponseInfo } from "../call/response-info.ts";
import { AbortedError, ConnectionError, type Phase, TimeoutError } from "../errors/connection-error.ts";
import { SvcError } from "../errors/svc-error.ts";
import { UnexpectedResponseError } from "../errors/usage-errors.ts";
import { redactReason } from "../redact.ts";
import { toTransportFailure } from "../transport/transport-failure.ts";

/** The error for an attempt whose `timeoutMs`, or a call whose `deadlineMs`, have passed. */
export function timeoutError(call: Call, limit: "timeoutMs" | "deadlineMs"): TimeoutError {
  const { name, method, path, phase, attempts, options } = call;
  return new TimeoutError(
    `${name}: ${MISSING[phase]} within ${options[limit]} ms (\`${limit}\`), after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}.`,
    { method, path, phase, attempts, ambiguous: mayHaveArrived(call) },
  );
}

const MISSING: Readonly<Record<Phase, string>> = {
  connect: "no connection to the service",
  headers: "no response from the service",
  body: "no end of the service's response",
  wait: "no success",
};

/** The error for a call whose signal was aborted. */
export function abortedError(call: Call, { reason }: AbortSignal): AbortedError {
  return new AbortedError(redactReason(reason, call), mayHaveArrived(call));
}

function mayHaveArrived({ method, responseLost, attempts, phase }: Call): boolean {
  return isWrite(method) && (responseLost || (attempts > 0 && (phase === "headers" || phase === "body")));
}

/** Converts any failure of a transport or of reading a body to an `SvcError`. */
export function toSvcError(error: unknown, call: Call): SvcError {
  if (error instanceof SvcError) return error;
  const { name, method, path, attempts, responseLost, redact, redactError } = call;
  const { reason, message, cause: foreign, neverSent } = toTransportFailure(error);
  const cause = redactError(foreign);
  const ambiguous = isWrite(method) && (!neverSent || responseLost);
  const facts = { method, path, attempts, ambiguous, cause };
  if (reason !== "encoding" && reason !== "too_large")
    return new ConnectionError(`${name}: ${message}${detail(cause)}`, { ...facts, reason });
  const { status = 0, requestId } = call.response ?? {};
  return new UnexpectedResponseError(redact(`${name}: ${message}.`), { ...facts, status, requestId });
}

function detail(cause: unknown): string {
  const innermost = (cause as Error | undefined)?.cause ?? cause;
  return innermost instanceof Error && innermost.message ? ` (${innermost.message})` : "";
}

/** The error for a response that is not the API's. */
export function unexpected(
  message: string,
  { status, requestId }: ResponseInfo,
  { name, method, path, attempts, redact }: Call,
): UnexpectedResponseError {
  const facts = { method, path, status, requestId, attempts, ambiguous: isWrite(method) };
  return new UnexpectedResponseError(redact(`${name} ${message}.`), facts);
}

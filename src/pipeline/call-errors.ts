import { AbortedError, ConnectionError, type Phase, TimeoutError } from "../errors/connection-error.ts";
import { SvcError } from "../errors/svc-error.ts";
import { UnexpectedResponseError } from "../errors/usage-errors.ts";
import { redactError } from "../redact.ts";
import { type TransportFailureReason, toTransportFailure } from "../transport/transport-failure.ts";
import type { Call } from "./exchange.ts";
import { isWrite } from "./methods.ts";

/** The error for an attempt whose `timeoutMs` have passed. */
export function attemptTimeout(call: Call): TimeoutError {
  const { timeoutMs } = call.options;
  return new TimeoutError(`${call.name}: ${WAITED_FOR[call.phase]} within ${timeoutMs} ms (\`timeoutMs\`).`, {
    phase: call.phase,
    attempts: call.attempts,
    ambiguous: isWrite(call.method) && mayHaveArrived(call),
  });
}

const WAITED_FOR: Readonly<Record<Phase, string>> = {
  connect: "no connection to the service",
  headers: "no answer from the service",
  body: "the service's answer did not end",
  wait: "no success",
};

/** The error for a call whose `deadlineMs` has passed. */
export function deadlineError(call: Call): TimeoutError {
  return new TimeoutError(
    `${call.name}: ${WAITED_FOR[call.phase]} before the call's deadline (\`deadlineMs\`), after ${call.attempts} attempts.`,
    {
      phase: call.phase,
      attempts: call.attempts,
      ambiguous: isWrite(call.method) && mayHaveArrived(call),
    },
  );
}

/** The error for a call whose signal was aborted. */
export function abortedError(call: Call, signal: AbortSignal): AbortedError {
  const reason: unknown = signal.reason;
  return new AbortedError(
    reason instanceof Error ? redactError(reason, call.redact) : reason,
    isWrite(call.method) && mayHaveArrived(call),
  );
}

function mayHaveArrived(call: Call): boolean {
  return call.answerLost || (call.attempts > 0 && (call.phase === "headers" || call.phase === "body"));
}

/** The error for whatever a transport or the reader failed with. */
export function toSvcError(error: unknown, call: Call): SvcError {
  if (error instanceof SvcError) return error;
  const failure = toTransportFailure(error);
  const cause = redactError(failure.cause, call.redact);
  const facts = {
    attempts: call.attempts,
    ambiguous: isWrite(call.method) && (!failure.neverSent || call.answerLost),
    cause,
  };
  if (failure.reason === "encoding" || failure.reason === "too_large") {
    return new UnexpectedResponseError(`${call.name}: ${SAID[failure.reason]}`, {
      ...facts,
      status: 0,
      requestId: undefined,
    });
  }
  return new ConnectionError(`${call.name}: ${SAID[failure.reason]}${detail(cause)}`, {
    ...facts,
    reason: failure.reason,
  });
}

function detail(cause: unknown): string {
  if (!(cause instanceof Error)) return "";
  const innermost = cause.cause instanceof Error ? cause.cause : cause;
  return innermost.message ? ` (${innermost.message})` : "";
}

const SAID: Readonly<Record<TransportFailureReason, string>> = {
  dns: "the service's host name could not be resolved. Check `baseUrl`",
  refused: "the connection was refused. Check that the service runs at `baseUrl`",
  unreachable: "the service's host cannot be reached. Check the network",
  tls: "the TLS connection failed. If the service has a certificate of your own CA, name the CA's file in NODE_EXTRA_CA_CERTS",
  reset: "the connection was reset before the whole answer arrived",
  closed: "the connection was closed before the whole answer arrived",
  protocol: "the answer is not valid HTTP",
  proxy: "the proxy refused the connection. Check HTTPS_PROXY and NO_PROXY",
  timeout: "the connection timed out",
  unknown: "the request failed before an answer arrived",
  encoding: "the answer's body cannot be decompressed",
  too_large: "the answer's body is larger than `maxResponseBytes`",
};

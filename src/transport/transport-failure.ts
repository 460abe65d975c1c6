import { findAdvice, findReason, PLATFORM_FAILURES } from "#failures";
import type { FailureTable, TransportFailureReason } from "./failure-reason.ts";

const FAILURES: FailureTable = {
  protocol: { message: "the response is not valid HTTP" },
  unknown: { message: "the request failed before a response arrived" },
  too_large: { message: "the response's body is larger than `maxResponseBytes`" },
  ...PLATFORM_FAILURES,
};

/** A request without a usable response, before it becomes an `SvcError`. */
export class TransportFailure extends Error {
  readonly reason: TransportFailureReason;
  /** True when the service provably never saw the request. */
  neverSent: boolean;
  /** True when the same request would fail again. */
  readonly isFinal: boolean;

  constructor(
    reason: TransportFailureReason,
    {
      cause,
      neverSent = false,
      isFinal = false,
      detail = "",
    }: { cause?: unknown; neverSent?: boolean; isFinal?: boolean; detail?: string } = {},
  ) {
    super(`${FAILURES[reason]?.message}${detail}`, { cause });
    this.reason = reason;
    this.neverSent = neverSent;
    this.isFinal = isFinal;
  }
}

/** Converts any error of a network stack. */
export function toTransportFailure(error: unknown): TransportFailure {
  // Not `instanceof`: a transport of another entry of the package has a class of its own.
  if (error instanceof Error && "neverSent" in error) return error as TransportFailure;
  const reason = findReason(error);
  const neverSent = FAILURES[reason]?.neverSent ?? false;
  return new TransportFailure(reason, { cause: error, neverSent, detail: findAdvice(reason, error) });
}

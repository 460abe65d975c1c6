import { findReason, PLATFORM_FAILURES } from "#failures";
import type { FailureTable, TransportFailureReason } from "./failure-reason.ts";

const FAILURES: FailureTable = {
  protocol: { message: "the answer is not valid HTTP" },
  unknown: { message: "the request failed before an answer arrived" },
  too_large: { message: "the answer's body is larger than `maxResponseBytes`" },
  ...PLATFORM_FAILURES,
};

/** A request that got no usable answer, before it is told to the caller. */
export class TransportFailure extends Error {
  readonly reason: TransportFailureReason;
  /** True when the service provably never saw the request. */
  readonly neverSent: boolean;

  constructor(
    reason: TransportFailureReason,
    { cause, neverSent = false }: { cause?: unknown; neverSent?: boolean } = {},
  ) {
    super(FAILURES[reason]?.message, { cause });
    this.reason = reason;
    this.neverSent = neverSent;
  }
}

/** The failure behind any error of a network stack. */
export function toTransportFailure(error: unknown): TransportFailure {
  if (error instanceof TransportFailure) return error;
  const reason = findReason(error);
  return new TransportFailure(reason, { cause: error, neverSent: FAILURES[reason]?.neverSent ?? false });
}

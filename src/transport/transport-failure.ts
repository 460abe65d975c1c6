import { findReason, PLATFORM_MESSAGES } from "#failures";
import type { TransportFailureReason } from "./failure-reason.ts";

const MESSAGES: Readonly<Partial<Record<TransportFailureReason, string>>> = {
  protocol: "the answer is not valid HTTP",
  unknown: "the request failed before an answer arrived",
  too_large: "the answer's body is larger than `maxResponseBytes`",
  ...PLATFORM_MESSAGES,
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
    super(MESSAGES[reason], { cause });
    this.reason = reason;
    this.neverSent = neverSent;
  }
}

const NEVER_SENT: ReadonlySet<TransportFailureReason> = new Set(["dns", "refused", "unreachable", "tls", "proxy"]);

/** The failure behind any error of a network stack. */
export function toTransportFailure(error: unknown): TransportFailure {
  if (error instanceof TransportFailure) return error;
  const reason = findReason(error);
  return new TransportFailure(reason, { cause: error, neverSent: NEVER_SENT.has(reason) });
}

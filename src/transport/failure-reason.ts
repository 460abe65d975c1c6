import type { ConnectionFailure } from "../errors/connection-error.ts";

/** Why a transport fails: a broken connection, or a body that cannot be used. */
export type TransportFailureReason = ConnectionFailure | "encoding" | "too_large";

/** Messages for the failures that a platform can distinguish, and whether the service then provably never saw the request. */
export type FailureTable = Readonly<Partial<Record<TransportFailureReason, { message: string; neverSent?: true }>>>;

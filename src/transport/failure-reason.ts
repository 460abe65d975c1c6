import type { ConnectionFailure } from "../errors/connection-error.ts";

/** What a transport can fail with; beside the ways a connection breaks, a body that cannot be used. */
export type TransportFailureReason = ConnectionFailure | "encoding" | "too_large";

/** What is said of the failures that a platform can tell apart, and whether the service then provably never saw the request. */
export type FailureTable = Readonly<Partial<Record<TransportFailureReason, { message: string; neverSent?: true }>>>;

import type { ConnectionFailure } from "../errors/connection-error.ts";

/** What a transport can fail with; beside the ways a connection breaks, a body that cannot be used. */
export type TransportFailureReason = ConnectionFailure | "encoding" | "too_large";

import type { Principal } from "../../keys/principal.ts";
import { failureKindOf } from "../../store/failures.ts";

/** One response, for logs and metrics. */
export interface AccessLogEntry {
  requestId: string;
  method: string;
  /** Path without the query, which may name people. */
  path: string;
  operationId?: string | undefined;
  status: number;
  durationMs: number;
  /** Size of the body; 0 for pages, which are not measured. */
  bytes: number;
  /** Address of the client; see `--trust-proxy`. */
  address?: string | undefined;
  /** The caller, once identified. Never a whole key. */
  principal?: Principal | undefined;
}

/** Formats one response as a line of JSON. */
export function toLogLine(entry: AccessLogEntry, time: Date): string {
  const { principal } = entry;
  return JSON.stringify({
    time: time.toISOString(),
    level: entry.status >= 500 ? "error" : "info",
    request_id: entry.requestId,
    method: entry.method,
    path: entry.path,
    operation: entry.operationId ?? null,
    status: entry.status,
    duration_ms: Math.round(entry.durationMs * 1000) / 1000,
    bytes: entry.bytes,
    address: entry.address ?? null,
    organization: principal?.orgId ?? null,
    key: principal?.kind === "key" ? `${principal.prefix}…` : null,
    user: principal?.kind === "user" ? principal.userId : null,
  });
}

/** Formats an internal error as a line of JSON; without a stack for database failures, which are not bugs of the server. */
export function toErrorLine(
  error: unknown,
  request: { requestId: string; operationId: string | undefined },
  time: Date,
): string {
  return JSON.stringify({
    time: time.toISOString(),
    level: failureKindOf(error) === undefined ? "error" : "warn",
    request_id: request.requestId,
    operation: request.operationId ?? null,
    error: errorText(error),
  });
}

/** Stack of an internal error, or message of a database failure. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (failureKindOf(error) === undefined && error.stack) || error.message;
}

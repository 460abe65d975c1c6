/** One response, for logs and metrics. */
export interface AccessLogEntry {
  requestId: string;
  method: string;
  operationId?: string | undefined;
  status: number;
  durationMs: number;
  /** Beginning of the key; the key itself never gets here. */
  keyPrefix?: string | undefined;
}

/** Formats one response as a line of JSON. */
export function toLogLine(report: AccessLogEntry, time: Date): string {
  return JSON.stringify({
    time: time.toISOString(),
    level: report.status >= 500 ? "error" : "info",
    request_id: report.requestId,
    method: report.method,
    operation: report.operationId ?? null,
    status: report.status,
    duration_ms: Math.round(report.durationMs * 1000) / 1000,
    key: report.keyPrefix === undefined ? null : `${report.keyPrefix}…`,
  });
}

/** Formats an internal error as a line of JSON. */
export function toErrorLine(
  error: unknown,
  request: { requestId: string; operationId: string | undefined },
  time: Date,
): string {
  return JSON.stringify({
    time: time.toISOString(),
    level: "error",
    request_id: request.requestId,
    operation: request.operationId ?? null,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}

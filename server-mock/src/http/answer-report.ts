/** What is known about one answer, for logs and metrics. */
export interface AnswerReport {
  requestId: string;
  method: string;
  operationId?: string | undefined;
  status: number;
  durationMs: number;
  /** Beginning of the key; the key itself is never known here. */
  keyPrefix?: string | undefined;
}

/** One line of JSON per answer. */
export function toLogLine(report: AnswerReport, time: Date): string {
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

/** One line of JSON for a failure of the server's own. */
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

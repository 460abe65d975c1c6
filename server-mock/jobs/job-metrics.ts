import type { JobFigures } from "./jobs.ts";

/**
 * Formats metrics of the queue for Prometheus. Empty while the database does not respond, so that the other metrics stay
 * available.
 */
export async function jobMetrics(jobs: { figures: () => Promise<JobFigures> }): Promise<string> {
  let figures: JobFigures;
  try {
    figures = await jobs.figures();
  } catch {
    return "";
  }
  const { waiting, running, done, failed, attempts, oldestSeconds, usage, cost } = figures;
  return [
    "# HELP svc_jobs Jobs by state.",
    "# TYPE svc_jobs gauge",
    `svc_jobs{state="waiting"} ${waiting}`,
    `svc_jobs{state="running"} ${running}`,
    `svc_jobs{state="done"} ${done}`,
    `svc_jobs{state="failed"} ${failed}`,
    "# HELP svc_jobs_oldest_seconds Age of the oldest due job that is not running.",
    "# TYPE svc_jobs_oldest_seconds gauge",
    `svc_jobs_oldest_seconds ${oldestSeconds}`,
    "# TYPE svc_jobs_attempts_total counter",
    `svc_jobs_attempts_total ${attempts}`,
    "# HELP svc_scoring_calls_total Requests to the model.",
    "# TYPE svc_scoring_calls_total counter",
    `svc_scoring_calls_total ${usage.calls}`,
    "# TYPE svc_scoring_tokens_total counter",
    `svc_scoring_tokens_total{direction="input"} ${usage.inputTokens}`,
    `svc_scoring_tokens_total{direction="output"} ${usage.outputTokens}`,
    ...(cost
      ? [
          "# HELP svc_scoring_cost Cost of these tokens at the current prices.",
          "# TYPE svc_scoring_cost gauge",
          `svc_scoring_cost{currency="${cost.currency}"} ${cost.amount}`,
        ]
      : []),
    "",
  ].join("\n");
}

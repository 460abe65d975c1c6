import { Counter, Gauge, Registry } from "prom-client";
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
  const { attempts, oldestSeconds, usage, cost } = figures;
  const registry = new Registry();
  const named = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
    name,
    help,
    labelNames,
    registers: [registry],
  });
  const states = new Gauge(named("svc_jobs", "Jobs by state.", "state"));
  for (const state of ["waiting", "running", "done", "failed"] as const) states.set({ state }, figures[state]);
  const oldest = "Age of the oldest due job that is not running.";
  new Gauge(named("svc_jobs_oldest_seconds", oldest)).set(oldestSeconds);
  new Counter(named("svc_jobs_attempts_total", "Attempts at jobs.")).inc(attempts);
  new Counter(named("svc_scoring_calls_total", "Requests to the model.")).inc(usage.calls);
  const tokens = new Counter(named("svc_scoring_tokens_total", "Tokens of these requests.", "direction"));
  tokens.inc({ direction: "input" }, usage.inputTokens);
  tokens.inc({ direction: "output" }, usage.outputTokens);
  const costs = "Cost of these tokens at the current prices.";
  if (cost) new Gauge(named("svc_scoring_cost", costs, "currency")).set({ currency: cost.currency }, cost.amount);
  return registry.metrics();
}

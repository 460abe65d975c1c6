import type { Hono } from "hono";
import type { IdSource } from "../../records/ids.ts";
import type { Metrics } from "./metrics.ts";

/** Parts of the operating routes. */
export interface OperatingParts {
  /** Reports why the server cannot serve requests, as text for an operator; undefined if it can. */
  findProblem: () => Promise<string | undefined>;
  metrics: Metrics;
  /** Metrics of other parts of the server, in the text format of Prometheus. */
  moreMetrics: () => Promise<string>;
  ids: IdSource;
  /** Reports whether the server is shutting down. */
  isEnding: () => boolean;
}

/** Adds `/healthz` (the process runs), `/readyz` (it can serve) and `/metrics` (for Prometheus). */
export function addOperatingRoutes(application: Hono, parts: OperatingParts): void {
  const headers = () => ({ "Cache-Control": "no-store", "X-Request-Id": parts.ids.requestId() });
  application.get("/healthz", (context) => context.json({ status: "ok" }, 200, headers()));
  application.get("/readyz", async (context) => {
    if (parts.isEnding()) return context.json({ status: "ending" }, 503, headers());
    const problem = await parts.findProblem();
    if (problem !== undefined) return context.json({ status: problem }, 503, headers());
    return context.json({ status: "ok" }, 200, headers());
  });
  application.get("/metrics", async (context) => {
    const [isReady, more] = await Promise.all([isReadyNow(parts), parts.moreMetrics()]);
    return context.body(`${parts.metrics.toText()}${readyMetric(isReady)}${more}`, 200, {
      ...headers(),
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
}

async function isReadyNow({ isEnding, findProblem }: OperatingParts): Promise<boolean> {
  return !isEnding() && (await findProblem()) === undefined;
}

function readyMetric(isReady: boolean): string {
  return [
    "# HELP svc_ready Readiness: 1 if requests can be served, otherwise 0; /readyz gives the reason.",
    "# TYPE svc_ready gauge",
    `svc_ready ${isReady ? 1 : 0}`,
    "",
  ].join("\n");
}

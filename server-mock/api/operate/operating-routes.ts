import type { Hono } from "hono";
import type { IdSource } from "../../records/ids.ts";
import type { LoadedOnce } from "../route/load-once.ts";
import type { Metrics } from "./metrics.ts";

/** Parts of the operating routes. */
export interface OperatingParts {
  /** Reports why the server cannot serve requests, as text for an operator; undefined if it can. */
  findProblem: () => Promise<string | undefined>;
  metrics: LoadedOnce<Metrics>;
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
    const [metrics, isReady, more] = await Promise.all([parts.metrics.load(), isReadyNow(parts), parts.moreMetrics()]);
    return context.body((await metrics.toText(isReady)) + more, 200, {
      ...headers(),
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
}

async function isReadyNow({ isEnding, findProblem }: OperatingParts): Promise<boolean> {
  return !isEnding() && (await findProblem()) === undefined;
}

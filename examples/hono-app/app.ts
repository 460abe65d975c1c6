import { Hono } from "hono";
import type { SvcClient } from "../../src/index.ts";
import { makeDigest } from "./digest.ts";
import { explainFailure } from "./explain-failure.ts";

// #region app
/** A backend in front of the coaching API, so that the team's browser app never sees the API key. */
export function createApp(svc: SvcClient): Hono {
  const app = new Hono();

  app.get("/digest", async (context) => {
    const { signal } = context.req.raw; // aborted when the browser disconnects, which cancels the requests to the API
    return context.json(await makeDigest(svc.withOptions({ deadlineMs: 10_000 }), signal));
  });

  app.get("/meetings/:id/score", async (context) => {
    const { signal } = context.req.raw;
    const reports = await svc.meetings.reports(context.req.param("id"), { signal });
    return context.json({ scores: reports.map((report) => report.overall_score) });
  });

  app.onError((error, context) => {
    const { status, message, retryAfterMs } = explainFailure(error);
    if (retryAfterMs) context.header("Retry-After", String(Math.ceil(retryAfterMs / 1_000)));
    return context.json({ error: message }, status);
  });
  return app;
}
// #endregion

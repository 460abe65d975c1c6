// #region app
import { getRequestListener } from "@hono/node-server";
import express from "express";
import { createProxy, isSvcError } from "../../src/index.ts";

/** The app's own routes, and a proxy for its pages. Put both behind your session check. */
export function createApp(svc) {
  const app = express();
  app.use("/coaching", getRequestListener(createProxy(svc, { allow: ["getTeamStats"] })));
  app.get("/meetings/:id/score", async (request, response) => {
    const reports = await svc.meetings.reports(request.params.id, { deadlineMs: 10_000 });
    response.json({ scores: reports.map((report) => report.overall_score) });
  });
  // Express takes a function with four parameters for an error handler.
  app.use((error, _request, response, next) => {
    if (!isSvcError(error)) return next(error);
    const status = error.code === "not_found" ? 404 : 502;
    response.status(status).json({ error: status === 404 ? "There is no such meeting." : "Try again later." });
  });
  return app;
}
// #endregion

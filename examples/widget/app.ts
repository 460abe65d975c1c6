import { Hono } from "hono";
import { createProxy, type SvcClient } from "../../src/index.ts";

// #region app
/** The server of an app with the widget: it keeps the key, and lets pages ask for one figure. Put it behind the check of your session. */
export function createApp(svc: SvcClient): Hono {
  const app = new Hono();
  const proxy = createProxy(svc, { allow: ["getTeamStats"] });
  return app.get("/coaching/*", (context) => proxy(context.req.raw));
}
// #endregion

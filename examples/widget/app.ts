import { Hono } from "hono";
import { createProxy, type SvcClient } from "../../src/index.ts";

// #region app
/** Server of an app with the widget: it keeps the key, and allows pages one operation. Put it behind your session check. */
export function createApp(svc: SvcClient): Hono {
  const app = new Hono();
  const proxy = createProxy(svc, { allow: ["getTeamStats"] });
  return app.get("/coaching/*", (context) => proxy(context.req.raw));
}
// #endregion

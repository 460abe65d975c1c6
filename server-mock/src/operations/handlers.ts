import type { Handlers } from "../http/call.ts";
import * as insights from "./insights.ts";
import * as meetings from "./meetings.ts";
import * as openApi from "./open-api.ts";
import * as reports from "./reports.ts";
import * as roleplaySessions from "./roleplay-sessions.ts";
import * as teamStats from "./team-stats.ts";
import * as templates from "./templates.ts";

/** Every operation of the spec with what does it: these files export a handler under each `operationId`, and nothing else. */
export const HANDLERS: Handlers = {
  ...insights,
  ...meetings,
  ...openApi,
  ...reports,
  ...roleplaySessions,
  ...teamStats,
  ...templates,
};

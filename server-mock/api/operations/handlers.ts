import type { OperationId } from "../../generated/operations.ts";
import type { Handlers } from "../call.ts";
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

/** Operations whose results may be remembered. */
export function settledOperations(handlers: Handlers): Set<OperationId> {
  const ids = Object.keys(handlers) as OperationId[];
  return new Set(ids.filter((id) => handlers[id].isSettled));
}

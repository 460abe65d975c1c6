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

/**
 * Whether what an operation gives follows from its request and the database alone, and stays the same until something is written. Such
 * results may be remembered.
 */
const IS_SETTLED: Record<OperationId, boolean> = {
  listMeetings: true,
  getMeeting: true,
  listMeetingReports: true,
  listTemplates: true,
  getTemplate: true,
  createTemplate: false,
  updateTemplate: false,
  deleteTemplate: false,
  listReports: true,
  getReport: true,
  // Its ranges end now.
  getTeamStats: false,
  listInsights: true,
  listRoleplaySessions: true,
  // It is one text, read from nowhere.
  getOpenApi: false,
};

/** Those of the handlers whose results may be remembered; of a handler from elsewhere nothing is known. */
export function settledOperations(handlers: Handlers): Set<OperationId> {
  const ids = Object.keys(IS_SETTLED) as OperationId[];
  return new Set(ids.filter((id) => IS_SETTLED[id] && handlers[id] === HANDLERS[id]));
}

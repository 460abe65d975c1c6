import type { Handlers } from "../http/call.ts";
import { listInsights } from "./insights.ts";
import { getMeeting, listMeetingReports, listMeetings } from "./meetings.ts";
import { getOpenApi } from "./open-api.ts";
import { getReport, listReports } from "./reports.ts";
import { listRoleplaySessions } from "./roleplay-sessions.ts";
import { getTeamStats } from "./team-stats.ts";
import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from "./templates.ts";

/** Every operation of the spec with what does it. */
export const HANDLERS: Handlers = {
  listMeetings,
  getMeeting,
  listMeetingReports,
  listTemplates,
  createTemplate,
  getTemplate,
  updateTemplate,
  deleteTemplate,
  listReports,
  getReport,
  getTeamStats,
  listInsights,
  listRoleplaySessions,
  getOpenApi,
};

// Generated from mcp/settings/tool-names.ts by `npm run generate`. Do not edit.

import type { Tool } from "../../context/tool.ts";
import type { ToolName } from "../../settings/tool-names.ts";
import { createTemplate } from "../../tools/create-template.ts";
import { deleteTemplate } from "../../tools/delete-template.ts";
import { getInsights } from "../../tools/get-insights.ts";
import { getMeeting } from "../../tools/get-meeting.ts";
import { getReport } from "../../tools/get-report.ts";
import { getTeamStats } from "../../tools/get-team-stats.ts";
import { getTemplate } from "../../tools/get-template.ts";
import { listMeetings } from "../../tools/list-meetings.ts";
import { listReports } from "../../tools/list-reports.ts";
import { listRoleplaySessions } from "../../tools/list-roleplay-sessions.ts";
import { listTemplates } from "../../tools/list-templates.ts";
import { updateTemplate } from "../../tools/update-template.ts";

/** Every tool by its name. Protocol, documentation and packaging all come from here. */
export const TOOLS: Readonly<Record<ToolName, Tool>> = {
  list_meetings: listMeetings,
  get_meeting: getMeeting,
  get_report: getReport,
  list_templates: listTemplates,
  create_template: createTemplate,
  get_team_stats: getTeamStats,
  get_insights: getInsights,
  list_reports: listReports,
  get_template: getTemplate,
  update_template: updateTemplate,
  delete_template: deleteTemplate,
  list_roleplay_sessions: listRoleplaySessions,
};

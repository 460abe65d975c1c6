import { expect, it } from "vitest";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { createForeignService } from "../dialects/service/foreign-service.ts";
import { openForeignTools } from "./support/foreign-tools.ts";
import { rowsOf } from "./support/sales-team.ts";

const whole = (start: string): string => `${start}-0000-4000-8000-000000000000`;

/** A service whose meetings are not listed, and ids that begin differently. */
function createService() {
  return createForeignService({
    organization({ meetings, reports, templates, insights }) {
      Object.assign(meetings[0] ?? {}, { id: whole("aaaaaaaa") });
      Object.assign(reports[0] ?? {}, { id: whole("bbbbbbbb"), meeting_id: whole("aaaaaaaa") });
      Object.assign(insights[0] ?? {}, { meeting_id: whole("aaaaaaaa") });
      for (const [index, template] of templates.entries()) template["id"] = whole(`cccccc0${index}`);
    },
    list: (page) =>
      page.resource === "meetings"
        ? { status: 403, body: { data: null, error: { message: "No." }, meta: null } }
        : { body: page.rows },
  });
}

const MEETING = whole("aaaaaaaa");
const REPORT = whole("bbbbbbbb");
const TEMPLATE = whole("cccccc01");
const CREATED = "00000003-0000-4000-8000-000000000077";
const DRAFT = { name: "N", prompt_template: "P", grading_criteria: [{ name: "A", weight: 100, description: "B" }] };

it.each<[ToolName, Record<string, unknown>, ToolName, Record<string, string>, path: string]>([
  ["list_reports", {}, "get_report", { report_id: REPORT }, `/reports/${REPORT}`],
  ["list_reports", {}, "get_meeting", { meeting_id: MEETING }, `/meetings/${MEETING}`],
  ["get_report", { meeting_id: MEETING }, "get_report", { report_id: REPORT }, `/reports/${REPORT}`],
  ["get_report", { report_id: REPORT }, "get_meeting", { meeting_id: MEETING }, `/meetings/${MEETING}`],
  ["get_insights", {}, "get_meeting", { meeting_id: MEETING }, `/meetings/${MEETING}`],
  ["get_insights", { type: "pain_point" }, "get_meeting", { meeting_id: MEETING }, `/meetings/${MEETING}`],
  [
    "get_meeting",
    { meeting_id: MEETING, offset: 9 },
    "get_report",
    { meeting_id: MEETING },
    `/meetings/${MEETING}/report`,
  ],
  ["list_templates", {}, "get_template", { template_id: TEMPLATE }, `/templates/${TEMPLATE}`],
  ["get_template", { template_id: TEMPLATE }, "get_template", { template_id: TEMPLATE }, `/templates/${TEMPLATE}`],
  ["create_template", DRAFT, "get_template", { template_id: CREATED }, `/templates/${CREATED}`],
  ["list_templates", {}, "update_template", { template_id: TEMPLATE, name: "New" }, `/templates/${TEMPLATE}`],
  ["list_templates", {}, "delete_template", { template_id: TEMPLATE }, `/templates/${TEMPLATE}`],
])("after %s %j has shown it, a short id in %s %j needs no list", async (shows, given, name, ids, path) => {
  const { fetch, requests } = createService();
  const call = openForeignTools(fetch);
  expect((await call(shows, given)).isError).toBe(false);
  requests.length = 0;
  const short = Object.entries(ids).map(([argument, id]) => [argument, id.slice(0, 8)]);
  expect((await call(name, Object.fromEntries(short))).isError).toBe(false);
  expect(requests.map((request) => request.path)).toContain(path);
  expect(requests.map((request) => request.path)).not.toContain(`/${path.split("/")[1]}`);
});

it.each<[ToolName, Record<string, unknown>, string]>([
  ["list_meetings", { limit: 2 }, "id"],
  ["list_reports", { limit: 2 }, "id"],
  ["list_reports", { limit: 2 }, "meeting_id"],
  ["list_templates", {}, "id"],
  ["get_insights", { limit: 2 }, "meeting_id"],
  ["get_insights", { type: "pain_point" }, "meeting_id"],
  ["get_insights", { group_by: "phrase" }, "meeting_id"],
  ["get_team_stats", {}, "user_id"],
])("ids that begin alike are whole in %s %j, column %s", async (name, given, column) => {
  const shown = rowsOf(await openForeignTools(createForeignService().fetch)(name, given)).map((row) => row[column]);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.length).toBeGreaterThan(1);
});

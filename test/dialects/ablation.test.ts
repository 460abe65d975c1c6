import { describe, expect, it } from "vitest";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { draw, isDrawn } from "../support/draw.ts";
import { changeField, everyField, type FieldPath, MUTATIONS } from "./ablation.ts";
import { createForeignService, type ForeignService } from "./service/foreign-service.ts";
import { createOrganization, type Organization } from "./service/organization.ts";
import { onCli, onSdk, onTools } from "./surfaces.ts";

const MEETING = "00000001-0000-4000-8000-000000000000";
const REPORT = "00000002-0000-4000-8000-000000000000";
const TEMPLATE = "00000003-0000-4000-8000-000000000000";

/** What nobody should be shown of data that is there, but lacks a field. */
const NEVER =
  /\bNaN\b|\bundefined\b|\[object |\n\s+at |bug in the tool server|Cannot read|is not (a function|iterable)|Invalid (Date|time)/;
const FALSE_STATEMENT =
  /\bNo (meetings|reports|templates|insights|roleplay sessions)\b|Nothing matches|Nobody has|no such object/i;

type Tool = readonly [ToolName, Record<string, unknown>];

/** Every command and tool that shows a resource. */
const USES: Readonly<Record<keyof Organization, { commands: readonly string[]; tools: readonly Tool[] }>> = {
  meetings: {
    commands: [
      "meetings list",
      "meetings list -o md",
      `meetings get ${MEETING}`,
      `meetings transcript ${MEETING}`,
      "report weekly --compare none",
    ],
    tools: [
      ["list_meetings", {}],
      ["get_meeting", { meeting_id: MEETING }],
    ],
  },
  reports: {
    commands: [
      "reports list",
      `reports get ${REPORT}`,
      `meetings reports ${MEETING}`,
      "report weekly -o html",
      "report weekly -o csv --gate rep.avg_score>=0 --if-no-data warn",
      "team stats --compare",
    ],
    tools: [
      ["list_reports", {}],
      ["get_report", { report_id: REPORT }],
      ["get_report", { meeting_id: MEETING }],
      ["get_team_stats", { group_by: "person", compare: "previous" }],
    ],
  },
  templates: {
    commands: ["templates list", `templates get ${TEMPLATE}`, `templates update ${TEMPLATE} --name New`],
    tools: [
      ["list_templates", {}],
      ["get_template", { template_id: TEMPLATE }],
      ["update_template", { template_id: TEMPLATE, name: "New" }],
    ],
  },
  insights: {
    commands: ["insights list", "insights list -o csv", "report weekly --no-criteria --compare none"],
    tools: [
      ["get_insights", {}],
      ["get_insights", { group_by: "type" }],
    ],
  },
  sessions: { commands: ["roleplay list", "roleplay list -o md"], tools: [["list_roleplay_sessions", {}]] },
  stats: { commands: ["team stats", "team stats -o md"], tools: [["get_team_stats", {}]] },
};

/** A few of everything: what is tried here does not depend on numbers. */
function keepFew(organization: Organization): void {
  for (const rows of [organization.meetings, organization.reports, organization.insights]) rows.splice(4);
  organization.stats["total_reports"] = 4;
}

const few = createOrganization();
keepFew(few);

/** A service whose objects differ in one field. */
const serviceWith = ([resource, ...names]: FieldPath, value: unknown): ForeignService =>
  createForeignService({
    organization: keepFew,
    row: (row, kind) => {
      if (kind === resource) changeField(row, names, value);
      return row;
    },
  });

const FIELDS = draw(
  "fields",
  everyField(few).map((path) => ({ path, name: path.join(".") })),
  45,
  ({ path }) => path[0],
);

describe.each(FIELDS)("$name", ({ path, name }) => {
  it.each(MUTATIONS.filter((mutation) => isDrawn(name, mutation, MUTATIONS)))("%s", async (_, value) => {
    const { commands, tools } = USES[path[0]];
    for (const command of draw(`${name} ${value} commands`, commands, 2)) {
      const { exit, shown } = await onCli(serviceWith(path, value), command.split(" "));
      const hasNone = name === "meetings.transcript" && (value ?? null) === null && command.includes("transcript");
      expect(exit, `${command}: ${shown}`).toBe(hasNone ? 3 : 0);
      expect(shown, command).not.toMatch(NEVER);
      expect(shown, command).not.toMatch(FALSE_STATEMENT);
    }
    for (const tool of draw(`${name} ${value} tools`, tools, 1)) {
      const { data, shown } = await onTools(serviceWith(path, value), tool);
      expect(data, `${JSON.stringify(tool)}: ${shown}`).toBeDefined();
      expect(shown, tool[0]).not.toMatch(NEVER);
      expect(shown, tool[0]).not.toMatch(FALSE_STATEMENT);
    }
  });

  it("Every list of the SDK gives every row", async () => {
    for (const [mutation, value] of draw(name, MUTATIONS, 2)) {
      const { data, shown } = await onSdk(serviceWith(path, value), (svc) =>
        Promise.all([
          svc.meetings.list().then((page) => page.data.length),
          svc.reports.list().then((page) => page.data.length),
          svc.insights.list().then((page) => page.data.length),
          svc.templates.list().then((page) => page.data.length),
          svc.roleplay.sessions.list().then((page) => page.data.length),
        ]),
      );
      expect(data, `${mutation}: ${shown}`).toEqual([4, 4, 4, 3, 4]);
    }
  });
});

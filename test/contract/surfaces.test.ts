import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { aMeeting, aReport, aTemplate, type ReferenceServer } from "../../server-mock/src/index.ts";
import { SvcClient } from "../../src/index.ts";
import { createStage } from "../cli/support/stage.ts";
import { createTestEnvironment as createToolEnvironment, type TestEnvironment } from "../mcp/support/environment.ts";

interface Spec {
  paths: Record<string, Record<string, { operationId: string }>>;
}

interface Ids {
  meeting: string;
  report: string;
  template: string;
  /** Another one, to be deleted. */
  spare: string;
}

interface Surface {
  /** The SDK's method for the operation. */
  sdk: (svc: SvcClient, ids: Ids) => PromiseLike<unknown>;
  /** The command for it. */
  cli: string;
  /** The tool for it and its arguments, or why there is none. */
  tool: [name: ToolName, given: (ids: Ids) => Record<string, unknown>] | { exempt: string };
}

const NEW_TEMPLATE = {
  name: "Contract",
  prompt_template: "Score the call.",
  grading_criteria: [{ name: "Discovery", weight: 100, description: "Asks before pitching." }],
};

const nothing = () => ({});

const SURFACES: Record<string, Surface> = {
  listMeetings: { sdk: (svc) => svc.meetings.list(), cli: "meetings list", tool: ["list_meetings", nothing] },
  getMeeting: {
    sdk: (svc, { meeting }) => svc.meetings.get(meeting),
    cli: "meetings get",
    tool: ["get_meeting", ({ meeting }) => ({ meeting_id: meeting })],
  },
  listMeetingReports: {
    sdk: (svc, { meeting }) => svc.meetings.reports(meeting),
    cli: "meetings reports",
    tool: ["get_report", ({ meeting }) => ({ meeting_id: meeting })],
  },
  listTemplates: { sdk: (svc) => svc.templates.list(), cli: "templates list", tool: ["list_templates", nothing] },
  createTemplate: {
    sdk: (svc) => svc.templates.create(NEW_TEMPLATE),
    cli: "templates create",
    tool: ["create_template", () => NEW_TEMPLATE],
  },
  getTemplate: {
    sdk: (svc, { template }) => svc.templates.get(template),
    cli: "templates get",
    tool: ["get_template", ({ template }) => ({ template_id: template })],
  },
  updateTemplate: {
    sdk: (svc, { template }) => svc.templates.update(template, { name: "New" }),
    cli: "templates update",
    tool: ["update_template", ({ template }) => ({ template_id: template, name: "Newer" })],
  },
  deleteTemplate: {
    sdk: (svc, { template }) => svc.templates.delete(template),
    cli: "templates delete",
    tool: ["delete_template", ({ spare }) => ({ template_id: spare })],
  },
  listReports: { sdk: (svc) => svc.reports.list(), cli: "reports list", tool: ["list_reports", nothing] },
  getReport: {
    sdk: (svc, { report }) => svc.reports.get(report),
    cli: "reports get",
    tool: ["get_report", ({ report }) => ({ report_id: report })],
  },
  getTeamStats: { sdk: (svc) => svc.team.stats(), cli: "team stats", tool: ["get_team_stats", nothing] },
  listInsights: { sdk: (svc) => svc.insights.list(), cli: "insights list", tool: ["get_insights", nothing] },
  listRoleplaySessions: {
    sdk: (svc) => svc.roleplay.sessions.list(),
    cli: "roleplay list",
    tool: ["list_roleplay_sessions", nothing],
  },
  getOpenApi: {
    sdk: (svc) => svc.openapi(),
    cli: "spec diff",
    tool: { exempt: "A resource, coaching://openapi.json: a model reads the description rarely, and whole." },
  },
};

const spec = parse(readFileSync(new URL("../../spec/openapi.yaml", import.meta.url), "utf8")) as Spec;
const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ operationId, method: method.toUpperCase(), path })),
);

let env: TestEnvironment;
let server: ReferenceServer;
let ids: Ids;

beforeAll(async () => {
  env = await createToolEnvironment();
  server = env.server;
  const meeting = await server.org.add(aMeeting({ status: "completed" }));
  const [template, spare] = [await server.org.add(aTemplate({})), await server.org.add(aTemplate({}))];
  const report = await server.org.add(aReport({ meeting_id: meeting.id }));
  ids = { meeting: meeting.id, report: report.id, template: template.id, spare: spare.id };
});
afterAll(() => server.close());

/** What a request to an operation looks like, e.g. `GET /api/v1/meetings/4c…`. */
function requestTo({ method, path }: { method: string; path: string }): RegExp {
  return new RegExp(`^${method} ${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[0-9a-f-]{36}")}$`);
}

describe("every operation of the spec", () => {
  it("is in the table above, and nothing else is", () => {
    expect(Object.keys(SURFACES)).toEqual(operations.map(({ operationId }) => operationId));
  });

  it.each(operations)(
    "$operationId has a tool that reaches $method $path on the server, or does without for a reason",
    async (operation) => {
      const { tool } = SURFACES[operation.operationId] ?? {};
      if (!Array.isArray(tool)) return expect(tool?.exempt).toMatch(/\w+/);
      env.requests.length = 0;
      const { isError, text } = await env.call(tool[0], tool[1](ids));
      expect(isError, text).toBe(false);
      expect(env.requests).toContainEqual(expect.stringMatching(requestTo(operation)));
    },
  );

  it.each(operations)("$operationId has an SDK method that reaches $method $path on the server", async (operation) => {
    const reached: string[] = [];
    const svc = new SvcClient({
      apiKey: server.keys.admin,
      baseUrl: "http://localhost",
      fetch: server.fetch,
      onResponse: ({ method, url, status }) => {
        expect([200, 201]).toContain(status);
        reached.push(`${method} ${new URL(url).pathname}`);
      },
    });
    await SURFACES[operation.operationId]?.sdk(svc, ids);
    expect(reached).toEqual([expect.stringMatching(requestTo(operation))]);
  });

  it("has its command in the command line", async () => {
    const { svc, server: own } = await createStage();
    for (const { cli } of Object.values(SURFACES)) {
      const { code, stdout } = await svc(`${cli} --help`);
      expect({ cli, code }).toEqual({ cli, code: 0 });
      expect(stdout).toContain(`Usage: svc ${cli}`);
    }
    await own.close();
  });
});

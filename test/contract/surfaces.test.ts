import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  aMeeting,
  aReport,
  aTemplate,
  createReferenceServer,
  type ReferenceServer,
} from "../../server-mock/src/index.ts";
import { SvcClient } from "../../src/index.ts";
import { createStage } from "../cli/support/stage.ts";

interface Spec {
  paths: Record<string, Record<string, { operationId: string }>>;
}

interface Ids {
  meeting: string;
  report: string;
  template: string;
}

interface Surface {
  /** The SDK's method for the operation. */
  sdk: (svc: SvcClient, ids: Ids) => PromiseLike<unknown>;
  /** The command for it. */
  cli: string;
}

const NEW_TEMPLATE = {
  name: "Contract",
  prompt_template: "Score the call.",
  grading_criteria: [{ name: "Discovery", weight: 100, description: "Asks before pitching." }],
};

const SURFACES: Record<string, Surface> = {
  listMeetings: { sdk: (svc) => svc.meetings.list(), cli: "meetings list" },
  getMeeting: { sdk: (svc, { meeting }) => svc.meetings.get(meeting), cli: "meetings get" },
  listMeetingReports: { sdk: (svc, { meeting }) => svc.meetings.reports(meeting), cli: "meetings reports" },
  listTemplates: { sdk: (svc) => svc.templates.list(), cli: "templates list" },
  createTemplate: { sdk: (svc) => svc.templates.create(NEW_TEMPLATE), cli: "templates create" },
  getTemplate: { sdk: (svc, { template }) => svc.templates.get(template), cli: "templates get" },
  updateTemplate: {
    sdk: (svc, { template }) => svc.templates.update(template, { name: "New" }),
    cli: "templates update",
  },
  deleteTemplate: { sdk: (svc, { template }) => svc.templates.delete(template), cli: "templates delete" },
  listReports: { sdk: (svc) => svc.reports.list(), cli: "reports list" },
  getReport: { sdk: (svc, { report }) => svc.reports.get(report), cli: "reports get" },
  getTeamStats: { sdk: (svc) => svc.team.stats(), cli: "team stats" },
  listInsights: { sdk: (svc) => svc.insights.list(), cli: "insights list" },
  listRoleplaySessions: { sdk: (svc) => svc.roleplay.sessions.list(), cli: "roleplay list" },
  getOpenApi: { sdk: (svc) => svc.openapi(), cli: "api" },
};

const spec = parse(readFileSync(new URL("../../spec/openapi.yaml", import.meta.url), "utf8")) as Spec;
const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ operationId, method: method.toUpperCase(), path })),
);

let server: ReferenceServer;
let ids: Ids;

beforeAll(async () => {
  server = await createReferenceServer();
  const meeting = await server.org.add(aMeeting({ status: "completed" }));
  const template = await server.org.add(aTemplate({}));
  const report = await server.org.add(aReport({ meeting_id: meeting.id }));
  ids = { meeting: meeting.id, template: template.id, report: report.id };
});
afterAll(() => server.close());

describe("every operation of the spec", () => {
  it("is in the table below, and nothing else is", () => {
    expect(Object.keys(SURFACES)).toEqual(operations.map(({ operationId }) => operationId));
  });

  it.each(operations)(
    "$operationId has an SDK method that reaches $method $path on the server",
    async ({ operationId, method, path }) => {
      const reached: string[] = [];
      const svc = new SvcClient({
        apiKey: server.keys.admin,
        baseUrl: "http://localhost",
        fetch: (input, init) => server.fetch(new Request(input, init)),
        onResponse: (event) => reached.push(`${event.method} ${new URL(event.url).pathname} ${event.status}`),
      });
      await SURFACES[operationId]?.sdk(svc, ids);
      const pattern = path.replaceAll(/\{\w+\}/g, "[0-9a-f-]{36}").replaceAll(".", "\\.");
      expect(reached).toHaveLength(1);
      expect(reached[0]).toMatch(new RegExp(`^${method} ${pattern} 20[01]$`));
    },
  );

  it("has its command in the command line", async () => {
    const stage = await createStage();
    for (const { cli } of Object.values(SURFACES)) {
      const { code, stdout } = await stage.svc(`${cli} --help`);
      expect({ cli, code }).toEqual({ cli, code: 0 });
      expect(stdout).toContain(`Usage: svc ${cli}`);
    }
    await stage.server.close();
  });
});

import { expect, it } from "vitest";
import type { SvcClient } from "../../src/index.ts";
import { BASE_URL, data, type ScriptedResponse, scriptedService } from "./support/scripted-service.ts";

const TEMPLATE = { name: "a", prompt_template: "b", grading_criteria: [] };
const EMPTY: ScriptedResponse = data([], { has_more: false });

type Row = readonly [
  sends: string,
  call: (svc: SvcClient) => PromiseLike<unknown>,
  answer?: ScriptedResponse,
  body?: string,
];

const METHODS: readonly Row[] = [
  [
    "GET /meetings?status=completed&user_id=u1",
    (svc) => svc.meetings.list({ status: "completed", user_id: "u1" }),
    EMPTY,
  ],
  ["GET /meetings/m1", (svc) => svc.meetings.get("m1")],
  ["GET /meetings/m1/report", (svc) => svc.meetings.reports("m1"), data([])],
  ["GET /templates?is_active=false", (svc) => svc.templates.list({ is_active: false }), EMPTY],
  ["GET /templates/t1", (svc) => svc.templates.get("t1")],
  ["POST /templates", (svc) => svc.templates.create(TEMPLATE), data({}), JSON.stringify(TEMPLATE)],
  [
    "PUT /templates/t1",
    (svc) => svc.templates.update("t1", { is_active: false, name: undefined }),
    data({ id: "t1", ...TEMPLATE }),
    '{"is_active":false}',
  ],
  ["DELETE /templates/t1", (svc) => svc.templates.delete("t1")],
  ["GET /reports?min_score=80&to=2026-01-31", (svc) => svc.reports.list({ min_score: 80, to: "2026-01-31" }), EMPTY],
  ["GET /reports/r1", (svc) => svc.reports.get("r1")],
  ["GET /team/stats?time_range=quarter", (svc) => svc.team.stats({ time_range: "quarter" })],
  ["GET /insights?prospect_title=CTO", (svc) => svc.insights.list({ prospect_title: "CTO" }), EMPTY],
  ["GET /roleplay/sessions?status=scored", (svc) => svc.roleplay.sessions.list({ status: "scored" }), EMPTY],
  ["GET /openapi.json", (svc) => svc.openapi(), { body: {} }],
];

it.each(METHODS.map(([sends, call, response, body]) => ({ sends, call, response, body })))(
  "sends $sends",
  async ({ sends, call, response = data({}), body }) => {
    const { svc, requests } = scriptedService([response]);
    await call(svc);
    const [method, path] = sends.split(" ");
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method, url: `${BASE_URL}/api/v1${path}`, body });
  },
);

it.each(["", "..", "a/b"])("rejects the identifier %j before anything is sent", async (id) => {
  const { svc, requests } = scriptedService([data({})]);
  await expect(svc.templates.delete(id)).rejects.toThrow("an identifier");
  expect(requests).toEqual([]);
});

import { afterAll, expect, it } from "vitest";
import { callTool } from "../../mcp/protocol/call-tool.ts";
import { readResource } from "../../mcp/resources/read-resource.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { aTemplate } from "../../server-mock/library/index.ts";
import { NOW } from "./support/environment.ts";
import { createSalesTeam } from "./support/sales-team.ts";

const { env, meetings, reports } = await createSalesTeam();
const template = await env.server.org.add(aTemplate());
afterAll(() => env.server.close());

type Run = (session: ReturnType<typeof createSession>, signal: AbortSignal) => Promise<unknown>;

const call =
  (name: ToolName, given: Record<string, unknown> = {}): Run =>
  (session, signal) =>
    callTool({ name, given, signal }, session);
const read =
  (uri: string): Run =>
  (session, signal) =>
    readResource(uri, session, signal);

const TEMPLATE = { name: "N", prompt_template: "P", grading_criteria: [{ name: "A", weight: 100, description: "B" }] };
const PERIOD = { from: "2026-11-01", to: "2026-11-20", compare: "previous" };

const RUNS: [string, Run][] = [
  ["list_meetings", call("list_meetings", { pages: 2, limit: 3, with_scores: true })],
  ["list_meetings with mentions", call("list_meetings", { mentions: "price", order: "best" })],
  ["get_meeting", call("get_meeting", { meeting_id: meetings[0] })],
  ["get_meeting by a short id", call("get_meeting", { meeting_id: meetings[0]?.slice(0, 8) })],
  ["get_report", call("get_report", { report_id: reports[0] })],
  ["get_report of meetings", call("get_report", { meeting_id: meetings.join() })],
  ["list_templates", call("list_templates")],
  ["create_template", call("create_template", TEMPLATE)],
  ["get_template", call("get_template", { template_id: template.id })],
  ["update_template", call("update_template", { template_id: template.id, name: "M" })],
  ["get_team_stats", call("get_team_stats")],
  ["get_team_stats by person", call("get_team_stats", { ...PERIOD, with_roleplay: true })],
  ["get_team_stats by criterion", call("get_team_stats", { ...PERIOD, group_by: "criterion", user: "Ana Ruiz" })],
  ["get_insights", call("get_insights")],
  ["get_insights of objections", call("get_insights", { type: "objection", group_by: "phrase" })],
  ["list_reports", call("list_reports", { user: "Ben Okafor" })],
  ["list_roleplay_sessions", call("list_roleplay_sessions")],
  ["the spec", read("coaching://openapi.json")],
  ["a meeting", read(`meeting://${meetings[0]}`)],
];

/** A session whose service falls silent at one of its requests, and what was asked until then. */
function openSession(silentAt: number) {
  let requests = 0;
  let notify = (): void => undefined;
  const silent = new Promise<void>((resolve) => {
    notify = resolve;
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests += 1;
    const request = new Request(input, init);
    if (requests !== silentAt) return env.server.fetch(request);
    notify();
    return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
  };
  const environment = { SERVICE_API_KEY: env.server.keys.admin, SERVICE_API_URL: "http://localhost/api/v1" };
  const settings = readSettings(["--toolsets", "extended"], environment);
  return { session: createSession(settings, { fetch, now: () => NOW }), silent, count: () => requests };
}

it.each(RUNS)("%s ends when it is canceled, whichever of its requests is under way", async (_, run) => {
  const whole = openSession(0);
  await run(whole.session, new AbortController().signal);
  const total = whole.count();
  expect(total).toBeGreaterThan(0);
  for (let at = 1; at <= total; at += 1) {
    const { session, silent, count } = openSession(at);
    const cancellation = new AbortController();
    const ended = run(session, cancellation.signal).then(
      () => count(),
      () => count(),
    );
    await Promise.race([silent, ended]);
    cancellation.abort();
    // Nothing is asked after the cancellation but what was asked at the same time.
    expect(await ended).toBeLessThanOrEqual(total);
  }
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openSqlite } from "../../copy/sqlite-database.ts";
import { readHttpSettings } from "../../mcp/http/http-settings.ts";
import { callTool } from "../../mcp/protocol/call-tool.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { draw } from "../support/draw.ts";
import { MARK, NOW, readResult } from "./support/environment.ts";
import { createSalesTeam } from "./support/sales-team.ts";

const { env, meetings } = await createSalesTeam();
let folder: string;
let file: string;
let nowMs = NOW.getTime();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "svc-mcp-store-"));
});
beforeEach(() => {
  nowMs += 3_600_000;
});
afterAll(async () => {
  await env.server.close();
  await rm(folder, { recursive: true });
});

/** A session with a store or without, and what it asks of the service. */
function openSession({ store, key = env.server.keys.admin }: { store?: string; key?: string } = {}) {
  const requests: string[] = [];
  let respond: () => Response | undefined = () => undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(`${request.method} ${new URL(request.url).pathname.slice("/api/v1/".length)}`);
    return respond() ?? env.server.fetch(request);
  };
  const environment = { SERVICE_API_KEY: key, SERVICE_API_URL: "http://localhost/api/v1" };
  const settings = readSettings(["--toolsets", "extended"], {
    ...environment,
    ...(store === undefined ? {} : { SVC_MCP_STORE: store }),
  });
  const session = createSession(settings, { fetch, drawMark: () => MARK, now: () => new Date(nowMs), timeZone: "UTC" });
  const call = async (name: ToolName, given: Record<string, unknown> = {}) =>
    readResult(await callTool({ name, given, signal: new AbortController().signal }, session));
  return { call, requests, answerWith: (given: () => Response | undefined) => (respond = given) };
}

const QUESTIONS: readonly [ToolName, Record<string, unknown>][] = [
  ["list_meetings", { from: "2026-01-01", with_scores: true }],
  ["list_meetings", { from: "2026-01-01", mentions: "pricing" }],
  ["list_meetings", { user: "Ana Ruiz", from: "2026-01-01" }],
  ["get_meeting", { meeting_id: meetings[0] }],
  ["get_report", { meeting_id: meetings[0] }],
  ["get_team_stats", { group_by: "person", time_range: "all" }],
  ["get_team_stats", { group_by: "criterion", time_range: "all" }],
  ["get_insights", { group_by: "type" }],
  ["list_reports", { from: "2026-01-01" }],
  ["list_templates", {}],
  ["list_roleplay_sessions", {}],
];

it.each(QUESTIONS)("%s %j says the same from a store as from the service", async (name, given) => {
  file = path.join(folder, "same.sqlite");
  const direct = await openSession().call(name, given);
  const stored = await openSession({ store: file }).call(name, given);
  expect(stored).toEqual(direct);
  expect(direct.isError).toBe(false);
});

it("a call within a minute asks for nothing but whether the key is valid, and a later one for what is new", async () => {
  const { call, requests } = openSession({ store: path.join(folder, "fresh.sqlite") });
  await call("list_reports", { from: "2026-01-01" });
  nowMs += 1_000;
  requests.length = 0;
  await call("list_reports", { from: "2026-01-01" });
  expect(requests.filter((each) => each !== "GET team/stats")).toEqual(["GET templates"]);
  nowMs += 60_000;
  requests.length = 0;
  await call("list_reports", { from: "2026-01-01" });
  expect(requests.filter((each) => each === "GET reports").length).toBeGreaterThan(0);
  expect(requests.filter((each) => each === "GET reports").length).toBeLessThanOrEqual(5);
});

it.each([
  ["a revoked key", () => Response.json({ error: "revoked" }, { status: 401 }), "invalid_api_key"],
  ["a service that is away", () => Promise.reject(new TypeError("no route")) as never, "connection_error"],
])(
  "%s reads nothing from a store, however fresh",
  async (_, response, code) => {
    const { call, requests, answerWith } = openSession({ store: path.join(folder, "revoked.sqlite") });
    const questions = draw(code, QUESTIONS, 3);
    for (const [name, given] of questions) await call(name, given);
    nowMs += 1_000;
    answerWith(response);
    for (const [name, given] of questions) {
      const { isError, structured } = await call(name, given);
      expect([isError, structured["code"]], name).toEqual([true, code]);
    }
    expect(requests.length).toBeGreaterThan(0);
  },
  60_000,
);

it("what a tool writes is there for the next call", async () => {
  const { call } = openSession({ store: path.join(folder, "written.sqlite") });
  await call("list_templates");
  const made = await call("create_template", {
    name: "Made a moment ago",
    prompt_template: "Coach this call.",
    grading_criteria: [{ name: "Discovery", weight: 100, description: "Asks" }],
  });
  expect(made.isError).toBe(false);
  expect(JSON.stringify((await call("list_templates")).structured)).toContain("Made a moment ago");
});

it("a store of another key, one of a variable that is not set, and a file of another program are named as the reason", async () => {
  const store = path.join(folder, "other.sqlite");
  await openSession({ store }).call("list_templates");
  const foreign = await openSession({ store, key: env.server.keys.read }).call("list_templates");
  expect(foreign).toMatchObject({ isError: true, structured: { code: "copy_of_another", retryable: false } });
  const none = await openSession({ store: "env:NOT_SET" }).call("list_templates");
  expect(none.text).toContain("The variable NOT_SET is not set.");
  const diary = path.join(folder, "diary.sqlite");
  const database = await openSqlite(diary);
  await database.write([["CREATE TABLE diary (day TEXT)", []]]);
  await database.close();
  const other = await openSession({ store: diary }).call("list_templates");
  expect(other.text).toContain("tables of another program");
});

it("--store is rejected over HTTP, where each request has a key of its own", () => {
  expect(() => readHttpSettings(["--http", "--store=x.sqlite"], {})).toThrow("--store is for one key");
});

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openSqlite } from "../../copy/sqlite-database.ts";
import { createHttpHandler } from "../../mcp/http/http-handler.ts";
import { readHttpSettings } from "../../mcp/http/http-settings.ts";
import { callTool } from "../../mcp/protocol/call-tool.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { draw } from "../support/draw.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { MARK, NOW, readResult } from "./support/environment.ts";
import { createSalesTeam } from "./support/sales-team.ts";

const { env, meetings } = await createSalesTeam();
const folder = sharedFolder();
let file: string;
let nowMs = NOW.getTime();
beforeEach(() => {
  nowMs += 3_600_000;
});
afterAll(() => env.server.close());

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
  const { call } = openSession({ store: diary });
  expect((await call("list_templates")).text).toContain("tables of another program");
  await rm(diary);
  expect((await call("list_templates")).isError).toBe(false);
});

it("over HTTP a store is a folder, and the variable, which names a copy of one key, is none", () => {
  for (const place of ["postgres://user@host/database", "env:COPY"])
    expect(() => readHttpSettings(["--http", `--store=${place}`], {})).toThrow("--store names a folder");
  expect(readHttpSettings(["--http"], { SVC_MCP_STORE: "x.sqlite" }).settings.store).toBeUndefined();
});

/** A tool server over HTTP with a folder of stores: what a key gets, and what is asked of the service meanwhile. */
function serveFolder(place: string) {
  const [requests, warnings]: [string[], string[]] = [[], []];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(new URL(request.url).pathname.slice("/api/v1/".length));
    return env.server.fetch(request);
  };
  const settings = readHttpSettings(["--http", `--store=${place}`], {
    SERVICE_API_URL: "http://localhost/api/v1",
  });
  const address = { publicUrl: new URL("http://127.0.0.1:3333/mcp"), ownHosts: ["127.0.0.1"] };
  const handler = createHttpHandler(settings, address, async (own) =>
    createSession(own, {
      ...{ fetch, drawMark: () => MARK, now: () => new Date(nowMs), timeZone: "UTC" },
      warn: (line) => warnings.push(line),
    }),
  );
  const ask = async (key: string) => {
    const params = { name: "list_meetings", arguments: { from: "2026-01-01", with_scores: true, order: "best" } };
    const headers = {
      host: "127.0.0.1:3333",
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const response = await handler.fetch(new Request("http://127.0.0.1:3333/mcp", { method: "POST", headers, body }));
    return { status: response.status, said: /\{.*\}/.exec(await response.text())?.[0] ?? "" };
  };
  return { ask, requests, warnings };
}

it("over HTTP an organization has one store on disk for all of its keys, after a restart too; nobody else reads it", async () => {
  const place = path.join(folder, "organizations");
  const { ask, requests } = serveFolder(place);
  const first = await ask(env.server.keys.read);
  expect(first.said).toContain('"total":4');
  const colleague = await env.server.keys.create({ permissions: ["read"] });
  expect(await ask(colleague.key)).toEqual(first);
  requests.length = 0;
  expect(await ask(colleague.key)).toEqual(first);
  expect(new Set(requests)).toEqual(new Set(["templates"]));

  const other = await env.server.organizations.create({ name: "Elsewhere" });
  const foreign = await env.server.keys.create({ orgId: other.id, permissions: ["read"] });
  expect((await ask(foreign.key)).said).toContain('"total":0');
  expect(await readdir(place).then((names) => names.filter((name) => name.endsWith(".sqlite")))).toHaveLength(1);

  await env.server.keys.revoke(colleague.id);
  expect((await ask(colleague.key)).status).toBe(401);
  const again = serveFolder(place);
  expect(await again.ask(env.server.keys.read)).toEqual(first);
  expect(again.requests.filter((each) => each === "reports")).toEqual([]);
  expect((await again.ask(foreign.key)).said).toContain('"total":0');
  expect(await readdir(place).then((names) => names.filter((name) => name.endsWith(".sqlite")))).toHaveLength(1);
});

it.each(["file is no database", "half of a copy"])(
  "over HTTP a store that cannot be read (%s) is set aside once, and hides no other",
  async (what) => {
    const place = path.join(folder, what);
    const { ask } = serveFolder(place);
    const first = await ask(env.server.keys.read);
    const stored = async () => (await readdir(place)).filter((name) => name.endsWith(".sqlite"));
    const [own = ""] = await stored();
    const damaged = path.join(place, own.replace(/-[^-]*$/, "-000.sqlite"));
    const database = await openSqlite(path.join(place, own));
    await database.rows("PRAGMA wal_checkpoint(TRUNCATE)");
    await database.close();
    const whole = await readFile(path.join(place, own));
    await writeFile(damaged, what === "half of a copy" ? whole.subarray(0, whole.length / 2) : "a diary");
    const { ask: askAgain, requests, warnings } = serveFolder(place);
    for (let time = 0; time < 3; time += 1) expect(await askAgain(env.server.keys.read)).toEqual(first);
    expect(requests).not.toContain("reports");
    expect(warnings).toEqual([`${damaged} cannot be read. It is set aside as ${damaged}.unreadable.`]);
    expect(await stored()).toEqual([own]);
  },
);

it("over HTTP the store of the organization itself is set aside, too, and created again", async () => {
  const [whole, place] = [path.join(folder, "whole"), path.join(folder, "own is damaged")];
  const first = await serveFolder(whole).ask(env.server.keys.read);
  const [own = ""] = (await readdir(whole)).filter((name) => name.endsWith(".sqlite"));
  const damaged = path.join(place, own);
  await mkdir(place);
  await writeFile(damaged, "a diary");
  const { ask, warnings } = serveFolder(place);
  for (let time = 0; time < 2; time += 1) expect(await ask(env.server.keys.read)).toEqual(first);
  expect(warnings).toEqual([`${damaged} cannot be read. It is set aside as ${damaged}.unreadable.`]);
  expect(await readFile(`${damaged}.unreadable`, "utf8")).toBe("a diary");
});

it("a store that is a file instead of a folder is named as the reason over HTTP", async () => {
  const place = path.join(folder, "no-folder");
  await writeFile(place, "");
  expect((await serveFolder(place).ask(env.server.keys.read)).said).toContain("a copy for each organization");
});

import { afterAll, beforeEach, expect, it } from "vitest";
import { getPrompt } from "../../mcp/prompts/get-prompt.ts";
import { PROMPTS } from "../../mcp/prompts/prompts.ts";
import { callTool } from "../../mcp/protocol/call-tool.ts";
import { readResource } from "../../mcp/resources/read-resource.ts";
import { createSession } from "../../mcp/service/session.ts";
import { Policy } from "../../mcp/settings/policy.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { compactJson } from "../../scripts/generate/compact-json.ts";
import { aMeeting, aTemplate, aUser } from "../../server-mock/library/index.ts";
import { createTestEnvironment, MARK, NOW, readResult } from "./support/environment.ts";
import { createSalesTeam, rowsOf } from "./support/sales-team.ts";

const { env, people, meetings, reports } = await createSalesTeam();
afterAll(() => env.server.close());
beforeEach(() => {
  env.requests.length = 0;
  env.progress.length = 0;
});

const environment = { SERVICE_API_KEY: env.server.keys.admin, SERVICE_API_URL: "http://localhost/api/v1" };

/** A new session that has seen nothing yet, and what it asks. */
function openSession(respond: (request: Request) => Response | undefined = () => undefined) {
  const requests: string[] = [];
  const progress: [number, number][] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(`${request.method} ${new URL(request.url).pathname.slice("/api/v1/".length)}`);
    return respond(request) ?? env.server.fetch(request);
  };
  const session = createSession(readSettings(["--toolsets", "extended"], environment), {
    fetch,
    drawMark: () => MARK,
    now: () => NOW,
  });
  const call = async (name: ToolName, given: Record<string, unknown> = {}, confirm?: () => Promise<boolean>) =>
    readResult(
      await callTool(
        {
          ...{ name, given, signal: new AbortController().signal, confirm },
          reportProgress: async (done, total) => void progress.push([done, total]),
        },
        session,
      ),
    );
  return { session, call, requests, progress };
}

it.each<[ToolName, () => Record<string, unknown>, string]>([
  ["get_meeting", () => ({ meeting_id: meetings[0]?.slice(0, 8) }), "GET meetings"],
  ["get_report", () => ({ report_id: reports[3]?.slice(0, 6) }), "GET reports"],
  ["get_report", () => ({ meeting_id: `${meetings[4]?.slice(0, 13)}` }), "GET meetings"],
])("%s completes a short id by one look at the list, and by none the next time", async (name, given, list) => {
  const { call, requests } = openSession();
  expect((await call(name, given())).isError).toBe(false);
  expect(requests[0]).toBe(list);
  requests.length = 0;
  await call(name, given());
  expect(requests).not.toContain(list);
});

it("a template's short id is completed as well", async () => {
  const template = await env.server.org.add(aTemplate({ name: "Closing" }));
  const { call } = openSession();
  const found = await call("get_template", { template_id: template.id.slice(0, 8) });
  expect(found.structured).toMatchObject({ id: template.id, name: "Closing" });
});

it.each([
  ["get_meeting", { meeting_id: "0000" }, "No meeting of the last year has an id that starts with 0000."],
  ["get_report", { report_id: "00000000" }, "No report of the last year has an id that starts with 00000000."],
  ["get_template", { template_id: "0000" }, "No template has an id that starts with 0000."],
] as const)("%s with %j says that nothing is called so", async (name, given, expected) => {
  const { text, isError } = await openSession().call(name, given);
  expect(isError).toBe(true);
  expect(text).toContain(`${expected} Take the id from a list tool.`);
});

it.each([
  [() => people.ana, "Ana Ruiz"],
  [() => people.ben.slice(0, 8), "Ben Okafor"],
  [() => "cleo marsh", "Cleo Marsh"],
  [() => `Ana Ruiz (${people.ana.slice(0, 8)})`, "Ana Ruiz"],
  [() => "ben@acme.example", "Ben Okafor"],
])("a person is found by what people call her", async (written, name) => {
  const { structured } = await openSession().call("get_team_stats", { user: written(), from: "2026-11-01" });
  expect(structured["rep"]).toBe(name);
});

it("a name that nobody has gets everybody's", async () => {
  const { structured } = await openSession().call("list_meetings", { user: "Bob" });
  const known = (["ana", "ben", "cleo"] as const).map((key) => people[key].slice(0, 8));
  expect(structured["message"]).toBe("`user` matches nobody on this team. These people are known:");
  expect(structured["quoted"]).toContain(`Ana Ruiz ${known[0]}, Ben Okafor ${known[1]}, Cleo Marsh ${known[2]}`);
});

it("a part of the name of many people lists twelve of them and counts the others", async () => {
  const elsewhere = await createTestEnvironment();
  for (let index = 10; index < 24; index += 1) {
    const user = await elsewhere.server.org.add(aUser({ name: `Sam Number${index}` }));
    const seller = {
      name: `Sam Number${index}`,
      email: "s@a.example",
      title: "AE",
      company: "Acme",
      is_internal: true,
    };
    await elsewhere.server.org.add(aMeeting({ user_id: user.id, participants: [seller] }));
  }
  const { structured } = await elsewhere.call("list_meetings", { user: "sam" });
  expect(structured["message"]).toBe("`user` is the whole name of nobody. It is a part of the name of these people:");
  expect(structured["quoted"]).toMatch(/Sam Number10 [0-9a-f]{8}, .*, and 2 more/);
  expect(structured["quoted"]).not.toContain("Sam Number22");
  await elsewhere.server.close();
});

it("where nobody is known at all, that is what is said", async () => {
  const elsewhere = await createTestEnvironment();
  const { structured } = await elsewhere.call("list_meetings", { user: "Ana" });
  expect(structured["message"]).toBe("`user` matches nobody: no meeting or statistic names anybody.");
  expect(structured).not.toHaveProperty("quoted");
  const unknown = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
  expect((await elsewhere.call("list_meetings", { user: ` ${unknown} ` })).isError).toBe(false);
  await elsewhere.server.close();
});

it("statistics that may not be read do not keep names from being read from meetings", async () => {
  const forbidden = new Response('{"data":null,"error":{"code":"insufficient_permission"},"meta":null}', {
    status: 403,
  });
  const { call } = openSession(({ url }) => (url.includes("/team/stats") ? forbidden.clone() : undefined));
  expect(rowsOf(await call("list_meetings", { user: "Ana Ruiz" }))[0]).toMatchObject({ title: "Pricing call" });
  expect((await call("get_insights")).isError).toBe(false);
});

it("where names cannot be read, rows have short ids", async () => {
  const forbidden = new Response('{"data":null,"error":{"code":"insufficient_permission"},"meta":null}', {
    status: 403,
  });
  const { call } = openSession(({ url }) => (/team\/stats|meetings/.test(url) ? forbidden.clone() : undefined));
  const rows = rowsOf(await call("list_reports"));
  expect(rows.map((row) => row["rep"])).toEqual([
    ...[people.ana, people.ben, people.ana, people.ben].map((id) => id.slice(0, 8)),
  ]);
});

it("a meeting that is gone meanwhile is left out of a search, and of figures", async () => {
  const gone = (status: number) => new Response('{"data":null,"error":{"message":"gone"},"meta":null}', { status });
  for (const status of [404, 410]) {
    const search = openSession(({ url }) => (url.endsWith(`/meetings/${meetings[0]}`) ? gone(status) : undefined));
    const { structured } = await search.call("list_meetings", { mentions: "price" });
    expect(structured["total"]).toBe(1);
    expect(String(structured["notes"])).toContain("Looked through 3 transcripts of 4 meetings");
    const figures = openSession(({ url }) => (url.endsWith(`/reports/${reports[0]}`) ? gone(status) : undefined));
    const given = { from: "2026-11-01", to: "2026-11-20", group_by: "criterion" };
    expect(rowsOf(await figures.call("get_team_stats", given))[0]).toMatchObject({ criterion: "Discovery", scored: 2 });
  }
});

it("a failure other than that ends the call", async () => {
  const failing = new Response('{"data":null,"error":{"code":"insufficient_permission"},"meta":null}', { status: 403 });
  const { call } = openSession(({ url }) => (url.endsWith(`/meetings/${meetings[0]}`) ? failing.clone() : undefined));
  const { structured } = await call("list_meetings", { mentions: "price" });
  expect(structured).toMatchObject({ code: "insufficient_permission", status: 403 });
});

it("of several reports, one that is gone is named, and one that fails ends the call", async () => {
  const ids = { report_id: `${reports[0]}, ${reports[1]}` };
  const responding = (status: number) =>
    openSession(({ url }) =>
      url.endsWith(`/reports/${reports[1]}`)
        ? new Response('{"data":null,"error":{"message":"no"},"meta":null}', { status })
        : undefined,
    ).call("get_report", ids);
  const gone = await responding(404);
  expect(rowsOf(gone)).toHaveLength(1);
  expect(String(gone.structured["notes"])).toContain(`There is nothing with the id ${reports[1]}.`);
  expect((await responding(403)).structured).toMatchObject({ status: 403 });
});

it.each([
  ["b@d", "There is nothing with the id b@d."],
  ["..", "There is nothing with the id ..."],
  ["x".repeat(101), `There is nothing with the id ${"x".repeat(100)}…[+1 characters].`],
  ["00000000", "No report of the last year has an id that starts with 00000000. Take the id from a list tool."],
])("of several reports, one with the id %s is named, and the others are shown", async (id, note) => {
  const result = await openSession().call("get_report", { report_id: `${id}, ${reports[0]}` });
  expect(rowsOf(result)).toHaveLength(1);
  expect(result.structured["notes"]).toContain(note);
});

it("what was read within a minute costs the check of the key alone, until something is written", async () => {
  const { call, requests } = openSession();
  const given = { from: "2026-11-01", to: "2026-11-20", group_by: "criterion", user: "Ana Ruiz" };
  await call("get_team_stats", given);
  expect(requests.length).toBeGreaterThan(3);
  requests.length = 0;
  await call("get_team_stats", given);
  expect(requests).toEqual(["GET templates"]);
  const template = {
    name: "N",
    prompt_template: "P",
    grading_criteria: [{ name: "A", weight: 100, description: "B" }],
  };
  await call("create_template", template);
  requests.length = 0;
  await call("get_team_stats", given);
  expect(requests.length).toBeGreaterThan(3);
});

it("progress is reported every ten objects and at the end", async () => {
  const elsewhere = await createTestEnvironment();
  const user = await elsewhere.server.org.add(aUser({ name: "Ana" }));
  for (let index = 0; index < 23; index += 1) await elsewhere.server.org.add(aMeeting({ user_id: user.id }));
  await elsewhere.call("list_meetings", { mentions: "call" });
  expect(elsewhere.progress).toEqual([
    [10, 23],
    [20, 23],
    [23, 23],
  ]);
  await elsewhere.server.close();
});

it("a list of several pages reports how far it is", async () => {
  const elsewhere = await createTestEnvironment();
  const user = await elsewhere.server.org.add(aUser({ name: "Ana" }));
  for (let index = 0; index < 201; index += 1)
    await elsewhere.server.org.add(aMeeting({ user_id: user.id, title: `Call ${index}`, transcript: null }));
  const { structured } = await elsewhere.call("list_meetings", { search: "200" });
  expect(structured["total"]).toBe(1);
  expect(elsewhere.progress.slice(0, 2)).toEqual([
    [100, 201],
    [200, 201],
  ]);
  await elsewhere.server.close();
});

it.each(["delete_template", "update_template"] as const)("%s changes nothing that the user declines", async (name) => {
  const template = await env.server.org.add(aTemplate({ name: "Kept" }));
  const { call, requests } = openSession();
  const given = { template_id: template.id, ...(name === "update_template" ? { is_active: false, name: "New" } : {}) };
  const questions: unknown[] = [];
  const declined = await call(name, given, async (...asked) => {
    questions.push(...asked);
    return false;
  });
  expect(declined.structured).toMatchObject({
    code: "declined",
    retryable: false,
    message: "The user declined: nothing was changed. Do not call again unless the user asks for it.",
  });
  expect(questions).toEqual([
    name === "delete_template"
      ? `Delete the coaching template "Kept" (${template.id}) permanently?`
      : `Change name, is_active of the coaching template "Kept" (${template.id})?`,
  ]);
  expect(requests.filter((request) => !request.startsWith("GET"))).toEqual([]);
  expect((await call(name, given, async () => true)).isError).toBe(false);
});

it("prompts are what their golden file says", async () => {
  const policy = new Policy(readSettings(["--toolsets", "extended"], {}));
  const now = () => NOW;
  const filled: Record<string, Record<string, string>> = {
    weekly_team_review: { period: "last week" },
    coach_rep: { user: "Priya", period: " last quarter " },
    meeting_debrief: { meeting: "Northwind demo" },
    draft_template: { call_type: "demo", coaching_tone: "direct", focus: "pricing" },
    insight_digest: { from: "last month", industry: "Retail" },
  };
  const required: Record<string, Record<string, string>> = {
    coach_rep: { user: "Priya" },
    meeting_debrief: { meeting: meetings[0] ?? "" },
    draft_template: { call_type: "demo" },
  };
  const written = PROMPTS.flatMap(({ name }) => [
    getPrompt(name, filled[name] ?? {}, { policy, now }),
    getPrompt(name, required[name] ?? {}, { policy, now }),
  ]);
  await expect(`${compactJson(written)}\n`).toMatchFileSnapshot("golden/prompts.golden.json");
});

it("a resource has its type, and a failure of the service is no missing resource", async () => {
  const { session } = openSession();
  const { signal } = new AbortController();
  const [meeting] = (await readResource(`meeting://${meetings[0]}`, session, signal)).contents;
  expect(meeting).toMatchObject({ uri: `meeting://${meetings[0]}`, mimeType: "text/plain" });
  const [spec] = (await readResource("coaching://openapi.json", session, signal)).contents;
  expect(spec).toMatchObject({ mimeType: "application/json" });
  const forbidden = new Response('{"data":null,"error":{"code":"insufficient_permission"},"meta":null}', {
    status: 403,
  });
  const failing = openSession(() => forbidden.clone()).session;
  await expect(readResource("team-stats://all", failing, signal)).rejects.toMatchObject({
    code: -32603,
    data: { code: "insufficient_permission", status: 403, retryable: false },
  });
});

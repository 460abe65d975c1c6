import { afterAll, beforeEach, expect, it } from "vitest";
import { aMeeting, anInsight, aReport, createReferenceServer } from "../../server-mock/library/index.ts";
import * as browser from "../../src/browser.ts";
import { type BrowserClient, createBrowserClient, getTeamStats } from "../../src/browser.ts";
import { createProxy, type ProxyOptions, SvcClient } from "../../src/index.ts";
import { listProxyOperations } from "../../src/proxy/match-operation.ts";
import { asSvcClient } from "../support/page-client.ts";

let ids: { meeting: string; report: string };

const server = await createReferenceServer();
const svc = new SvcClient({ apiKey: server.keys.admin, baseUrl: "http://localhost", fetch: server.fetch });
const { id: meeting } = await server.org.add(aMeeting({ transcript: "Ana Ruiz: Hello." }));
const { id: report } = await server.org.add(aReport({ meeting_id: meeting }));
ids = { meeting, report };
for (let index = 0; index < 230; index += 1) await server.org.add(aReport({ overall_score: 50 + (index % 50) }));
await server.org.add(anInsight());
beforeEach(() => {
  server.faults.clear();
  server.requests.clear();
});
afterAll(() => server.close());

/** A page whose requests go to a proxy under a path of the app's own. */
function openPage(options: ProxyOptions = {}, client = svc): { page: BrowserClient; sent: [Request, Response][] } {
  const proxy = createProxy(client, options);
  const sent: [Request, Response][] = [];
  const page = createBrowserClient({
    baseUrl: "https://app.example/coaching/",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await proxy(request);
      sent.push([request, response.clone()]);
      return response;
    },
  });
  return { page, sent };
}

it("a page has a function for every operation that a proxy can be asked for", () => {
  expect(Object.keys(browser)).toEqual(expect.arrayContaining(listProxyOperations()));
});

const READS: Record<string, (client: SvcClient) => PromiseLike<unknown>> = {
  "the team's statistics": (client) => client.team.stats({ time_range: "quarter" }),
  "a meeting": (client) => client.meetings.get(ids.meeting),
  "the reports of a meeting": (client) => client.meetings.reports(ids.meeting),
  "a report": (client) => client.reports.get(ids.report),
  "a whole list": (client) => client.reports.list({ min_score: 60 }).toArray(),
  "a list between dates": (client) => client.insights.list({ date_from: new Date("2020-01-01") }).toArray(),
  templates: (client) => client.templates.list({ is_active: true }).toArray(),
  sessions: (client) => client.roleplay.sessions.list().toArray(),
};

it.each(Object.keys(READS))("a page is shown %s as the server's own client is", async (name) => {
  const read = READS[name] as (client: SvcClient) => PromiseLike<unknown>;
  const { page } = openPage();
  expect(await read(asSvcClient(page))).toEqual(await read(svc));
});

it("what the page already has is confirmed without a body", async () => {
  const proxy = createProxy(svc);
  const address = `https://app.example/api/v1/reports/${ids.report}`;
  const etag = (await proxy(new Request(address))).headers.get("etag") ?? "";
  const again = await proxy(new Request(address, { headers: { "if-none-match": etag } }));
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it("the errors of the service reach the page as the ones that its server would get", async () => {
  const client = asSvcClient(openPage().page);
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const call of [
    (one: SvcClient) => one.meetings.get(unknown),
    (one: SvcClient) => one.team.stats({ time_range: "decade" as never }),
    (one: SvcClient) => one.reports.list({ limit: 1_000 }),
  ]) {
    const [there, here] = await Promise.all([svc, client].map((one) => call(one).then(null, (error) => error)));
    const { status, code, apiMessage, details, name } = there;
    expect(here).toMatchObject({ status, code, apiMessage, details, name });
  }
});

it("a page waits as the service ordered, in seconds whatever the service wrote", async () => {
  server.faults.add({ operationId: "getTeamStats", status: 429, retryAfterSeconds: 120 });
  const { page } = openPage();
  const error = await getTeamStats(page).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "RateLimitError", code: "rate_limited", retryAfterMs: 120_000, attempts: 1 });
});

it("a key that is not accepted is the server's mistake, not the page's", async () => {
  const errors: unknown[] = [];
  const revoked = svc.withOptions({ apiKey: `svc_live_${"x".repeat(32)}` });
  const { page, sent } = openPage({ onError: (error) => errors.push(error) }, revoked);
  const error = await getTeamStats(page, {}, { maxRetries: 0 }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 502, code: "service_unavailable" });
  expect(errors).toMatchObject([{ status: 401 }]);
  expect(await sent[0]?.[1].text()).not.toMatch(/key/i);
});

it("changes are let through where they are allowed, and return the whole object", async () => {
  const { page, sent } = openPage({ allow: ["createTemplate", "updateTemplate", "deleteTemplate", "getTemplate"] });
  const client = asSvcClient(page);
  const criteria = [{ name: "One", weight: 100, description: "One." }];
  const created = await client.templates.create({ name: "A", prompt_template: "Score.", grading_criteria: criteria });
  const { response } = await client.templates.get(created.id).withResponse();
  const ifMatch = { headers: { "if-match": response.headers.get("etag") ?? "" } };
  expect(await client.templates.update(created.id, { name: "B" }, ifMatch)).toMatchObject({ name: "B" });
  await expect(client.templates.update(created.id, { name: "C" }, ifMatch)).rejects.toMatchObject({ status: 412 });
  expect(await client.templates.delete(created.id)).toMatchObject({ id: created.id, deleted: true });
  expect(sent.map(([, { status }]) => status)).toEqual([201, 200, 200, 412, 200]);
});

import { afterEach, beforeEach, expect, it } from "vitest";
import { aReport, createReferenceServer, type ReferenceServer } from "../../server-mock/library/index.ts";
import { SvcClient } from "../../src/index.ts";

let server: ReferenceServer;
let ids: { meeting: string; report: string; template: string };

beforeEach(async () => {
  server = await createReferenceServer();
  await server.seed({ meetings: 20 });
  const { id: report, meeting_id: meeting } = await server.org.add(aReport());
  const client = new SvcClient({ apiKey: server.keys.admin, baseUrl: "http://localhost", fetch: server.fetch });
  const { id: template } = await client.templates.create({
    name: "Cached",
    prompt_template: "Score it.",
    grading_criteria: [{ name: "One", weight: 100, description: "One." }],
  });
  ids = { meeting, report, template };
});
afterEach(() => server.close());

const READS: Record<string, (svc: SvcClient) => PromiseLike<unknown>> = {
  "a meeting": (svc) => svc.meetings.get(ids.meeting),
  "the reports of a meeting": (svc) => svc.meetings.reports(ids.meeting),
  "a report": (svc) => svc.reports.get(ids.report),
  "a template": (svc) => svc.templates.get(ids.template),
  "the team's statistics": (svc) => svc.team.stats(),
};

/** A client with a cache, over sockets as over `fetch`, and the statuses that the server sent it. */
async function openClients(): Promise<[name: string, svc: SvcClient][]> {
  const listener = await server.listen();
  const options = { apiKey: server.keys.admin, cache: true } as const;
  return [
    ["fetch", new SvcClient({ ...options, baseUrl: "http://localhost", fetch: server.fetch })],
    ["sockets", new SvcClient({ ...options, baseUrl: listener.url })],
  ];
}

const statuses = (): (number | undefined)[] => server.requests.entries.map(({ status }) => status);

it.each(Object.keys(READS))("%s is sent once, and is confirmed from then on", async (name) => {
  const read = READS[name] as (svc: SvcClient) => PromiseLike<unknown>;
  for (const [transport, svc] of await openClients()) {
    server.requests.clear();
    const first = await read(svc);
    expect([await read(svc), await read(svc)], transport).toEqual([first, first]);
    expect(statuses(), transport).toEqual([200, 304, 304]);
  }
});

it("a change is seen by the next call", async () => {
  for (const [transport, svc] of await openClients()) {
    const { total_reports: before } = await svc.team.stats();
    await server.org.add(aReport({ overall_score: 12.3 }));
    server.requests.clear();
    expect((await svc.team.stats()).total_reports, transport).toBe(before + 1);
    expect((await svc.team.stats()).total_reports, transport).toBe(before + 1);
    expect(statuses(), transport).toEqual([200, 304]);
  }
});

it("errors and lists are kept by nobody, and what a key may no longer read is not read from memory", async () => {
  const { id, key } = await server.keys.create({ permissions: ["read"] });
  const svc = new SvcClient({ apiKey: key, cache: true, baseUrl: "http://localhost", fetch: server.fetch });
  for (const path of ["/api/v1/meetings", "/api/v1/reports", "/api/v1/reports/unknown"]) {
    const { headers } = await server.fetch(path, { headers: { authorization: `Bearer ${key}` } });
    expect([path, headers.get("cache-control"), headers.get("etag")]).toEqual([path, "no-store", null]);
  }
  await svc.reports.get(ids.report);
  await server.keys.revoke(id);
  await expect(svc.reports.get(ids.report)).rejects.toMatchObject({ status: 401 });
});

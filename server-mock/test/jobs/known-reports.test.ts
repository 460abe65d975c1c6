import { afterEach, beforeEach, expect, it } from "vitest";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import { Jobs } from "../../jobs/jobs.ts";
import { aMeeting, aReport, aTemplate, createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import { type OpenService, openService } from "../../library/service.ts";
import { useStore } from "../support/stores.ts";

const store = useStore("file");
const ALL = { since: new Date(0) };
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call? We meet on Thursday at ten.",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

let server: ReferenceServer;
let service: OpenService;
beforeEach(async () => {
  server = await store.create();
  service = await openService({ database: store.location(), pepper: "reference server" });
});
afterEach(async () => {
  await service.close();
  await server.close();
});

/** The production of reports with another scorer. */
const jobsOf = (name: string) => new Jobs({ ...service, scorer: { ...OFFLINE_SCORER, name } });
const request = (jobs: Jobs, more = {}) => jobs.request({ orgId: server.org.id, ...ALL, ...more });

it("a report that was imported is not made a second time, unless it is asked for again", async () => {
  const template = await server.org.add(aTemplate({ call_type: "discovery" }));
  const meeting = await server.org.add(aMeeting({ status: "completed", transcript: TRANSCRIPT }));
  await server.org.add(aReport({ meeting_id: meeting.id, template_id: template.id, scorer: null }));
  expect(await request(service.jobs)).toMatchObject({ added: 0, known: 1 });
  expect(await request(service.jobs, { again: "now" })).toMatchObject({ added: 1, known: 0 });
});

it("the demo's reports are not made a second time", async () => {
  const own = await createReferenceServer();
  await own.seed({ meetings: 120 });
  const first = await own.jobs.request(ALL);
  await own.jobs.drain();
  expect(first.known).toBeGreaterThan(first.added);
  expect(await own.jobs.request(ALL)).toMatchObject({ added: 0, known: first.known + first.added });
  await own.close();
});

it("another scorer makes a report of its own, once", async () => {
  await server.org.add(aTemplate({ call_type: "discovery" }));
  await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
  const [one, other] = [jobsOf("one/1"), jobsOf("other/1")];
  for (const jobs of [one, other]) {
    expect(await request(jobs)).toMatchObject({ added: 1 });
    // While the job is open, nobody adds another one for the same report.
    expect(await request(jobsOf("third/1"))).toMatchObject({ added: 0, known: 1 });
    await jobs.drain();
    expect(await request(jobs)).toMatchObject({ added: 0, known: 1 });
  }
});

it("a report of an earlier version of the template is not one of the version that another scorer has scored", async () => {
  const template = await server.org.add(aTemplate({ call_type: "discovery" }));
  await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
  const [one, other] = [jobsOf("one/1"), jobsOf("other/1")];
  await request(one);
  await one.drain();
  await server.fetch(`/api/v1/templates/${template.id}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${server.keys.admin}`, "Content-Type": "application/json" },
    body: JSON.stringify({ prompt_template: "Score it anew." }),
  });
  await request(other);
  await other.drain();
  expect(await request(one)).toMatchObject({ added: 1, known: 0 });
});

it("a report of whichever worker took an import's job is known to that worker's scorer", async () => {
  await server.org.add(aTemplate({ call_type: "discovery" }));
  await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
  await request(jobsOf("importer/1"));
  const worker = jobsOf("worker/1");
  await worker.drain();
  expect(await request(worker)).toMatchObject({ added: 0, known: 1 });
});

it.each<[string, Parameters<typeof aTemplate>[0], Parameters<typeof aReport>[0], number]>([
  ["of the template", {}, {}, 1],
  ["of another template", {}, { template_id: null }, 0],
  ["of before its change, where it has none", { updated_at: "2026-11-02T00:00:00.000Z" }, {}, 1],
  ["of before its change", { version: 2, updated_at: "2026-11-02T00:00:00.000Z" }, {}, 0],
  ["of its change", { version: 2, updated_at: "2026-11-01T00:00:00.000Z" }, {}, 1],
])("a report that was imported counts: one %s", async (_case, values, report, known) => {
  const template = await server.org.add(aTemplate({ call_type: "discovery", ...values }));
  const { id } = await server.org.add(aMeeting({ status: "completed", transcript: TRANSCRIPT }));
  const created_at = "2026-11-01T00:00:00.000Z";
  await server.org.add(aReport({ meeting_id: id, template_id: template.id, created_at, scorer: null, ...report }));
  expect(await request(service.jobs)).toMatchObject({ added: 1 - known, known });
});

it.each([
  ["one/1 as small-model", 0],
  ["one/1 small-model", 1],
  ["other/1", 1],
  [null, 1],
])("a job of a scorer is done by a report of it, under the name of its model too: %s", async (scorer, added) => {
  const template = await server.org.add(aTemplate({ call_type: "discovery" }));
  const second = await server.org.add(aTemplate({ call_type: "discovery", is_active: false }));
  const { id } = await server.org.add(aMeeting({ status: "completed", transcript: TRANSCRIPT }));
  await request(jobsOf("importer/1"));
  await service.database.script(["update jobs set state = 'failed'"]);
  for (const template_id of [template.id, second.id])
    await server.org.add(
      aReport({ meeting_id: id, template_id, scorer: template_id === template.id ? scorer : "one/1" }),
    );
  expect(await request(jobsOf("one/1"))).toMatchObject({ added, known: 1 - added });
});

it("a meeting without a fitting template has no known report", async () => {
  const { id } = await server.org.add(aMeeting({ status: "completed", transcript: TRANSCRIPT, call_type: "demo" }));
  await server.org.add(aReport({ meeting_id: id }));
  expect(await request(service.jobs)).toMatchObject({ added: 0, known: 0, withoutTemplate: [id] });
});

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { run as changeSafely } from "../../examples/change-safely.ts";
import { run as copyInSqlite } from "../../examples/copy-in-sqlite.ts";
import { run as errors, explain } from "../../examples/errors.ts";
import { run as exportToFile } from "../../examples/export-to-file.ts";
import { run as keepACopy } from "../../examples/keep-a-copy.ts";
import { run as paging } from "../../examples/paging.ts";
import { run as retriesAndDeadlines } from "../../examples/retries-and-deadlines.ts";
import { run as templates } from "../../examples/templates.ts";
import { aMeeting, anInsight, aReport, createReferenceServer } from "../../server-mock/library/index.ts";
import { SvcClient } from "../../src/index.ts";

const ROOT = join(import.meta.dirname, "../..");

const server = await createReferenceServer();
const options = { apiKey: server.keys.admin, baseUrl: "http://localhost", fetch: server.fetch };
for (let index = 0; index < 120; index += 1) {
  const meeting = await server.org.add(aMeeting({ title: `Call ${index}` }));
  await server.org.add(aReport({ meeting_id: meeting.id, overall_score: 50 + (index % 50) }));
  await server.org.add(anInsight({ meeting_id: meeting.id }));
}
afterAll(() => server.close());

it("first-call prints the team's month and the newest meetings", async () => {
  const { url, close } = await server.listen();
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "examples/first-call.ts"],
    {
      cwd: ROOT,
      env: { ...process.env, SERVICE_API_KEY: server.keys.read, SERVICE_API_URL: `${url}/api/v1` },
    },
  );
  await close();
  const lines = stdout.trimEnd().split("\n");
  expect(stderr).toBe("");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe("Team of 1: 120 reports, average score 72");
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT\S+ Call \d+$/);
});

it("paging reads pages, items and a bounded array", async () => {
  const { second, titles, pageCount, best } = await paging(options);
  expect(second).toHaveLength(10);
  expect(titles).toHaveLength(30);
  expect(pageCount).toBe(3);
  expect(best).toHaveLength(40);
});

it("templates leaves nothing behind", async () => {
  const { created } = await templates(options);
  const answer = await server.fetch(`/api/v1/templates/${created.id}`, {
    headers: { authorization: `Bearer ${options.apiKey}` },
  });
  expect(answer.status).toBe(404);
});

it("change-safely keeps the other person's change", async () => {
  const { kept } = await changeSafely(options);
  expect(kept.version).toBe(2);
});

it("errors tells each failure apart", async () => {
  const { invalid } = await errors(options);
  expect(invalid).not.toContain("svc_live_");
});

it("errors names the request of a failure once", async () => {
  const fault = server.faults.add({ operationId: "getTeamStats", status: 500, times: 1 });
  const explained = await new SvcClient({ ...options, maxRetries: 0 }).team.stats().catch(explain);
  fault.remove();
  expect(String(explained).match(/req_\w+/g)).toHaveLength(1);
});

it("retries-and-deadlines survives a service that fails twice", async () => {
  const fault = server.faults.add({ operationId: "getTeamStats", status: 503, retryAfterSeconds: 0, times: 2 });
  const { attempts, retries } = await retriesAndDeadlines(options);
  fault.remove();
  expect(attempts).toBe(3);
  expect(retries.map((event) => event.attempt)).toEqual([2, 3]);
});

it("export-to-file writes every insight once", async () => {
  const { ids } = await exportToFile(options);
  expect(ids).toHaveLength(120);
});

it("copy-in-sqlite has every report once", async () => {
  expect(await copyInSqlite(options)).toEqual({ rows: 120 });
});

it("keep-a-copy has every row once, and reads none twice", async () => {
  expect(await keepACopy(options)).toEqual({ reports: 120, meetings: 120, insights: 120 });
});

import { expect, it } from "vitest";
import { Metrics } from "../api/operate/metrics.ts";
import { HANDLERS } from "../api/operations/handlers.ts";
import { createReferenceServer } from "../library/index.ts";
import { type OpenService, openService } from "../library/service.ts";
import { type Database, OutcomeUnknown } from "../store/database.ts";
import { failureKindOf } from "../store/failures.ts";
import { findReadinessProblem } from "../store/readiness.ts";
import { TooManyConflicts } from "../store/retry-conflicts.ts";
import { send } from "./support/send.ts";

/** Samples by name and labels. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

it("counts durations in every bucket that they are not above, and adds them up in seconds", async () => {
  const metrics = new Metrics();
  for (const durationMs of [1, 1.001, 9_999, 10_001]) metrics.record("none", 200, durationMs);
  metrics.record("getReport", 404, 2);
  const samples = samplesOf(await metrics.toText(true));
  const bucket = (end: string) => samples.get(`svc_request_duration_seconds_bucket{le="${end}",operation="none"}`);
  expect(["0.001", "0.0025", "0.005", "2.5", "5", "10", "+Inf"].map(bucket)).toEqual([1, 2, 2, 2, 2, 3, 4]);
  expect(samples.get('svc_request_duration_seconds_bucket{le="0.001",operation="getReport"}')).toBe(0);
  expect(samples.get('svc_request_duration_seconds_sum{operation="none"}')).toBeCloseTo(20.002001, 6);
  expect(samples.get('svc_request_duration_seconds_count{operation="none"}')).toBe(4);
  expect(samples.get('svc_requests_total{operation="none",status="200"}')).toBe(4);
  expect(samples.get('svc_requests_total{operation="getReport",status="404"}')).toBe(1);
  expect(samples.get('svc_request_duration_seconds_count{operation="getReport"}')).toBe(1);
});

it("names and types each metric once, as Prometheus reads it, with those of the process", async () => {
  const text = await new Metrics().toText(true);
  expect(text.endsWith("\n")).toBe(true);
  const types = text.split("\n").filter((line) => line.startsWith("# TYPE"));
  expect(types.slice(0, 3)).toEqual([
    "# TYPE svc_requests_total counter",
    "# TYPE svc_request_duration_seconds histogram",
    "# TYPE svc_ready gauge",
  ]);
  expect(new Set(types).size).toBe(types.length);
  const samples = samplesOf(text);
  for (const name of ["process_resident_memory_bytes", "process_cpu_seconds_total", "nodejs_heap_size_used_bytes"])
    expect(samples.get(name)).toBeGreaterThan(0);
  expect([...samples.keys()]).toContain("nodejs_eventloop_lag_p99_seconds");
});

it("counts the responses of each service, also the first", async () => {
  const [server, other] = [await createReferenceServer(), await createReferenceServer()];
  await server.fetch("/api/v1/meetings");
  const counted = async ({ fetch }: typeof server) => samplesOf(await (await fetch("/metrics")).text());
  const requests = 'svc_requests_total{operation="listMeetings",status="401"}';
  expect([(await counted(server)).get(requests), (await counted(other)).get(requests)]).toEqual([1, undefined]);
  await Promise.all([server.close(), other.close()]);
});

it("serves health, readiness and metrics fresh, each with a request id", async () => {
  const server = await createReferenceServer();
  for (const path of ["/healthz", "/readyz", "/metrics"]) {
    const { status, headers } = await server.fetch(path);
    expect([status, headers.get("cache-control"), headers.get("x-request-id")]).toEqual([
      200,
      "no-store",
      expect.stringMatching(/^req_[0-9a-f]{32}$/),
    ]);
  }
  expect(await (await server.fetch("/readyz")).json()).toEqual({ status: "ok" });
  expect((await server.fetch("/metrics")).headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(await (await server.fetch("/metrics")).text()).toMatch(
    /\nsvc_ready 1\n(.*\n)+nodejs_version_info.*\n(.*\n)+svc_jobs/,
  );
  await server.close();
});

it("is healthy and no longer ready while it ends", async () => {
  const service = await openService({ pepper: "x" });
  service.end();
  const statuses = await Promise.all(
    ["/healthz", "/readyz"].map(async (path) => {
      const response = await service.handle(new Request(`http://svc.test${path}`));
      return [response.status, await response.json()];
    }),
  );
  expect(statuses).toEqual([
    [200, { status: "ok" }],
    [503, { status: "ending" }],
  ]);
  expect(await readyMetricOf(service)).toBe(0);
  await service.close();
});

async function readyMetricOf(service: OpenService): Promise<number | undefined> {
  const text = await (await service.handle(new Request("http://svc.test/metrics"))).text();
  expect(text).toContain("; /readyz gives the reason.\n# TYPE svc_ready gauge\nsvc_ready ");
  return samplesOf(text).get("svc_ready");
}

it.each<[string, string[], string]>([
  [
    "has a step that is not known",
    ["insert into migrations (name) values ('999-unicorns')"],
    "the database has a newer schema (999-unicorns); upgrade svc-server",
  ],
  [
    "lacks steps",
    ["delete from migrations where name in ('010-passkeys', '011-turns')"],
    "the database has an older schema (without 010-passkeys, 011-turns); restart svc-server to upgrade it",
  ],
  [
    "lacks the list of steps",
    ["drop table migrations"],
    "the tables of svc-server are not in the database; restore it, or restart svc-server to create them",
  ],
  [
    "has lost what tells its pepper",
    ["delete from settings where name = 'pepper_check'"],
    "the database is not the one that svc-server was started on: its keys have another pepper; restart svc-server with that pepper",
  ],
  [
    "belongs to another pepper",
    ["update settings set value = 'another' where name = 'pepper_check'"],
    "the database is not the one that svc-server was started on: its keys have another pepper; restart svc-server with that pepper",
  ],
])("is not ready on a database that %s, and says so", async (_case, statements, problem) => {
  const service = await openService({ pepper: "x" });
  await service.database.script(statements);
  const response = await service.handle(new Request("http://svc.test/readyz"));
  expect([response.status, await response.json()]).toEqual([503, { status: problem }]);
  expect(await readyMetricOf(service)).toBe(0);
  expect(response.headers.get("x-request-id")).not.toBeNull();
  await service.close();
});

const withCode = (code: string) => Object.assign(new Error("of a database"), { code });

const FULL = "the database cannot store anything; free disk space";

it.each<[string, Partial<Database>, string | undefined]>([
  ["cannot be written to, and says why", { findWriteProblem: async () => FULL }, FULL],
  ["can be written to", { findWriteProblem: async () => undefined }, undefined],
  [
    "cannot say whether it can be written to",
    { findWriteProblem: () => Promise.reject(new Error("gone")) },
    "the database does not respond",
  ],
  [
    "says with a code what is wrong with it",
    { findWriteProblem: () => Promise.reject(withCode("28P01")) },
    "the database rejects the user or the password of DATABASE_URL; correct it",
  ],
])("knows whether a database that %s is ready", async (_case, changed, problem) => {
  const database = (await openService({ pepper: "x" })).database;
  const partly = { all: database.all.bind(database), ...changed };
  const questions = { mustWrite: false, isSame: async () => true };
  expect(await findReadinessProblem(partly as Database, questions)).toBe(problem);
  await database.close();
});

it("asks for a write only after one has failed", async () => {
  const service = await openService({ pepper: "x" });
  expect(await readyMetricOf(service)).toBe(1);
  const version = service.database.version();
  expect(await service.database.findWriteProblem(false)).toBeUndefined();
  expect(service.database.version()).toBe(version);
  expect(await service.database.findWriteProblem(true)).toBeUndefined();
  expect(service.database.version()).not.toBe(version);
  await service.close();
});

it.each<[unknown, "unavailable" | "full" | undefined]>([
  ...["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"].map(
    (code): [unknown, "unavailable"] => [withCode(code), "unavailable"],
  ),
  // https://www.postgresql.org/docs/current/errcodes-appendix.html
  ...["08006", "53200", "53300", "53400", "57P01", "57P03", "57014", "55P03", "25006", "25P03", "25P04", "58000"].map(
    (code): [unknown, "unavailable"] => [withCode(code), "unavailable"],
  ),
  // Of a database that was replaced, or lets this user do nothing: nothing is wrong with the request or the server.
  ...["28000", "28P01", "3D000", "3F000", "42501", "42P01", "42703"].map((code): [unknown, "unavailable"] => [
    withCode(code),
    "unavailable",
  ]),
  ...["EMFILE", "ENFILE"].map((code): [unknown, "unavailable"] => [withCode(code), "unavailable"]),
  ...["53100", "58030", "ENOSPC"].map((code): [unknown, "full"] => [withCode(code), "full"]),
  ...["23505", "42601", "08", "108006", "5701", "25P02", "EACCES"].map((code): [unknown, undefined] => [
    withCode(code),
    undefined,
  ]),
  ...[
    "Connection terminated unexpectedly",
    "Connection ended unexpectedly",
    "timeout exceeded when trying to connect",
    "timeout expired",
    "Query read timeout",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
    "database is locked",
    "database table is locked: meetings",
    "attempt to write a readonly database",
    "unable to open database file",
    "disk I/O error",
    "database disk image is malformed",
    "file is not a database",
    "no such table: meetings",
    "no such column: turns",
  ].map((message): [unknown, "unavailable"] => [new Error(message), "unavailable"]),
  [new Error("database or disk is full"), "full"],
  [new TooManyConflicts("x"), "unavailable"],
  [new Error('near "selec": syntax error'), undefined],
  [new Error("The Connection terminated"), undefined],
  ["database is locked", undefined],
])("takes %o for %s", (error, kind) => {
  expect(failureKindOf(error)).toBe(kind);
});

it("responds 507 to a write without room, and is not ready until there is room again", async () => {
  let hasRoom = false;
  const changes: (string | undefined)[] = [];
  const service = await openService({
    pepper: "x",
    onReadiness: (problem) => changes.push(problem),
    handlers: { ...HANDLERS, getOpenApi: () => Promise.reject(new Error("database or disk is full")) },
    onError: () => undefined,
  });
  service.database.findWriteProblem = async (mustTry) => (mustTry && !hasRoom ? FULL : undefined);
  const read = async (path: string) => {
    const response = await service.handle(new Request(`http://svc.test${path}`));
    return [response.status, response.headers.get("retry-after"), await response.json()];
  };
  expect(await read("/readyz")).toEqual([200, null, { status: "ok" }]);
  expect(await read("/api/v1/openapi.json")).toMatchObject([
    507,
    "60",
    {
      error: {
        code: "service_unavailable",
        message: "The service is out of storage space. Nothing was stored. Contact its operator, and try again later.",
      },
    },
  ]);
  const full = [503, null, { status: FULL }];
  expect([await read("/readyz"), await read("/readyz")]).toEqual([full, full]);
  hasRoom = true;
  expect(await read("/readyz")).toEqual([200, null, { status: "ok" }]);
  hasRoom = false;
  expect(await read("/readyz")).toEqual([200, null, { status: "ok" }]);
  expect(changes).toEqual([FULL, undefined]);
  await service.close();
});

it.each<[string, Error, string | null, string]>([
  ["that passes", new TooManyConflicts("x"), "1", "The service is not available. Try again in a moment."],
  [
    "of a write that nobody knows of, without a time",
    new OutcomeUnknown(new Error("x")),
    null,
    "It is not known whether the change was made. Repeat the request if it has an Idempotency-Key or If-Match; otherwise read first.",
  ],
])("responds 503 to a failure %s", async (_case, failure, retryAfter, message) => {
  const server = await createReferenceServer({
    handlers: { ...HANDLERS, listMeetings: () => Promise.reject(failure) },
    onError: () => undefined,
  });
  const { status, headers, body } = await send(server, "listMeetings");
  expect([status, headers.get("retry-after")]).toEqual([503, retryAfter]);
  expect(body.error).toMatchObject({ code: "service_unavailable", message });
  await server.close();
});

it("lets pages of given origins read what they need and send what they may, for ten minutes", async () => {
  const server = await createReferenceServer({ corsOrigins: ["https://app.example"] });
  const origin = "https://app.example";
  const preflight = await server.fetch("/api/v1/templates", {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "PUT" },
  });
  expect(
    ["methods", "headers"].map((name) => preflight.headers.get(`access-control-allow-${name}`)?.split(",").sort()),
  ).toEqual([
    ["DELETE", "GET", "POST", "PUT"],
    ["Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "X-Request-Id"],
  ]);
  expect([preflight.status, preflight.headers.get("access-control-max-age")]).toEqual([204, "600"]);
  expect(preflight.headers.has("x-request-id")).toBe(true);
  const { status, headers } = await server.fetch("/api/v1/templates", { headers: { origin, "x-request-id": "req_1" } });
  expect([status, headers.get("vary")]).toEqual([401, "Origin"]);
  expect(headers.get("access-control-expose-headers")?.split(",").sort()).toEqual([
    "ETag",
    "Location",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "Retry-After",
    "X-Request-Id",
  ]);
  expect(["x-request-id", "access-control-allow-origin"].map((name) => headers.get(name))).toEqual(["req_1", origin]);
  const evil = await server.fetch("/api/v1/templates", { headers: { origin: "https://evil.example" } });
  expect([evil.headers.has("access-control-allow-origin"), evil.headers.get("vary")]).toEqual([false, "Origin"]);
  const elsewhere = await server.fetch("/healthz", { headers: { origin } });
  expect(elsewhere.headers.has("access-control-allow-origin")).toBe(false);
  await server.close();
});

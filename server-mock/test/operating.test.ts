import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import type { AccessLogEntry } from "../api/operate/access-log.ts";
import { toLogLine } from "../api/operate/access-log.ts";
import { RateLimiter } from "../api/queue/rate-limit.ts";
import { createReferenceServer, type ReferenceServer, type ReferenceServerOptions } from "../library/index.ts";
import { openService } from "../library/service.ts";
import { send } from "./support/send.ts";

let server: ReferenceServer;

afterEach(() => server.close());

async function start(options: ReferenceServerOptions = {}): Promise<void> {
  server = await createReferenceServer(options);
}

it("counts responses by operation and status for Prometheus", async () => {
  await start();
  await send(server, "listMeetings");
  await send(server, "listMeetings", { key: null });
  const text = await (await server.fetch("/metrics")).text();
  expect(text).toContain('svc_requests_total{operation="listMeetings",status="200"} 1\n');
  expect(text).toContain('svc_requests_total{operation="listMeetings",status="401"} 1\n');
  expect(text).toContain('svc_request_duration_seconds_bucket{le="+Inf",operation="listMeetings"} 2\n');
});

it("logs each response without the key", async () => {
  const reports: AccessLogEntry[] = [];
  await start({ onResponse: (report) => reports.push(report) });
  await send(server, "listMeetings", { headers: { "x-request-id": "req_1" } });
  const line = toLogLine({ ...(reports[0] as AccessLogEntry), durationMs: 1.23456 }, new Date(0));
  expect(JSON.parse(line)).toEqual({
    time: "1970-01-01T00:00:00.000Z",
    level: "info",
    request_id: "req_1",
    method: "GET",
    path: "/api/v1/meetings",
    operation: "listMeetings",
    status: 200,
    duration_ms: 1.235,
    bytes: 96,
    address: null,
    organization: server.org.id,
    key: `${server.keys.admin.slice(0, 13)}…`,
    user: null,
  });
});

it("limits requests per key, says how many are left, and when to come back", async () => {
  let time = 0;
  await start({ rateLimit: { requests: 2, windowSeconds: 60 }, now: () => new Date(time) });
  const limits = async () => {
    const { status, headers } = await send(server, "listMeetings");
    return [
      status,
      ...["limit", "remaining", "reset"].map((name) => headers.get(`ratelimit-${name}`)),
      headers.get("retry-after"),
    ];
  };
  expect(await limits()).toEqual([200, "2", "1", "60", null]);
  time = 30_500;
  expect(await limits()).toEqual([200, "2", "0", "30", null]);
  expect(await limits()).toEqual([429, "2", "0", "30", "30"]);
  expect((await send(server, "listMeetings", { key: server.keys.read })).status).toBe(200);
  time = 60_000;
  expect(await limits()).toEqual([200, "2", "1", "60", null]);
});

it("reports the limit before the subscription and the permission, and counts what they reject", async () => {
  await start({ rateLimit: { requests: 2, windowSeconds: 60 }, now: () => new Date(0) });
  const codes: (string | undefined)[] = [];
  for (const plan of ["business", "payg", "payg"] as const) {
    await server.org.setSubscription({ plan, status: "active" });
    const { body } = await send(server, "createTemplate", { key: server.keys.read, json: {} });
    codes.push(body.error?.code);
  }
  expect(codes).toEqual(["insufficient_permission", "subscription_required", "rate_limited"]);
});

it.each([
  ["as many keys as it remembers", 2, true],
  ["one key fewer", 3, false],
])("with %s, it forgets the windows that have ended, and no other", (_, remembered, forgets) => {
  let time = 0;
  const limiter = new RateLimiter({ requests: 1, windowSeconds: 60 }, () => new Date(time), remembered);
  limiter.take("ended", {});
  time = 30_000;
  limiter.take("running", {});
  time = 60_000;
  limiter.take("new", {});
  expect(() => limiter.take("running", {})).toThrow("Too many requests. Try again in 30 seconds.");
  // A clock that is set back shows what is still remembered.
  time = 59_000;
  const again = () => limiter.take("ended", {});
  if (forgets) expect(again).not.toThrow();
  else expect(again).toThrow("Too many requests. Try again in 1 second.");
});

it.each([
  [99, "Too many requests. Try again in 59 seconds."],
  [100, undefined],
])("of a limiter's 100 running windows the one that ends first makes room: after %i more keys", (more, message) => {
  let time = 0;
  const limiter = new RateLimiter({ requests: 1, windowSeconds: 60 }, () => new Date(time), 100);
  const take = (key: string) => () => limiter.take(key, {});
  take("first")();
  time = 1_000;
  for (let index = 0; index < more; index += 1) take(`key ${index}`)();
  if (message === undefined) expect(take("first")).not.toThrow();
  else expect(take("first")).toThrow(message);
});

it("a limiter keeps a window that began again longer than those that began before it", () => {
  let time = 0;
  const limiter = new RateLimiter({ requests: 1, windowSeconds: 60 }, () => new Date(time), 2);
  limiter.take("again", {});
  time = 59_000;
  limiter.take("other", {});
  time = 60_000;
  limiter.take("again", {});
  limiter.take("third", {});
  expect(() => limiter.take("again", {})).toThrow("Too many requests. Try again in 60 seconds.");
});

it("sends no limit headers where there is no limit", async () => {
  await start();
  const { headers } = await send(server, "listMeetings");
  expect(headers.has("ratelimit-limit")).toBe(false);
});

it("lets no page of another origin read responses by default", async () => {
  await start();
  const response = await server.fetch("/api/v1/openapi.json", { headers: { origin: "https://app.example" } });
  expect(["access-control-allow-origin", "vary"].map((name) => response.headers.has(name))).toEqual([false, false]);
});

it("serves the reference page and everything it needs", async () => {
  await start();
  const page = await server.fetch("/docs");
  const html = await page.text();
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const addresses = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? "");
  expect(addresses).toHaveLength(5);
  expect([page.headers.get("content-type"), page.headers.get("referrer-policy")]).toEqual([
    "text/html; charset=UTF-8",
    "no-referrer",
  ]);
  const types: unknown[] = [];
  for (const address of ["/docs", ...addresses, "/docs/openapi-lenient.json"]) {
    const { status, headers } = await server.fetch(address);
    expect([status, headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
    expect(headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{32}$/);
    types.push(headers.get("content-type")?.replace(/; charset=utf-8$/i, ""));
    const etag = headers.get("etag");
    if (etag === null) continue;
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    const again = await server.fetch(address, { headers: { "if-none-match": `"0", W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  }
  const [css, script, json] = ["text/css", "text/javascript", "application/json"];
  expect(types).toEqual(["text/html", css, css, json, script, script, json]);
});

it("notes at its end when a key was last used", async () => {
  const folder = testFolder();
  const options = { database: join(folder, "svc.db"), now: () => new Date("2026-11-20T12:00:00.000Z") };
  await start(options);
  const { id } = server.org;
  await send(server, "listMeetings");
  await server.close();
  await start(options);
  const keys = await (await server.organizations.get(id)).listKeys();
  expect(keys.map(({ last_used_at }) => last_used_at)).toContain("2026-11-20T12:00:00.000Z");
  await server.close();
});

it("with a port of its own for operation serves none of it beside the API", async () => {
  await start({ isControllable: true, isOperatedApart: true });
  for (const path of ["/healthz", "/readyz", "/metrics", "/_mock/faults"])
    expect([path, (await server.fetch(`http://localhost${path}`)).status]).toEqual([path, 404]);
  expect((await send(server, "listMeetings")).status).toBe(200);
});

it.each([true, false])(
  "has operation on a port of its own, for tests where it is controlled: %s",
  async (isControllable) => {
    await start();
    const service = await openService({ pepper: "x", isControllable, isOperatedApart: true });
    const statusOf = async (path: string) => (await service.operate(new Request(`http://localhost${path}`))).status;
    const paths = ["/healthz", "/readyz", "/metrics", "/_mock/faults", "/%6detrics", "/api/v1/meetings"];
    const controlled = isControllable ? 200 : 404;
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200, controlled, 404, 404]);
    const elsewhere = await service.operate(new Request("http://localhost/docs"));
    expect(await elsewhere.json()).toEqual({ error: "This port has /healthz, /readyz and /metrics." });
    await service.close();
  },
);

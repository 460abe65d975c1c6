import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draw } from "../../test/support/draw.ts";
import { HANDLERS } from "../api/operations/handlers.ts";
import {
  aMeeting,
  anInsight,
  aReport,
  aTemplate,
  createReferenceServer,
  type Listener,
  type ReferenceServer,
  type ReferenceServerOptions,
} from "../library/index.ts";
import { seededIds } from "../records/ids.ts";
import {
  byFetch,
  exchange,
  HOST,
  overTheWire,
  type Received,
  type Sent,
  withoutConnection,
} from "./support/both-ways.ts";

// The handler of fetch and the listener on node:http are two ways to the same service: what one of them responds, the other does.

const NOW = new Date("2026-11-20T12:00:00.000Z");
const MEETING = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
const TEMPLATE = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1002";
const REPORT = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1003";
const NOBODY = "00000000-0000-4000-8000-000000000000";

interface Side {
  server: ReferenceServer;
  listener: Listener;
}

/** Two servers that are alike: one is asked by fetch, the other over the wire. */
async function startTwins(
  options: ReferenceServerOptions = {},
): Promise<{ sides: Side[]; close: () => Promise<void> }> {
  const sides = await Promise.all(
    [1, 2].map(async () => {
      const server = await createReferenceServer({
        ids: seededIds("twins"),
        now: () => NOW,
        sleep: async () => undefined,
        ...options,
      });
      await server.org.add(aMeeting({ id: MEETING, title: "Größe 🎯" }));
      for (let index = 0; index < 3; index += 1) await server.org.add(aMeeting());
      await server.org.add(aTemplate({ id: TEMPLATE }));
      await server.org.add(aReport({ id: REPORT, meeting_id: MEETING }));
      await server.org.add(anInsight());
      return { server, listener: await server.listen() };
    }),
  );
  return { sides, close: async () => void (await Promise.all(sides.map(({ server }) => server.close()))) };
}

const BODY = JSON.stringify({
  name: "T",
  prompt_template: "P",
  grading_criteria: [{ name: "C", weight: 100, description: "" }],
});
const JSON_TYPE = { "Content-Type": "application/json" };

const TARGETS = [
  "/api/v1/meetings",
  "/api/v1/meetings?page=2&limit=2",
  "/api/v1/meetings?status=completed&from=2020-01-01T00%3A00%3A00Z",
  "/api/v1/meetings?limit=0&page=x&unicorn=1&limit=3",
  `/api/v1/meetings/${MEETING}`,
  `/api/v1/meetings/${MEETING.toUpperCase()}`,
  `/api/v1/meetings/${NOBODY}`,
  "/api/v1/meetings/x",
  `/api/v1/meetings/${MEETING}?a=1`,
  `/api/v1/meetings/${MEETING}/report`,
  `/api/v1/meetings/${NOBODY}/report`,
  "/api/v1/templates",
  `/api/v1/templates/${TEMPLATE}`,
  "/api/v1/reports?min_score=90&max_score=10",
  "/api/v1/reports?min_score=10&max_score=90.5",
  `/api/v1/reports/${REPORT}`,
  "/api/v1/team/stats",
  "/api/v1/team/stats?time_range=week",
  "/api/v1/insights?industry=%25&date_from=2020-01-01",
  "/api/v1/roleplay/sessions",
  "/api/v1/openapi.json",
  "/api/v1/unicorns",
  "/api/v1",
  "/api/v1/meetings/",
  "/api/v1/meetings/?limit=1",
  "/api/v1//meetings",
  "//api/v1/meetings",
  `/api/v1/meetings/${MEETING}/`,
  `/api/v1/meetings%2F${MEETING}`,
  `/api/v1/meetings/${MEETING}%2Freport`,
  "/api/v1/%6deetings",
  "/api/v1/meetings/%zz",
  "/api/v1/meetings/%C3%BC",
  "/api/v1/meetings/a+b",
  "/api/v1/Meetings",
  "/api/v1/meetings;x=1",
  "/api/v1/meetings?limit=%31",
  "/api/v1/meetings?limit=%zz",
  "/api/v1/meetings?limit=1&limit",
  "/api/v1/meetings?",
  "/api/v1/meetings??limit=1",
  "/api/v1/meetings?status='completed'",
  "/api/v1/meetings?status=[completed]",
  `/api/v1/meetings?status=${"x".repeat(8_193)}`,
  "/elsewhere",
  "/healthz",
];

type Caller = "admin" | "read" | "write" | "nobody" | "stranger" | "malformed";
const CALLERS: Caller[] = ["admin", "read", "write", "nobody", "stranger", "malformed"];

const BODIES: [string, Sent][] = [
  ["creates a template", { method: "POST", target: "/api/v1/templates", headers: JSON_TYPE, body: BODY }],
  [
    "creates a template once",
    { method: "POST", target: "/api/v1/templates", headers: { ...JSON_TYPE, "Idempotency-Key": "k" }, body: BODY },
  ],
  [
    "creates a template again",
    { method: "POST", target: "/api/v1/templates", headers: { ...JSON_TYPE, "Idempotency-Key": "k" }, body: BODY },
  ],
  [
    "uses a key twice",
    { method: "POST", target: "/api/v1/templates", headers: { ...JSON_TYPE, "Idempotency-Key": "k" }, body: "{}" },
  ],
  ["sends no type", { method: "POST", target: "/api/v1/templates", body: BODY }],
  [
    "sends text",
    { method: "POST", target: "/api/v1/templates", headers: { "Content-Type": "text/plain" }, body: BODY },
  ],
  ["sends no JSON", { method: "POST", target: "/api/v1/templates", headers: JSON_TYPE, body: "{" }],
  ["sends nothing", { method: "POST", target: "/api/v1/templates", headers: JSON_TYPE, body: "" }],
  [
    "sends too much",
    { method: "POST", target: "/api/v1/templates", headers: JSON_TYPE, body: `"${"x".repeat(1_100_000)}"` },
  ],
  ["sends what is not valid", { method: "POST", target: "/api/v1/templates", headers: JSON_TYPE, body: '{"name":1}' }],
  [
    "changes a template that has changed",
    {
      method: "PUT",
      target: `/api/v1/templates/${TEMPLATE}`,
      headers: { ...JSON_TYPE, "If-Match": '"x"' },
      body: '{"name":"N"}',
    },
  ],
  [
    "changes a template",
    { method: "PUT", target: `/api/v1/templates/${TEMPLATE}`, headers: JSON_TYPE, body: '{"name":"N"}' },
  ],
  ["reads what it has changed", { target: `/api/v1/templates/${TEMPLATE}` }],
  ["has it already", { target: `/api/v1/templates/${TEMPLATE}`, headers: { "If-None-Match": "*" } }],
  ["has another", { target: `/api/v1/templates/${TEMPLATE}`, headers: { "If-None-Match": '"x"' } }],
  [
    "asks for its head and has it",
    { method: "HEAD", target: `/api/v1/templates/${TEMPLATE}`, headers: { "If-None-Match": "*" } },
  ],
  ["deletes", { method: "DELETE", target: `/api/v1/templates/${TEMPLATE}` }],
  ["reads what it has deleted", { target: `/api/v1/templates/${TEMPLATE}` }],
  ["lists what is left", { target: "/api/v1/templates" }],
];

describe("a handler of fetch and a listener", () => {
  let sides: Side[];
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ sides, close } = await startTwins());
  });

  afterAll(() => close());

  async function both(sent: Sent, caller: Caller = "admin"): Promise<[Received, Received]> {
    const [fetched, listened] = sides as [Side, Side];
    const authorization = ({ server }: Side): Record<string, string> => {
      if (caller === "nobody") return {};
      if (caller === "stranger") return { Authorization: "Bearer svc_live_stranger" };
      return { Authorization: caller === "malformed" ? "Basic x" : `Bearer ${server.keys[caller]}` };
    };
    const withKey = (side: Side): Sent => ({
      ...sent,
      headers: { "X-Request-Id": "req_1", ...authorization(side), ...sent.headers },
    });
    return [await byFetch(fetched.server, withKey(fetched)), await overTheWire(listened.listener, withKey(listened))];
  }

  const calls = TARGETS.flatMap((target) => CALLERS.map((caller): [string, Caller] => [target, caller]));
  it.each(
    draw(
      "front ends",
      calls,
      80,
      ([target]) => target,
      ([, caller]) => caller,
    ),
  )("respond alike about %s to %s", async (target, caller) => {
    for (const method of ["GET", "HEAD"]) {
      const [one, other] = await both({ method, target }, caller);
      expect(other).toEqual(one);
    }
  });

  it.each(TARGETS)("respond alike to methods that %s does not know, and to OPTIONS", async (target) => {
    for (const method of ["OPTIONS", "PATCH", "DELETE", "PUT", "QUERY"]) {
      const [one, other] = await both({ method, target: target.replace(TEMPLATE, NOBODY) });
      expect(other).toEqual(one);
    }
  });

  it.each(BODIES)("respond alike to a client that %s", async (_what, sent) => {
    const [one, other] = await both(sent);
    expect(other).toEqual(one);
  });

  it("choose request IDs in the same order", async () => {
    for (const id of ["", "a b", "x".repeat(129), "é"]) {
      const headers: Record<string, string> = id === "" ? { "X-Request-Id": "" } : { "X-Request-Id": id };
      const [one, other] = await both({ target: "/api/v1/meetings/x", headers });
      expect(other).toEqual(one);
      expect(one.headers["x-request-id"]).toMatch(/^req_/);
    }
  });

  it("join headers that are sent twice", async () => {
    const [, { listener }] = sides as [Side, Side];
    const send = (lines: string) =>
      exchange(listener, `GET /api/v1/openapi.json HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n${lines}\r\n`);
    expect(await send("X-Request-Id: a\r\nX-Request-Id: b\r\n")).not.toContain("X-Request-Id: a\r\n");
    expect((await send("x-request-ID: \t a \t \r\n")).toLowerCase()).toContain("x-request-id: a\r\n");
  });

  it.each([
    ["an error", { status: 503, retryAfterSeconds: 2 }],
    ["a delay", { delayMs: 5 }],
    ["text that is no JSON", { body: "malformed" }],
    ["half of the body", { body: "truncated" }],
    ["a connection that is dropped", { drop: true }],
    ["a delay and a connection that is dropped", { delayMs: 5, drop: true }],
  ] as const)("have the same fault: %s", async (_what, effect) => {
    for (const { server } of sides) server.faults.add(effect);
    const requests = [
      "/api/v1/meetings",
      `/api/v1/meetings/${MEETING}`,
      "/api/v1/meetings/x",
      "/api/v1/team/stats",
      "/api/v1/openapi.json",
      "/api/v1/unicorns",
    ].flatMap((target) => ["GET", "HEAD"].map((method) => ({ method, target })));
    for (const request of requests) {
      const [one, other] = await both(request);
      expect(other).toEqual(one);
    }
    for (const { server } of sides) server.faults.clear();
  });

  it("keep the same journal and count the same hits", async () => {
    for (const { server } of sides) {
      server.requests.clear();
      server.faults.add({ operationId: "listMeetings", query: { limit: "1" }, key: server.keys.read, status: 500 });
    }
    for (const target of ["/api/v1/meetings?limit=1&status=completed", "/api/v1/meetings?limit=2", "/api/v1/x?a=b"])
      await both({ target, headers: { Accept: "*/*", "User-Agent": "t", Cookie: "c=1", "X-Twice": "a" } }, "read");
    const [one, other] = sides.map(({ server }) =>
      server.requests.entries.map(({ headers, ...entry }) => ({ ...entry, headers: withoutHost(headers) })),
    );
    expect(one).toHaveLength(3);
    expect(other).toEqual(one);
    expect(sides.map(({ server }) => server.faults.list()[0]?.hits)).toEqual([1, 1]);
    for (const { server } of sides) server.faults.clear();
  });

  function withoutHost(headers: Record<string, string>): Record<string, string> {
    const { host: _host, ...others } = withoutConnection(headers);
    return others;
  }
});

describe("with other settings, a handler of fetch and a listener", () => {
  it.each<[string, ReferenceServerOptions]>([
    ["a limit of requests", { rateLimit: { requests: 2, windowSeconds: 60 } }],
    ["surprises", { surprises: ["extra-fields", "unknown-enums", "missing-assumed"] }],
    ["pages that may call", { corsOrigins: ["https://app.example"] }],
    ["no journal", { isRecording: false }],
    [
      "a handler that fails",
      { handlers: { ...HANDLERS, listMeetings: () => Promise.reject(new Error("why")) }, onError: () => undefined },
    ],
  ])("respond alike with %s", async (_what, options) => {
    const { sides, close } = await startTwins(options);
    const [fetched, listened] = sides as [Side, Side];
    for (const origin of ["https://app.example", "https://other.example"])
      for (const method of ["GET", "HEAD", "GET", "OPTIONS"])
        for (const target of ["/api/v1/meetings", `/api/v1/meetings/${MEETING}`, "/api/v1/openapi.json"]) {
          const sent = (side: Side): Sent => ({
            method,
            target,
            headers: { Origin: origin, "X-Request-Id": "r", Authorization: `Bearer ${side.server.keys.read}` },
          });
          expect(await overTheWire(listened.listener, sent(listened))).toEqual(
            await byFetch(fetched.server, sent(fetched)),
          );
        }
    await close();
  });
});

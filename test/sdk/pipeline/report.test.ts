import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import type { ClientOptions, Logger } from "../../../src/index.ts";
import {
  data,
  errorResponse,
  failureOf,
  KEY,
  type ScriptedResponse,
  scriptedService,
} from "../support/scripted-service.ts";

interface Reported {
  readonly by: string;
  readonly event: Record<string, unknown>;
}

function watching(reported: Reported[]): Partial<ClientOptions> {
  const watch = (by: string) => (event: object) => void reported.push({ by, event: { ...event } });
  return { onRequest: watch("onRequest"), onResponse: watch("onResponse"), onRetry: watch("onRetry") };
}

const RESPONSES: readonly ScriptedResponse[] = [
  { ...errorResponse(503, null, { "x-request-id": "req_1" }), latencyMs: 30 },
  { failure: new TypeError(`failed with ${KEY}`), latencyMs: 5 },
  { ...data({ team_size: 4 }), latencyMs: 10 },
];

describe("hooks", () => {
  it("are each called once per attempt, in order", async () => {
    const reported: Reported[] = [];
    const { svc } = scriptedService(RESPONSES, watching(reported));
    await svc.team.stats({ time_range: "week" });
    const operation = "GET /api/v1/team/stats";
    expect(reported.map(({ by }) => by)).toEqual([
      ...["onRequest", "onResponse", "onRetry"],
      ...["onRequest", "onResponse", "onRetry"],
      ...["onRequest", "onResponse"],
    ]);
    const sent = { operation, method: "GET", url: "https://coaching.example/api/v1/team/stats?time_range=week" };
    expect(reported[0]?.event).toMatchObject({ ...sent, attempt: 1, headers: { accept: "application/json" } });
    expect(reported[1]?.event).toMatchObject({ ...sent, attempt: 1, status: 503, requestId: "req_1", durationMs: 30 });
    expect(reported[2]?.event).toEqual({ operation, attempt: 2, delayMs: 75, reason: "status 503" });
    expect(reported[4]?.event).toMatchObject({ attempt: 2, durationMs: 5, error: { name: "ConnectionError" } });
    expect(reported[4]?.event).not.toHaveProperty("status");
    expect(reported[5]?.event).toEqual({ operation, attempt: 3, delayMs: 150, reason: "connection: unknown" });
    expect(reported[7]?.event).toMatchObject({ attempt: 3, status: 200, durationMs: 10 });
    expect(reported[7]?.event).not.toHaveProperty("requestId");
  });

  it("are called for each page of a list", async () => {
    const reported: Reported[] = [];
    const { svc } = scriptedService(
      [data([{ id: "1" }], { has_more: true }), data([{ id: "2" }], { has_more: false })],
      watching(reported),
    );
    await svc.templates.list().toArray();
    expect(reported.filter(({ by }) => by === "onRequest")).toHaveLength(2);
  });

  it("of a call take the place of the client's", async () => {
    const reported: Reported[] = [];
    const { svc } = scriptedService([data({})], watching(reported));
    await svc.team.stats({}, { onRequest: (event) => void reported.push({ by: "call", event: { ...event } }) });
    expect(reported.map(({ by }) => by)).toEqual(["call", "onResponse"]);
  });

  it("cannot change the headers that are sent", async () => {
    const { svc, requests } = scriptedService([data({})], {
      onRequest: ({ headers }) => void Object.assign(headers, { authorization: "Bearer other", extra: "1" }),
    });
    await svc.team.stats();
    expect(requests[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
    expect(requests[0]?.headers).not.toHaveProperty("extra");
  });

  const failing: readonly (readonly [string, () => unknown])[] = [
    [
      "throws",
      () => {
        throw new Error("hook");
      },
    ],
    [
      "throws nothing",
      () => {
        throw undefined;
      },
    ],
    [
      "gives a promise that fails",
      async () => {
        throw new Error("hook");
      },
    ],
  ];

  it.each(failing)("change nothing when each of them %s", async (_, fail) => {
    const logger: Logger = { debug: fail, warn: fail };
    const hooks = { onRequest: fail, onResponse: fail, onRetry: fail, logger } as Partial<ClientOptions>;
    const { svc } = scriptedService(RESPONSES, hooks);
    expect(await svc.team.stats()).toEqual({ team_size: 4 });
    expect(await failureOf(scriptedService([errorResponse(404)], hooks).svc.team.stats())).toMatchObject({
      status: 404,
    });
  });

  it("and the logger are never given the key", async () => {
    const shown: string[] = [];
    const show = (...facts: unknown[]) => void shown.push(inspect(facts, { depth: 20, showHidden: true }));
    const { svc } = scriptedService(RESPONSES, {
      onRequest: show,
      onResponse: show,
      onRetry: show,
      logger: { debug: show, warn: show },
    });
    await svc.team.stats();
    expect(shown.length).toBeGreaterThan(12);
    expect(shown.join("\n")).not.toContain(KEY);
    expect(shown.join("\n")).toContain("svc_live_ab…");
    expect(shown.join("\n").toLowerCase()).not.toContain("authorization");
  });
});

describe("the logger", () => {
  it("gets a line for every attempt, response and retry", async () => {
    const lines: string[] = [];
    const logger: Logger = { debug: (line) => lines.push(`debug ${line}`), warn: (line) => lines.push(`warn ${line}`) };
    const { svc } = scriptedService(RESPONSES.slice(0, 1).concat(data({})), { logger });
    await svc.team.stats();
    expect(lines).toEqual([
      "debug GET /api/v1/team/stats: attempt 1",
      "debug GET /api/v1/team/stats: status 503 after 30 ms",
      "warn GET /api/v1/team/stats: status 503, retrying in 75 ms",
      "debug GET /api/v1/team/stats: attempt 2",
      "debug GET /api/v1/team/stats: status 200 after 0 ms",
    ]);
  });

  it("keeps its `this`, and may lack methods", async () => {
    class Journal {
      readonly lines: string[] = [];
      debug(line: string): void {
        this.lines.push(line);
      }
    }
    const logger = new Journal();
    const { svc } = scriptedService([errorResponse(503), data({})], { logger });
    await svc.team.stats();
    expect(logger.lines).toHaveLength(4);
  });
});

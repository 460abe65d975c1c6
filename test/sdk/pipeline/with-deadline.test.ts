import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { AbortedError, ServerError, TimeoutError } from "../../../src/index.ts";
import { pager } from "../support/pages.ts";
import {
  data,
  errorResponse,
  failureOf,
  KEY,
  type ScriptedResponse,
  scriptedService,
} from "../support/scripted-service.ts";

const PHASES = ["connect", "headers", "body"] as const;

describe("the time of an attempt", () => {
  it.each(PHASES)("runs out while it waits for: %s", async (stalls) => {
    const { svc, clock } = scriptedService([{ stalls }], { timeoutMs: 400, maxRetries: 0 });
    const error = await failureOf(svc.team.stats());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ code: "timeout", reason: "timeout", phase: stalls, attempts: 1 });
    expect((error as Error).message).toMatch(
      /^GET \/api\/v1\/team\/stats: .* within 400 ms \(`timeoutMs`\), after 1 attempt\.$/,
    );
    expect(clock.monotonic()).toBe(400);
    expect(clock.pendingCount).toBe(0);
  });

  it("starts again with each attempt", async () => {
    const { svc, clock } = scriptedService([{ stalls: "headers" }, { ...data({}), latencyMs: 399 }], {
      timeoutMs: 400,
    });
    await svc.team.stats();
    expect(clock.monotonic()).toBe(400 + 75 + 399);
  });
});

describe("the time of a call", () => {
  it.each(PHASES)("runs out while it waits for: %s", async (stalls) => {
    const { svc, clock } = scriptedService([{ stalls }], { deadlineMs: 1_500 });
    const error = await failureOf(svc.team.stats());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ phase: stalls, attempts: 1 });
    expect((error as Error).message).toContain("(`deadlineMs`), after 1 attempt.");
    expect(clock.monotonic()).toBe(1_500);
    expect(clock.pendingCount).toBe(0);
  });

  it("covers all attempts and the waits between them", async () => {
    const { svc, clock } = scriptedService([{ ...errorResponse(503), latencyMs: 400 }, { stalls: "headers" }], {
      deadlineMs: 1_000,
    });
    expect(await failureOf(svc.team.stats())).toMatchObject({ name: "TimeoutError", attempts: 2 });
    expect(clock.monotonic()).toBe(1_000);
  });

  it("fails with the last response rather than wait beyond it", async () => {
    const { svc, clock } = scriptedService([errorResponse(503)], { deadlineMs: 75 });
    expect(await failureOf(svc.team.stats())).toBeInstanceOf(ServerError);
    expect(clock.monotonic()).toBe(0);
  });
});

const ABORTS: readonly (readonly [string, ScriptedResponse])[] = [
  ["the connection", { stalls: "connect" }],
  ["the headers", { stalls: "headers" }],
  ["the body", { stalls: "body" }],
  ["the next attempt", errorResponse(429, null, { "retry-after": "50" })],
];

describe("a signal", () => {
  it.each(ABORTS)("ends a call that waits for %s, at once and without leftovers", async (_, response) => {
    const { svc, clock, inFlight } = scriptedService([response]);
    const controller = new AbortController();
    const outcome = failureOf(svc.team.stats({}, { signal: controller.signal, deadlineMs: 100_000 }));
    clock.setTimeout(() => controller.abort(new Error("enough")), 20);
    const error = await outcome;
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ code: "aborted", cause: { message: "enough" } });
    expect(clock.monotonic()).toBe(20);
    expect(clock.pendingCount).toBe(0);
    expect(inFlight.now).toBe(0);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  it("that was aborted before sends nothing", async () => {
    const { svc, requests } = scriptedService([data({})]);
    const error = await failureOf(svc.team.stats({}, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: "AbortError", ambiguous: false, cause: { name: "AbortError" } });
    expect(requests).toEqual([]);
  });

  it.each([
    ["connect", false],
    ["headers", true],
    ["body", true],
  ] as const)("leaves a change that waited for %s ambiguous: %s", async (stalls, ambiguous) => {
    const { svc, clock } = scriptedService([{ stalls }]);
    const controller = new AbortController();
    const outcome = failureOf(svc.templates.update("t1", {}, { signal: controller.signal }));
    clock.setTimeout(() => controller.abort(), 20);
    expect(await outcome).toMatchObject({ ambiguous });
  });

  it("is given back without a listener after 1,000 calls, of which some fail", async () => {
    const { svc } = scriptedService((_, number) => (number % 10 === 0 ? errorResponse(404) : data({})));
    const { signal } = new AbortController();
    for (let call = 0; call < 1_000; call += 1) await svc.team.stats({}, { signal }).catch(() => undefined);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("that was aborted after the response changes nothing", async () => {
    const { svc } = scriptedService([data({ team_size: 1 })]);
    const controller = new AbortController();
    const call = svc.team.stats({}, { signal: controller.signal });
    await call;
    controller.abort();
    expect(await call).toEqual({ team_size: 1 });
  });

  it.each([
    ["a text", KEY],
    ["an error", new Error(KEY, { cause: KEY })],
    ["an object", { key: KEY }],
    ["an object that turns into it", { toString: (): string => KEY }],
    ["a function", Object.assign(() => KEY, { key: KEY })],
    ["a symbol", Symbol(KEY)],
  ])("whose reason has the key in %s shows none, neither for a call nor for pagination", async (_, reason) => {
    const { svc } = scriptedService(pager({ total: 50 }));
    const controller = new AbortController();
    const iterating = failureOf(async () => {
      for await (const _row of svc.templates.list({}, { signal: controller.signal })) controller.abort(reason);
    });
    for (const error of [await iterating, await failureOf(svc.team.stats({}, { signal: controller.signal }))]) {
      expect(error).toBeInstanceOf(AbortedError);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(KEY);
    }
  });

  it.each(["a reason", 7, null])("keeps the reason %j that is no error", async (reason) => {
    const { svc } = scriptedService([data({})]);
    const error = await failureOf(svc.team.stats({}, { signal: AbortSignal.abort(reason) }));
    expect((error as AbortedError).cause).toBe(reason);
  });
});

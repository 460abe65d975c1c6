import { describe, expect, it } from "vitest";
import type { Clock } from "../../src/call/clock.ts";
import { readDocumentedRows } from "../../src/normalize/documented.ts";
import { readItem, readRows } from "../../src/normalize/envelope.ts";
import { readErrorBody } from "../../src/normalize/error-body.ts";
import { readListMeta } from "../../src/normalize/list-meta.ts";
import { startDueTimer } from "../../src/pipeline/due-timer.ts";
import { sleep } from "../../src/pipeline/sleep.ts";
import { makeCall } from "./support/make-call.ts";
import { data, failureOf, scriptedService } from "./support/scripted-service.ts";
import { TestClock } from "./support/test-clock.ts";

/** A value inside so many objects, each the named member of the next. */
const inside = (depth: number, name: string, value: unknown): unknown =>
  depth === 0 ? value : { [name]: inside(depth - 1, name, value) };

describe("each limit holds at itself and one behind it:", () => {
  it.each([
    [3, true],
    [4, false],
  ])("documented rows with objects %i deep are taken as they come: %s", (depth, isTaken) => {
    const row = inside(depth, "persona", { name: "Ana" });
    expect(readDocumentedRows({ data: [row] }) !== undefined).toBe(isTaken);
  });

  it.each([
    [5, [{ id: "a" }]],
    [6, undefined],
  ])("rows inside %i envelopes are %j", (depth, expected) => {
    expect(readRows(inside(depth, "data", [{ id: "a" }]), "/api/v1/meetings")).toEqual(expected);
  });

  it.each([
    [4, "a"],
    [5, undefined],
  ])("the id of an object inside %i envelopes is %j", (depth, id) => {
    expect(readItem(inside(depth, "data", { id: "a" }), "/api/v1/meetings/a")?.["id"]).toBe(id);
  });

  it.each([
    [4, 3],
    [5, null],
  ])("a score %i objects deep is %j", (depth, expected) => {
    const item = readItem(
      { id: "a", ...(inside(depth, "persona", { overall_score: "3" }) as object) },
      "/api/v1/meetings/a",
    );
    const scores = JSON.stringify(item).match(/"overall_score":([^}]*)/)?.[1];
    expect(scores).toBe(JSON.stringify(expected));
  });

  it.each([
    [4, { total: 7 }],
    [5, null],
  ])("a total inside %i objects of pagination data is read as %j", (depth, expected) => {
    expect(readListMeta(inside(depth, "meta", { total: 7 }), undefined, 1)).toEqual(expected);
  });

  it.each([
    [5, "why"],
    [6, undefined],
  ])("the message of an error inside %i objects is %j", (depth, message) => {
    expect(readErrorBody([inside(depth - 1, "data", "why")]).message).toBe(message);
  });

  it.each([
    [5, "1; 2; 3; 4; 5"],
    [6, "1; 2; 3; 4; 5"],
  ])("of %i problems the message is %j", (count, message) => {
    const errors = Array.from({ length: count }, (_, index) => ({ message: `${index + 1}` }));
    expect(readErrorBody({ errors }).message).toBe(message);
  });

  it.each([
    [499, 499],
    [500, 500],
    [501, 500],
  ])("a message of %i characters is shown with %i", (length, shown) => {
    expect(readErrorBody({ message: "x".repeat(length) }).message).toHaveLength(shown);
  });

  it.each([
    [0, "[00:00:00] Hello."],
    [86_399, "[23:59:59] Hello."],
    [86_400, "[24:00:00] Hello."],
    [359_999, "[99:59:59] Hello."],
    [360_000, "Hello."],
    [-1, "Hello."],
  ])("a segment that begins after %i seconds is the line %j", (start, line) => {
    expect(readItem({ id: "a", transcript: [{ text: "Hello.", start }] }, "/api/v1/meetings/a")?.["transcript"]).toBe(
      line,
    );
  });

  it.each([
    [2 ** 20, "status 404: why"],
    [2 ** 20 + 1, "status 404: no such object."],
  ])("an error's body of %i bytes says %s", async (length, message) => {
    const body = JSON.stringify({ error: { message: "why" } });
    const { svc } = scriptedService([{ status: 404, body: body + " ".repeat(length - body.length) }], {
      maxRetries: 0,
    });
    expect(await failureOf(svc.team.stats())).toMatchObject({
      message: `GET /api/v1/team/stats failed with ${message}`,
    });
  });

  it.each([
    [200, '"m0-1"'],
    [201, undefined],
  ])("with %i cached responses, the first is asked for again with %s", async (count, tag) => {
    const { svc, requests } = scriptedService(
      ({ url }) => ({
        ...data({}),
        headers: { etag: `"${url.split("/").at(-1)}-1"` },
      }),
      { cache: true },
    );
    for (let index = 0; index < count; index += 1) await svc.meetings.get(`m${index}`);
    await svc.meetings.get("m0");
    expect(requests.at(-1)?.headers["if-none-match"]).toBe(tag);
  });

  it.each([
    [2 ** 23, '"m0"'],
    [2 ** 23 + 1, undefined],
  ])("a response of %i characters is asked for again with %s", async (length, tag) => {
    const body = JSON.stringify({ data: {} });
    const { svc, requests } = scriptedService(
      [{ body: body + " ".repeat(length - body.length), headers: { etag: '"m0"' } }],
      { cache: true },
    );
    for (let call = 0; call < 2; call += 1) await svc.team.stats();
    expect(requests.at(-1)?.headers["if-none-match"]).toBe(tag);
  });

  it.each([
    [3, "p1; p2; p3."],
    [4, "p1; p2; p3 (and 1 more)."],
  ])("of %i mismatches with the spec are said: %s", async (count, said) => {
    const check = () => Array.from({ length: count }, (_, index) => `p${index + 1}`);
    const { svc } = scriptedService([data({})], { validation: { mode: "throw", check } });
    expect(((await failureOf(svc.team.stats())) as Error).message).toContain(`spec: ${said}`);
  });

  it.each([
    [99, 1],
    [100, 0],
  ])("a timer that is %i ms late calls back at once: %i", (late, calls) => {
    let nowMs = 0;
    const timers: (() => void)[] = [];
    const setTimeout = (callback: () => void) => timers.push(callback);
    const clock: Clock = { now: () => nowMs, monotonic: () => nowMs, setTimeout, clearTimeout: () => undefined };
    let called = 0;
    startDueTimer(clock, 1_000, () => {
      called += 1;
    });
    nowMs = 1_000 + late;
    timers.shift()?.();
    expect(called).toBe(calls);
  });

  it.each([
    [10, 12],
    [11, 1],
  ])("a sleep of 12 ms whose timer fires %i ms early takes %i ms", async (early, expected) => {
    const clock = new TestClock();
    const schedule = clock.setTimeout.bind(clock);
    let timers = 0;
    clock.setTimeout = (callback, delayMs) => schedule(callback, timers++ === 0 ? delayMs - early : delayMs);
    await sleep(12, makeCall({ clock }));
    expect(clock.monotonic()).toBe(expected);
  });
});

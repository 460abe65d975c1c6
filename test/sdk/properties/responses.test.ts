import { inspect } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isSvcError, type SvcClient } from "../../../src/index.ts";
import { TransportFailure } from "../../../src/transport/transport-failure.ts";
import { KEY, type ScriptedResponse, scriptedService } from "../support/scripted-service.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "./runs.ts";

const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown): void => void unhandled.push(reason);
beforeAll(() => void process.on("unhandledRejection", noteUnhandled));
afterAll(() => void process.off("unhandledRejection", noteUnhandled));

const status = fc.oneof(
  fc.constantFrom(200, 201, 204, 206, 301, 302, 304, 400, 401, 403, 404, 408, 409, 412, 422, 429, 500, 502, 503, 504),
  fc.integer({ min: 200, max: 599 }),
);
const retryAfter = fc.oneof(
  fc.nat({ max: 100 }).map(String),
  fc.integer({ min: -1_000, max: 1e9 }).map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  fc.string({ unit: "grapheme-ascii" }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, "")),
);
const headers = fc
  .record(
    {
      "content-type": fc.constantFrom("application/json", "text/html", "application/problem+json", ""),
      "content-length": fc.oneof(fc.nat().map(String), fc.constantFrom("-1", "9999999999", "abc")),
      "retry-after": retryAfter,
      "x-request-id": fc.constantFrom("req_1", KEY, ""),
      date: fc.constantFrom("yesterday", "Thu, 12 Nov 2026 09:00:00 GMT"),
    },
    { requiredKeys: [] },
  )
  .map((record) => record as Record<string, string>);
const item = fc.oneof(fc.record({ id: fc.constantFrom("a", "b", "c") }), fc.jsonValue());
const meta = fc.oneof(
  fc.constant(null),
  fc.record({ page: fc.nat(3), limit: fc.nat(3), total: fc.nat(9), has_more: fc.boolean() }),
  fc.jsonValue(),
);
const error = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({ code: fc.string(), message: fc.constantFrom("no", `quotes ${KEY}`), details: fc.jsonValue() }),
      fc.jsonValue(),
    ),
  },
);
const envelope = fc.record(
  { data: fc.oneof(fc.array(item, { maxLength: 4 }), fc.jsonValue()), error, meta },
  { requiredKeys: [] },
);
const body = fc.oneof(
  { weight: 4, arbitrary: envelope },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "<!doctype html>",
      '{"data":',
      "\uFEFF{}",
      KEY,
      '{"__proto__":{"a":1}}',
      "[".repeat(20_000),
    ),
  },
);
const failure = fc.oneof(
  fc
    .constantFrom("dns", "refused", "tls", "reset", "closed", "protocol", "encoding", "too_large" as const)
    .map((reason) => new TransportFailure(reason)),
  fc.anything(),
  fc.constantFrom(
    new TypeError(`fetch failed ${KEY}`),
    Object.assign(new Error("x", { cause: { code: "ECONNRESET" } }), { name: 7 }),
  ),
);
const answer: fc.Arbitrary<ScriptedResponse> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ status, headers, body }) },
  { weight: 1, arbitrary: failure.filter((thrown) => thrown !== undefined).map((thrown) => ({ failure: thrown })) },
  {
    weight: 1,
    arbitrary: fc.record({ status, headers, bodyFailure: failure.filter((thrown) => thrown !== undefined) }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("connect", "headers", "body").map((stalls) => ({ stalls }) as ScriptedResponse),
  },
);

interface Work {
  readonly name: string;
  readonly call: (svc: SvcClient) => PromiseLike<unknown>;
  readonly isTyped: (value: unknown) => boolean;
}

const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
const isPage = (value: unknown): boolean => isRecord(value) && isList((value as { data: unknown }).data);
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

const WORKS: readonly Work[] = [
  { name: "one object", call: (svc) => svc.meetings.get("m1"), isTyped: isRecord },
  { name: "one array", call: (svc) => svc.meetings.reports("m1"), isTyped: Array.isArray },
  { name: "a page", call: (svc) => svc.meetings.list(), isTyped: isPage },
  {
    name: "pagination",
    call: (svc) => svc.reports.list({}, { maxPages: 4, concurrency: 2 }).toArray(),
    isTyped: isList,
  },
  {
    name: "a creation",
    call: (svc) => svc.templates.create({ name: "a", prompt_template: "b", grading_criteria: [] }),
    isTyped: isRecord,
  },
  { name: "a deletion", call: (svc) => svc.templates.delete("t1"), isTyped: isRecord },
  { name: "the description", call: (svc) => svc.openapi(), isTyped: isRecord },
  { name: "any request", call: (svc) => svc.request("PATCH", "/x", { body: {} }), isTyped: () => true },
];

it(
  "whatever the service returns, a call gives a value of its type or an SvcError, with no key in it",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...WORKS),
        fc.array(answer, { minLength: 1, maxLength: 4 }),
        async ({ call, isTyped }, answers) => {
          const { svc, clock } = scriptedService(answers, { deadlineMs: 600_000 });
          const outcome = await Promise.resolve(call(svc)).then(
            (value) => ({ value }),
            (thrown: unknown) => ({ thrown }),
          );
          if ("thrown" in outcome) {
            if (!isSvcError(outcome.thrown)) throw outcome.thrown;
            const shown = inspect(outcome.thrown, { depth: 20, showHidden: true }) + JSON.stringify(outcome.thrown);
            expect(shown).not.toContain(KEY);
          } else {
            expect(isTyped(outcome.value)).toBe(true);
          }
          // The other pages of pagination that failed are given up within the same turn.
          await new Promise((resolve) => setImmediate(resolve));
          expect(clock.pendingCount).toBe(0);
          expect(clock.monotonic()).toBeLessThanOrEqual(600_000);
        },
      ),
      runs(400),
    );
    expect(unhandled).toEqual([]);
  },
  PROPERTY_TIMEOUT_MS,
);

import { describe, expect, it } from "vitest";
import { ConnectionError, type ConnectionFailure, UnexpectedResponseError } from "../../../src/index.ts";
import { type Outcome, planRetry, type RetryState } from "../../../src/pipeline/retry-policy.ts";
import { makeCall, makeResponse } from "../support/make-call.ts";
import { TestClock } from "../support/test-clock.ts";

const METHODS = ["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "POST", "PATCH"];
const REPEATABLE = ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"];
const STATUSES = [
  200, 201, 204, 301, 400, 401, 403, 404, 405, 408, 409, 412, 413, 422, 425, 429, 500, 501, 502, 503, 504, 505, 599,
];
const RETRIED = [408, 429, 500, 502, 503, 504];

function responded(status: number, retryAfter?: string): Outcome {
  return { response: makeResponse(status, retryAfter === undefined ? {} : { "retry-after": retryAfter }) };
}

function broken(reason: ConnectionFailure, ambiguous: boolean): Outcome {
  return { error: new ConnectionError("broken", { method: "GET", path: "/x", reason, attempts: 1, ambiguous }) };
}

function retried(retries: number, hasResent = false): RetryState {
  return { retries, hasResent, taken: retries, wasThrottled: false };
}

const EVERY_STATUS = METHODS.flatMap((method) => STATUSES.map((status) => [method, status] as const));

describe("a retry is planned by method and status", () => {
  it.each(EVERY_STATUS)("%s responded with %i", (method, status) => {
    const planned = planRetry(responded(status), retried(0), makeCall({ method })) !== undefined;
    expect(planned).toBe(REPEATABLE.includes(method) ? RETRIED.includes(status) : status === 429);
  });

  it.each(EVERY_STATUS)("%s responded with %i and Retry-After", (method, status) => {
    const planned = planRetry(responded(status, "1"), retried(0), makeCall({ method })) !== undefined;
    expect(planned).toBe(REPEATABLE.includes(method) ? RETRIED.includes(status) : status === 429 || status === 503);
  });

  it.each(METHODS.flatMap((method) => [[method, true] as const, [method, false] as const]))(
    "%s whose connection broke, ambiguous: %s",
    (method, ambiguous) => {
      const planned = planRetry(broken("reset", ambiguous), retried(0), makeCall({ method })) !== undefined;
      expect(planned).toBe(REPEATABLE.includes(method) || !ambiguous);
    },
  );

  it.each<ConnectionFailure>([
    "dns",
    "refused",
    "unreachable",
    "reset",
    "closed",
    "protocol",
    "proxy",
    "timeout",
    "unknown",
  ])("a connection that broke by %s is tried again", (reason) => {
    expect(planRetry(broken(reason, false), retried(0), makeCall())).toMatchObject({ reason: `connection: ${reason}` });
  });

  it("a TLS failure and a response that is not the API's are not tried again", () => {
    const strange = new UnexpectedResponseError("strange", {
      ...{ method: "GET", path: "/x", status: 200, requestId: undefined },
      attempts: 1,
      ambiguous: false,
    });
    expect(planRetry(broken("tls", false), retried(0), makeCall())).toBeUndefined();
    expect(planRetry({ error: strange }, retried(0), makeCall())).toBeUndefined();
  });
});

describe("the number of retries", () => {
  it.each([
    [0, 0, false],
    [1, 0, true],
    [1, 1, false],
    [2, 1, true],
    [2, 2, false],
    [Number.POSITIVE_INFINITY, 1_000, true],
  ])("maxRetries: %d after %d of them", (maxRetries, retries, expected) => {
    expect(planRetry(responded(500), retried(retries), makeCall({}, { maxRetries })) !== undefined).toBe(expected);
  });
});

describe("the wait before a retry", () => {
  const wait = (outcome: Outcome, retries: number, random: number) =>
    planRetry(outcome, retried(retries), makeCall({ random: () => random }, { maxRetries: 20 }))?.delayMs;

  it.each([
    [0, 50, 75, 100],
    [1, 100, 150, 200],
    [2, 200, 300, 400],
    [6, 3_200, 4_800, 6_400],
    [7, 4_000, 6_000, 8_000],
    [15, 4_000, 6_000, 8_000],
  ])("after %i retries of a fault is between %i and %3$i ms", (retries, least, middle, most) => {
    for (const outcome of [responded(503), responded(500), broken("reset", false)]) {
      expect([0, 0.5, 1].map((random) => wait(outcome, retries, random))).toEqual([least, middle, most]);
    }
  });

  it.each([
    [0, 500, 750, 1_000],
    [1, 1_000, 1_500, 2_000],
    [3, 4_000, 6_000, 8_000],
    [9, 4_000, 6_000, 8_000],
  ])("after %i retries of a 429 is between %i and %3$i ms", (retries, least, middle, most) => {
    expect([0, 0.5, 1].map((random) => wait(responded(429), retries, random))).toEqual([least, middle, most]);
  });

  it.each([
    ["0", 0],
    ["7", 7_000],
    [new Date(TestClock.STARTED_AT + 9_000).toUTCString(), 9_000],
  ])("is what Retry-After: %s says, for any status that is tried again", (retryAfter, expected) => {
    for (const status of RETRIED) expect(wait(responded(status, retryAfter), 0, 0)).toBe(expected);
  });

  it("is the ordinary one with a Retry-After that is none", () => {
    expect(wait(responded(503, "soon"), 0, 1)).toBe(100);
  });

  it.each([
    ["60", 60_000, true],
    ["61", 60_000, false],
    ["1", 999, false],
    ["1", 1_000, true],
    ["99999999999999999999", 60_000, false],
  ])("Retry-After: %s with maxRetryAfterMs: %i is waited for: %s", (retryAfter, maxRetryAfterMs, expected) => {
    expect(planRetry(responded(429, retryAfter), retried(0), makeCall({}, { maxRetryAfterMs })) !== undefined).toBe(
      expected,
    );
  });

  it.each([
    [5_000, false],
    [5_001, true],
    [undefined, true],
  ])("of five seconds with the deadline in %s ms: %s", (deadlineAt, expected) => {
    expect(planRetry(responded(429, "5"), retried(0), makeCall({ deadlineAt })) !== undefined).toBe(expected);
  });
});

it.each([
  [429, "0", true],
  [429, "1", true],
  [429, undefined, false],
  [503, "0", false],
  [503, "1", true],
  [503, undefined, false],
])("a wait after %i with Retry-After: %s is ordered by the service: %s", (status, retryAfter, expected) => {
  expect(planRetry(responded(status, retryAfter), retried(0), makeCall())).toMatchObject({ isRequested: expected });
});

it("a wait after a broken connection is ordered by nobody", () => {
  expect(planRetry(broken("reset", false), retried(0), makeCall())).toMatchObject({ isRequested: false });
});

it.each([
  [responded(401), { isResend: true, delayMs: 0 }],
  [responded(401, "100000"), { isResend: true, delayMs: 0, isRequested: false }],
  [responded(500), { isResend: false }],
  [responded(403), undefined],
])("a key that may have changed is asked for again at once after a 401 alone: %#", (outcome, expected) => {
  const plan = planRetry(outcome, retried(0), makeCall({ canChangeKey: true }));
  if (expected) expect(plan).toMatchObject(expected);
  else expect(plan).toBeUndefined();
});

describe("a stale connection", () => {
  const stale = { ...makeCall(), needsFreshConnection: true };
  const plan = (method: string, retries: number, maxRetries: number, hasResent = false) =>
    planRetry(broken("reset", true), retried(retries, hasResent), {
      ...makeCall({ method }, { maxRetries }),
      needsFreshConnection: true,
    });

  it.each([
    ["GET", 0, true],
    ["PUT", 0, false],
    ["DELETE", 0, false],
    ["POST", 0, false],
    ["GET", 2, true],
    ["PUT", 2, true],
    ["DELETE", 2, true],
    ["POST", 2, false],
  ])("of %s with %i retries is replaced at once: %s", (method, maxRetries, expected) => {
    expect(plan(method, 0, maxRetries)?.isResend ?? false).toBe(expected);
  });

  it("is replaced once, and then retried like any other failure", () => {
    expect(plan("GET", 0, 2)).toMatchObject({ isResend: true, delayMs: 0 });
    expect(plan("GET", 1, 2, true)).toMatchObject({ isResend: false, delayMs: 150 });
    expect(plan("GET", 1, 0, true)).toBeUndefined();
  });

  it("is none where the call's deadline has no time for it", () => {
    expect(planRetry(broken("reset", true), retried(0), { ...stale, deadlineAt: 0 })).toBeUndefined();
  });
});

import type { Call, HttpResponse } from "../../../src/call/call.ts";
import { Cancellation } from "../../../src/call/cancellation.ts";
import { isRepeatable } from "../../../src/call/methods.ts";
import { RetryBudget } from "../../../src/call/retry-budget.ts";
import { DEFAULT_OPTIONS, type ResolvedOptions } from "../../../src/options/request-options.ts";
import { readRetryAfter } from "../../../src/pipeline/retry-after.ts";
import { createRedactor, redactError } from "../../../src/redact.ts";
import { KEY } from "./scripted-service.ts";
import { TestClock } from "./test-clock.ts";

/** A call as the pipeline hands it on. */
export function makeCall(given: Partial<Call> = {}, options: Partial<ResolvedOptions> = {}): Call {
  return {
    name: "GET /api/v1/meetings",
    method: "GET",
    path: "/api/v1/meetings",
    page: undefined,
    options: { ...DEFAULT_OPTIONS, ...options },
    cancellation: new Cancellation(),
    clock: new TestClock(),
    random: () => 0.5,
    redact: createRedactor(KEY),
    redactError: (error) => redactError(error, createRedactor(KEY)),
    readRetryAfter,
    budget: new RetryBudget(),
    canChangeKey: false,
    pacer: undefined,
    deadlineAt: undefined,
    attempts: 1,
    phase: "connect",
    response: undefined,
    isRepeatable: isRepeatable(given.method ?? "GET"),
    responseLost: false,
    needsFreshConnection: false,
    ...given,
  };
}

export function makeResponse(status: number, headers: Readonly<Record<string, string>> = {}, text = ""): HttpResponse {
  return { status, headers: new Headers(headers) as never, requestId: undefined, attempts: 1, text };
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isSvcError } from "../../src/index.ts";
import { draw } from "../support/draw.ts";
import { FAULTS_BY_THEME } from "../support/faults/all-faults.ts";
import { type Expectation, type Fault, PATIENT_OPTIONS, type TransportName } from "../support/faults/fault.ts";
import { runFault } from "../support/faults/run-fault.ts";
import { everythingShownBy, findSecretIn } from "../support/faults/secret-search.ts";

interface Case {
  readonly title: string;
  readonly theme: string;
  readonly fault: Fault;
  readonly transport: TransportName;
}

const TRANSPORT_NAMES: readonly TransportName[] = ["default", "fetch", "undici"];

const CASES: readonly Case[] = TRANSPORT_NAMES.flatMap((transport) =>
  Object.entries(FAULTS_BY_THEME).flatMap(([theme, faults]) =>
    faults
      .filter((fault) => fault.only === undefined || fault.only === transport)
      .map((fault) => ({ title: `${transport} transport, ${theme}: ${fault.name}`, theme, fault, transport })),
  ),
);

const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown): void => void unhandled.push(reason);

beforeAll(() => {
  process.on("unhandledRejection", noteUnhandled);
  process.on("uncaughtException", noteUnhandled);
});

afterAll(() => {
  process.off("unhandledRejection", noteUnhandled);
  process.off("uncaughtException", noteUnhandled);
});

const DRAWN = draw(
  "faults",
  CASES,
  80,
  ({ theme }) => theme,
  ({ transport }) => transport,
);

it.concurrent.for(DRAWN)("$title", async ({ fault, transport }, { expect }) => {
  const outcome = await runFault(fault, transport);
  const deadlineMs = fault.options?.deadlineMs ?? PATIENT_OPTIONS.deadlineMs;

  const expected = (transport === "fetch" && fault.overFetch) || fault.expect;

  expectOutcome(expected, outcome);
  expect(outcome.waitedUntilMs).toBeLessThanOrEqual(deadlineMs + PREPARED_WITHIN_MS);
  expect(outcome.server.responderFailures).toEqual([]);
  if (expected.requests !== undefined) expect(outcome.server.requests).toHaveLength(expected.requests);
  if (expected.waitedMs !== undefined) expect(outcome.waitedMs).toBeGreaterThanOrEqual(expected.waitedMs);
  expect(findSecretIn([outcome.error, ...outcome.observed].map(everythingShownBy).join("\n"))).toEqual([]);
  expect(outcome.pendingTimerCount).toBe(0);
  await nextTurn();
  expect(unhandled.splice(0)).toEqual([]);
});

// In client time, from the start of the call until it has read the clock.
const PREPARED_WITHIN_MS = 500;

function expectOutcome(expected: Expectation, outcome: { value?: unknown; error?: unknown }): void {
  if (expected.error === undefined) {
    if (outcome.error !== undefined) throw outcome.error;
    expect(outcome.value).toEqual(expected.value);
    return;
  }
  expect(outcome).not.toHaveProperty("value");
  if (!isSvcError(outcome.error)) throw outcome.error;
  expect([expected.error].flat()).toContain(outcome.error.name);
  expect(outcome.error).toMatchObject(expected.fields ?? {});
  if (expected.message) expect(outcome.error.message).toMatch(expected.message);
}

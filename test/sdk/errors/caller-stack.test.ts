import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { captureCaller, fromCaller } from "../../../src/errors/caller-stack.ts";
import { OptionsError, SvcClient } from "../../../src/index.ts";
import { ownSecond } from "../support/own-second.ts";

const svc = new SvcClient({
  apiKey: "svc_live_abcdefghijklmnopqrstuvwxyz012345",
  baseUrl: "https://coaching.example",
  maxRetries: 0,
  fetch: async () => {
    await new Promise((resolve) => setImmediate(resolve));
    throw new TypeError("fetch failed");
  },
});

// No second begins between the notes that are spent and the call.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

function spendNotes() {
  let notes = 0;
  for (let note = captureCaller(); note; note = captureCaller()) notes += 1;
  return notes;
}

async function getOne() {
  return await svc.meetings.get("m1");
}

async function getFirstPage() {
  return await svc.meetings.list();
}

async function getAll() {
  return await Promise.all([svc.meetings.get("m1"), svc.meetings.get("m2")]);
}

async function getWithResponse() {
  return await svc.request("GET", "/meetings").withResponse();
}

async function iterate() {
  for await (const meeting of svc.meetings.list()) return meeting;
  return undefined;
}

async function collect() {
  return await svc.meetings.list().toArray();
}

async function askForTooLittle() {
  return await svc.meetings.list({ limit: -1 });
}

async function iterateTooLittle() {
  for await (const meeting of svc.meetings.list({ limit: -1 })) return meeting;
  return undefined;
}

async function collectWrongly() {
  return await svc.meetings.list({}, { concurrency: 99 }).toArray();
}

async function getNothing() {
  return await svc.meetings.get("");
}

const stackOf = async (work: () => Promise<unknown>): Promise<string> =>
  work().then(String, (error: Error) => error.stack ?? "");

it.each([[getOne], [getFirstPage], [iterate], [collect], [getWithResponse]])(
  "the stack of an error names the caller: %o",
  async (work) => {
    ownSecond();
    const stack = await stackOf(work);
    expect(stack).toContain("ConnectionError: GET /api/v1/meetings");
    expect(stack).toContain(work.name);
    expect(stack).toContain("caller-stack.test.ts");
  },
);

it.each([[askForTooLittle], [iterateTooLittle], [collectWrongly], [getNothing]])(
  "the stack names the caller of a request that was never sent: %o",
  async (work) => {
    ownSecond();
    const stack = await stackOf(work);
    expect(stack).toMatch(/^OptionsError: Expected /);
    expect(stack).toContain(work.name);
  },
);

it.each([[getOne], [getFirstPage], [getAll], [getWithResponse], [collect]])(
  "where a program calls more than a thousand times a second, it names the function that awaits the call: %o",
  async (work) => {
    spendNotes();
    const stack = await stackOf(work);
    expect(stack).toContain(work.name);
    expect(stack).toContain("caller-stack.test.ts");
  },
);

describe("the notes of callers", () => {
  it("are a thousand in each second", () => {
    spendNotes();
    for (const second of [2, 4]) {
      vi.setSystemTime(Date.UTC(2026, 10, 12, 0, 0, second));
      expect(spendNotes()).toBe(1_000);
    }
  });
});

describe("the stack of an error", () => {
  const noted = { stack: "Error\n    at captureCaller (sdk.js:1:1)\n    at main (app.js:7:7)" };

  it("of the SDK begins where the SDK was called", () => {
    const error = new OptionsError("m");
    expect(fromCaller(error, noted)).toBe(error);
    expect(error.stack).toBe("OptionsError: m\n    at main (app.js:7:7)");
  });

  it.each([
    ["of a foreign error", new Error("foreign"), noted],
    ["of an engine that notes no stack", new OptionsError("m"), {}],
    ["of an engine that writes it in a form of its own", new OptionsError("m"), { stack: "main@app.js:7:7" }],
  ])("%s stays as it is", (_, error, caller) => {
    const before = error.stack;
    expect(fromCaller(error, caller)).toBe(error);
    expect(error.stack).toBe(before);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { captureCaller } from "../../../src/errors/caller-stack.ts";
import { SvcClient } from "../../../src/index.ts";

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
  for (let note = captureCaller(); note; ) note = captureCaller();
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

async function collect() {
  return await svc.meetings.list().toArray();
}

describe("a program that calls more than a thousand times a second", () => {
  it.each([[getOne], [getFirstPage], [getAll], [getWithResponse], [collect]])(
    "has errors that name the function that awaits the call: %o",
    async (work) => {
      spendNotes();
      const error = await work().catch((thrown: unknown) => thrown as Error);
      expect((error as Error).stack).toContain(work.name);
      expect((error as Error).stack).toMatch(/caller-stack\.test\.ts/);
    },
  );
});

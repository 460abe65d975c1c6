import { expect, it } from "vitest";
import { CallerMemory } from "../keys/caller-memory.ts";
import type { KeyPrincipal } from "../keys/principal.ts";
import type { Database } from "../store/database.ts";

const CALLER: KeyPrincipal = {
  kind: "key",
  keyId: "k",
  prefix: "svc_live_ab",
  orgId: "o",
  permissions: ["read"],
  expiresAt: null,
  plan: "business",
  subscription_status: "active",
};

/** A database at a version that the test sets; reading a key is counted. */
function databaseAt(first: number | undefined) {
  const state = { version: first, reads: 0, found: CALLER as KeyPrincipal | undefined };
  const memory = new CallerMemory({ version: () => state.version } as Database);
  const find = (whileReading: () => Promise<unknown> = async () => undefined) =>
    memory.find("key", async () => {
      state.reads += 1;
      const { found } = state;
      await whileReading();
      return found;
    });
  return { state, find };
}

it("reads a key once while nothing is written", async () => {
  const { state, find } = databaseAt(1);
  expect([await find(), await find(), state.reads]).toEqual([CALLER, CALLER, 1]);
});

it("reads a key again after any write", async () => {
  const { state, find } = databaseAt(1);
  await find();
  Object.assign(state, { version: 2, found: undefined });
  expect([await find(), state.reads]).toEqual([undefined, 2]);
});

it("never remembers that a key is unknown", async () => {
  const { state, find } = databaseAt(1);
  state.found = undefined;
  await find();
  await find();
  expect(state.reads).toBe(2);
});

it("does not remember a caller that was read before another request met a newer version", async () => {
  const { state, find } = databaseAt(1);
  await find(async () => {
    Object.assign(state, { version: 2, found: undefined });
    await find();
  });
  expect(await find()).toBeUndefined();
});

it("remembers nothing for a database that does not report its version", async () => {
  const { state, find } = databaseAt(undefined);
  await find();
  await find();
  expect(state.reads).toBe(2);
});

it("reads a key once for the requests that arrive together", async () => {
  const { state, find } = databaseAt(undefined);
  expect(await Promise.all([find(), find(), find()])).toEqual([CALLER, CALLER, CALLER]);
  expect(state.reads).toBe(1);
});

it("reads a key again for a request that arrives after a read has begun", async () => {
  const { state, find } = databaseAt(undefined);
  let late: ReturnType<typeof find> | undefined;
  const early = await find(async () => {
    state.found = undefined;
    late = find();
  });
  expect([early, await late, state.reads]).toEqual([CALLER, undefined, 2]);
});

it("reads each key for itself, and again after a failure", async () => {
  const memory = new CallerMemory({ version: () => undefined } as Database);
  const failing = ["one", "one"].map((key) => memory.find(key, () => Promise.reject(new Error("silent"))));
  const other = memory.find("two", async () => CALLER);
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect([await other, await memory.find("one", async () => CALLER)]).toEqual([CALLER, CALLER]);
});

it("remembers as many callers as its bound allows, and reads the others every time", async () => {
  const reads: string[] = [];
  const memory = new CallerMemory({ version: () => 1 } as Database, 2);
  const find = (key: string) =>
    memory.find(key, async () => {
      reads.push(key);
      return CALLER;
    });
  for (const key of ["one", "two", "three", "one", "two", "three"]) await find(key);
  expect(reads).toEqual(["one", "two", "three", "three"]);
});

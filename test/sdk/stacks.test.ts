import { beforeEach, describe, expect, it } from "vitest";
import { SvcClient } from "../../src/index.ts";
import { ownSecond } from "./support/own-second.ts";

const svc = new SvcClient({
  apiKey: "svc_live_abcdefghijklmnopqrstuvwxyz012345",
  baseUrl: "https://coaching.example",
  maxRetries: 0,
  fetch: async () => {
    await new Promise((resolve) => setImmediate(resolve));
    throw new TypeError("fetch failed");
  },
});

beforeEach(ownSecond);

async function stackOf(work: () => PromiseLike<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    return (error as Error).stack ?? "";
  }
  throw new Error("nothing was thrown");
}

async function getOne() {
  return await svc.meetings.get("m1");
}

async function getFirstPage() {
  return await svc.meetings.list();
}

async function iterate() {
  for await (const meeting of svc.meetings.list()) return meeting;
  return undefined;
}

async function collect() {
  return await svc.meetings.list().toArray();
}

async function request() {
  return await svc.request("GET", "/meetings").withResponse();
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

describe("the stack of an error", () => {
  it.each([[getOne], [getFirstPage], [iterate], [collect], [request]])("names the caller: %o", async (work) => {
    const stack = await stackOf(work);
    expect(stack).toContain("ConnectionError: GET /api/v1/meetings");
    expect(stack).toContain(work.name);
    expect(stack).toContain("stacks.test.ts");
  });

  it.each([[askForTooLittle], [iterateTooLittle], [collectWrongly], [getNothing]])(
    "names the caller of a request that was never sent: %o",
    async (work) => {
      const stack = await stackOf(work);
      expect(stack).toMatch(/^OptionsError: Expected /);
      expect(stack).toContain(work.name);
    },
  );
});

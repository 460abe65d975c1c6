import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { HANDLERS, settledOperations } from "../api/operations/handlers.ts";
import { ReadMemory } from "../api/queue/read-memory.ts";
import type { OperationResult } from "../api/respond/operation-result.ts";
import { aMeeting, createReferenceServer, type OrganizationHandle, type ReferenceServer } from "../library/index.ts";
import { openService } from "../library/service.ts";
import { changeMeetings } from "../store/change-meetings.ts";

const RUNS = Number(process.env["PROPERTY_RUNS"] ?? 15);
const RESULT: OperationResult = { status: 200, body: "{}" };

/** A memory over a database at a version that the test sets; reads are counted. */
function start(options: { version?: number | undefined; maxBytes?: number } = {}) {
  const state = { version: "version" in options ? options.version : 1, reads: 0 };
  const memory = new ReadMemory({ version: () => state.version }, new Set(["getTemplate"]), options.maxBytes);
  const recall = async (orgId: string, target: string, read: () => Promise<OperationResult> = async () => RESULT) =>
    memory.recall({ orgId, target }, () => {
      state.reads += 1;
      return read();
    });
  return { state, memory, recall };
}

describe("a memory of reads", () => {
  it("reads once while nothing is written, and again after any write", async () => {
    const { state, recall } = start();
    expect([await recall("o", "/a"), await recall("o", "/a"), state.reads]).toEqual([RESULT, RESULT, 1]);
    state.version = 2;
    await recall("o", "/a");
    expect(state.reads).toBe(2);
  });

  it("keeps organizations apart, and targets", async () => {
    const { state, recall } = start();
    for (const [org, target] of [
      ["o", "/a"],
      ["p", "/a"],
      ["o", "/b"],
      ["o/", "a"],
    ])
      await recall(org ?? "", target ?? "");
    expect(state.reads).toBe(4);
  });

  it("keeps nothing that was read while something was written, nor what is no success", async () => {
    const { state, recall } = start();
    await recall("o", "/a", async () => {
      state.version = 2;
      return RESULT;
    });
    await recall("o", "/a", async () => ({ status: 304, body: null }));
    await recall("o", "/a", () => Promise.reject(new Error("why"))).catch(() => undefined);
    await recall("o", "/a");
    await recall("o", "/a");
    expect(state.reads).toBe(4);
  });

  it("keeps nothing that another request has found old meanwhile", async () => {
    const { state, recall } = start();
    await recall("o", "/a", async () => {
      state.version = 2;
      await recall("o", "/b");
      state.version = 1;
      return RESULT;
    });
    state.version = 2;
    await recall("o", "/a");
    expect(state.reads).toBe(3);
  });

  it("remembers nothing for a database that does not report its version", async () => {
    const { state, recall } = start({ version: undefined });
    await recall("o", "/a");
    await recall("o", "/a");
    expect(state.reads).toBe(2);
  });

  it("holds so many bytes and no more: it begins again, and what alone is larger is not kept", async () => {
    const { state, recall } = start({ maxBytes: 2_000 });
    const large = (length: number) => async () => ({ status: 200, body: Buffer.alloc(length) });
    for (let round = 0; round < 2; round += 1) {
      await recall("o", "/a", large(500));
      await recall("p", "/b", large(500));
    }
    expect(state.reads).toBe(2);
    await recall("o", "/c", large(500));
    await recall("o", "/c", large(500));
    expect(state.reads).toBe(3);
    await recall("o", "/a", large(500));
    expect(state.reads).toBe(4);
    for (let round = 0; round < 2; round += 1) await recall("o", "/d", large(2_000));
    expect(state.reads).toBe(6);
  });

  it("covers operations that follow from the database, unless a header decides too", () => {
    const { memory } = start();
    const operation = (id: string, ...headers: string[]) => ({ id, headers }) as never;
    const headers = new Headers({ "if-none-match": "*" });
    expect(memory.covers(operation("getTemplate", "If-None-Match"), new Headers())).toBe(true);
    expect(memory.covers(operation("getTemplate", "If-None-Match"), headers)).toBe(false);
    expect(memory.covers(operation("getTeamStats"), headers)).toBe(false);
    expect([...settledOperations(HANDLERS)]).not.toContain("getTeamStats");
    expect([...settledOperations({ ...HANDLERS, listMeetings: async () => RESULT })]).not.toContain("listMeetings");
  });
});

type Step = { kind: "create" | "createElsewhere" | "change" | "revoke" | "reset"; org: 0 | 1; index: number } | Read;
interface Read {
  kind: "read";
  org: 0 | 1;
  index: number;
}

const TARGETS = ["/api/v1/meetings", "/api/v1/meetings?limit=2&page=2", "/api/v1/meetings?status=failed", "one", "one"];

describe("a server that remembers what it read", () => {
  it("never gives what is old, nor to one organization what is another's", async () => {
    const folder = testFolder();
    const file = join(folder, "svc.db");
    const server = await createReferenceServer({ database: file, pepper: "p" });
    const elsewhere = await openService({ database: file, pepper: "p" });
    // It has the same handlers and no memory: custom ones are not known to be settled.
    const forgetful = await createReferenceServer({
      database: file,
      pepper: "p",
      handlers: Object.fromEntries(
        Object.entries(HANDLERS).map(([id, handler]) => [id, (call: never) => handler(call)]),
      ) as never,
    });
    const { url } = await server.listen();
    const organizations = [server.org, await server.organizations.create()];
    const keys = await Promise.all(
      organizations.map(async (org) => (await org.createKey({ permissions: ["read"] })).key),
    );
    const ids: string[][] = [[], []];
    const known = (org: number, index: number) => ids[org]?.[index % Math.max(1, ids[org]?.length ?? 0)] ?? "none";

    const run = async (step: Step): Promise<void> => {
      const { kind, org, index } = step;
      const organization = organizations[org] as OrganizationHandle;
      const id = known(org, index);
      if (kind === "create") ids[org]?.push((await organization.add(aMeeting({ status: "fetched" }))).id);
      else if (kind === "createElsewhere")
        await elsewhere.keys.create({ orgId: organization.id, name: "K", permissions: ["read"] });
      else if (kind === "change" && id !== "none")
        await changeMeetings(elsewhere, { orgId: organization.id, key: id }, async (write) => {
          const meeting = await write.find(id);
          if (meeting?.status === "fetched") write.change(id, { status: "processing" });
          else if (meeting?.status === "processing") write.change(id, { status: "failed" });
        });
      else if (kind === "read") await compare(org, index, id);
    };

    const compare = async (org: number, index: number, id: string): Promise<void> => {
      const target = TARGETS[index % TARGETS.length] ?? "";
      // Every second request asks for a meeting of the other organization too.
      const path = target === "one" ? `/api/v1/meetings/${index % 2 === 0 ? id : known(1 - org, index)}` : target;
      const headers = { authorization: `Bearer ${keys[org]}`, "x-request-id": "r" };
      const ask = async (send: () => Promise<Response>) => {
        const response = await send();
        return [response.status, await response.text()];
      };
      const truth = await ask(() => forgetful.fetch(path, { headers }));
      expect(await ask(() => fetch(url + path, { headers }))).toEqual(truth);
      expect(await ask(() => server.fetch(path, { headers }))).toEqual(truth);
    };

    const step = fc.record({
      kind: fc.constantFrom("create", "createElsewhere", "change", "read", "read", "read", "read"),
      org: fc.constantFrom(0, 1),
      index: fc.nat(9),
    }) as fc.Arbitrary<Step>;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        for (const each of steps) await run(each);
      }),
      { numRuns: RUNS },
    );
    await Promise.all([server.close(), forgetful.close(), elsewhere.close()]);
  });

  it("still rejects a key that was revoked, counts requests, and honors conditions", async () => {
    const server: ReferenceServer = await createReferenceServer({ rateLimit: { requests: 4, windowSeconds: 60 } });
    const { id, key } = await server.keys.create({ permissions: ["read"] });
    const ask = async (headers: Record<string, string> = {}) => {
      const response = await server.fetch("/api/v1/templates", {
        headers: { authorization: `Bearer ${key}`, ...headers },
      });
      return [response.status, response.headers.get("ratelimit-remaining")];
    };
    expect([await ask(), await ask()]).toEqual([
      [200, "3"],
      [200, "2"],
    ]);
    await server.keys.revoke(id);
    expect((await ask())[0]).toBe(401);
    await server.close();
  });
});

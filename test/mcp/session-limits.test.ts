import { expect, it } from "vitest";
import { AskingSessions, SESSION_HEADER } from "../../mcp/http/asking-sessions.ts";
import { SessionPool } from "../../mcp/http/session-pool.ts";
import { createServer } from "../../mcp/protocol/create-server.ts";
import { createMemory, type Session } from "../../mcp/service/session.ts";
import { Policy } from "../../mcp/settings/policy.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";

const MINUTE_MS = 60_000;
const uuid = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const OTHER_OWNER: Record<string, object> = {
  [`${uuid(1)} of another`]: { user_id: uuid(8) },
  [`${uuid(4)} of nobody`]: { user_id: null },
};

/** A pool, and the keys for which it has opened a session; each lists the meetings of its organization, or fails. */
function openPool(meetingsOf: (key: string) => string[] | undefined = () => []) {
  let now = 0;
  const opened: string[] = [];
  const pool = new SessionPool(
    async (key) => {
      opened.push(key);
      const list = async () => {
        const ids = meetingsOf(key);
        if (ids === undefined) throw new Error("offline");
        return { data: ids.map((id) => ({ id: id.slice(0, 36), user_id: uuid(9), ...OTHER_OWNER[id] })) };
      };
      return { svc: () => ({ meetings: { list } }), memory: createMemory(() => new Date(now)) } as unknown as Session;
    },
    () => now,
  );
  return { pool, opened, setClock: (time: number) => (now = time) };
}

it("a pool keeps a hundred sessions, and for one more it closes the one that was used longest ago", async () => {
  const { pool, opened } = openPool();
  const keys = Array.from({ length: 100 }, (_, index) => `key ${index}`);
  for (const key of keys) await pool.get(key);
  for (const key of keys) await pool.get(key);
  expect(opened).toEqual(keys);
  await pool.get("one more");
  // The second oldest is there yet; the oldest is opened again.
  await pool.get("key 1");
  expect(opened).toEqual([...keys, "one more"]);
  await pool.get("key 0");
  expect(opened).toEqual([...keys, "one more", "key 0"]);
});

it("a pool keeps a session that was used within a quarter of an hour, and none that was not", async () => {
  const { pool, opened, setClock } = openPool();
  await pool.get("a");
  setClock(15 * MINUTE_MS - 1);
  await pool.get("b");
  await pool.get("a");
  expect(opened).toEqual(["a", "b"]);
  setClock(30 * MINUTE_MS);
  await pool.get("c");
  await pool.get("a");
  expect(opened).toEqual(["a", "b", "c", "a"]);
});

it("keys that list one meeting of one owner have one store and one directory; others have none in common", async () => {
  const ids: Record<string, string[]> = {
    a: [uuid(1), uuid(2)],
    b: [uuid(2), uuid(3)],
    c: [uuid(3)],
    d: [uuid(4)],
    // Ids that are unique in their organization alone.
    e: ["1", "2"],
    f: ["1", "2"],
    g: [],
    h: [],
    // An import may bring the id of a meeting of others, but not its owner.
    i: [`${uuid(1)} of another`],
    j: [`${uuid(4)} of nobody`],
  };
  const { pool } = openPool((key) => ids[key]);
  const sessions = await Promise.all(Object.keys(ids).map((key) => pool.get(key)));
  const groups = (of: (session: Session) => object) => {
    const each = sessions.map(of);
    return each.map((one) => each.indexOf(one));
  };
  expect(groups(({ memory }) => memory.store)).toEqual([0, 0, 0, 3, 4, 5, 6, 7, 8, 9]);
  expect(groups(({ memory }) => memory.directory)).toEqual([0, 0, 0, 3, 4, 5, 6, 7, 8, 9]);
  expect(groups(({ memory }) => memory.knownIds)).toEqual([0, 0, 0, 3, 4, 5, 6, 7, 8, 9]);
});

it("a session of which the organization is not known is opened again for the next request", async () => {
  let isAway = true;
  const { pool, opened } = openPool(() => (isAway ? undefined : [uuid(1)]));
  await pool.get("a");
  isAway = false;
  const session = await pool.get("a");
  expect(await pool.get("a")).toBe(session);
  expect(opened).toEqual(["a", "a"]);
});

it("stores have 128 MB together: for more, those used longest ago are emptied", async () => {
  const { pool } = openPool((key) => [uuid(Number(key))]);
  const stores = [];
  for (const key of ["1", "2", "3"]) {
    const { store } = (await pool.get(key)).memory;
    store.keep("text", "x".repeat(50_000_000), MINUTE_MS);
    stores.push(store);
  }
  await pool.get("1");
  expect(stores.map(({ bytes }) => bytes > 0)).toEqual([true, false, true]);
});

/** Sessions of clients that can ask, by a clock that is set. */
function openAsking() {
  let now = 0;
  const policy = new Policy(readSettings([], {}));
  const openSession = async () => ({}) as never;
  const sessions = new AskingSessions(
    () => createServer({ policy, openSession }),
    () => now,
  );
  const post = (message: unknown, headers: Record<string, string>, token = "token") => {
    const body = JSON.stringify(message);
    const init = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const length = { "content-length": String(body.length) };
    const request = new Request("http://localhost/mcp", {
      method: "POST",
      headers: { ...init, ...length, ...headers },
      body,
    });
    return sessions.fetch(request, { token, readOnly: false });
  };
  /** Begins a session with a message of so many bytes, at least; its id, or undefined where there is none. */
  const begin = async (bytes = 0, token = "token") => {
    const clientInfo = { name: "test", version: "1" };
    const params = { protocolVersion: "2025-11-25", capabilities: { elicitation: {} }, clientInfo };
    const message = { jsonrpc: "2.0", id: 1, method: "initialize", params };
    clientInfo.name += "x".repeat(Math.max(0, bytes - JSON.stringify(message).length));
    const response = await post(message, {}, token);
    await response?.text();
    return response?.headers.get(SESSION_HEADER) ?? undefined;
  };
  const isOpen = async (id: string | undefined, token = "token") => {
    const headers = { [SESSION_HEADER]: id ?? "", "mcp-protocol-version": "2025-11-25" };
    const response = await post({ jsonrpc: "2.0", id: 2, method: "ping" }, headers, token);
    await response?.text();
    return response !== undefined;
  };
  const setClock = (time: number) => {
    now = time;
  };
  return { sessions, begin, isOpen, setClock };
}

it("a hundred clients can ask their users; one more ends the session that was used longest ago", async () => {
  const { sessions, begin, isOpen, setClock } = openAsking();
  const ids: (string | undefined)[] = [];
  for (let index = 0; index < 100; index += 1) {
    setClock(index);
    ids.push(await begin(0, `key ${index}`));
  }
  expect(new Set(ids).size).toBe(100);
  setClock(100);
  expect(await isOpen(ids[0], "key 0")).toBe(true);
  setClock(101);
  const last = await begin(0, "key 100");
  const open = [await isOpen(ids[1], "key 1"), await isOpen(ids[0], "key 0"), await isOpen(ids[2], "key 2")];
  expect([...open, await isOpen(last, "key 100")]).toEqual([false, true, true, true]);
  await sessions.close();
});

it("a key has ten sessions: one more ends its own idlest, and none of another key", async () => {
  const { sessions, begin, isOpen, setClock } = openAsking();
  const other = await begin(0, "other");
  const ids: (string | undefined)[] = [];
  for (let index = 0; index < 11; index += 1) {
    setClock(index + 1);
    ids.push(await begin());
    if (index === 9) expect(await isOpen(ids[0])).toBe(true);
  }
  expect([await isOpen(ids[1]), await isOpen(ids[0]), await isOpen(ids[10])]).toEqual([false, true, true]);
  expect(await isOpen(other, "other")).toBe(true);
  await sessions.closeOf("token");
  expect([await isOpen(ids[0]), await isOpen(other, "other")]).toEqual([false, true]);
  await sessions.close();
});

it("a session ends after an hour without a request, when another begins", async () => {
  const { sessions, begin, isOpen, setClock } = openAsking();
  const [first, second] = [await begin(), await begin()];
  setClock(1);
  expect(await isOpen(second)).toBe(true);
  setClock(60 * MINUTE_MS);
  await begin();
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  await sessions.close();
});

it("an opening message of 100,000 bytes begins a session, a longer one does not", async () => {
  const { sessions, begin } = openAsking();
  expect(await begin(100_000)).toBeDefined();
  expect(await begin(100_001)).toBeUndefined();
  await sessions.close();
});

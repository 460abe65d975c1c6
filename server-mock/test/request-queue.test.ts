import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { type QueueLimits, RequestQueue } from "../api/queue/request-queue.ts";

class FakeSocket extends EventEmitter {
  #isPaused = false;
  pause(): void {
    this.#isPaused = true;
  }
  resume(): void {
    this.#isPaused = false;
    this.emit("resume");
  }
  isPaused(): boolean {
    return this.#isPaused;
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A queue whose requests are named, and what has become of them so far. */
function start(limits: Partial<QueueLimits> = {}) {
  const begun: string[] = [];
  const rejected: string[] = [];
  const responses = new Map<string, EventEmitter>();
  const queue = new RequestQueue(
    { perConnection: 2, perTick: 100, total: 100, ...limits },
    {
      listener: ({ url = "" }) => void begun.push(url),
      reject: ({ url = "" }) => void rejected.push(url),
      isUrgent: ({ url = "" }) => url.startsWith("urgent"),
    },
  );
  const arrive = (socket: FakeSocket, ...urls: string[]) => {
    for (const url of urls) {
      const response = new EventEmitter();
      responses.set(url, response);
      queue.add({ url, socket } as unknown as IncomingMessage, response as ServerResponse);
    }
  };
  const add = (socket: FakeSocket, ...urls: string[]) => {
    arrive(socket, ...urls);
    return nextTurn();
  };
  const end = async (...urls: string[]) => {
    for (const url of urls) responses.get(url)?.emit("close");
    await nextTurn();
  };
  const wasHeldBack = (socket: FakeSocket, withinMs = 60_000) => queue.wasHeldBack(socket as never, withinMs);
  const watch = (socket: FakeSocket) => queue.watch(socket as never);
  return { begun, rejected, watch, arrive, add, end, wasHeldBack };
}

it("begins a few requests of a connection, the next when one of them is done, and reads from it again after the last", async () => {
  const { begun, add, end } = start();
  const socket = new FakeSocket();
  await add(socket, "a", "b");
  expect([begun, socket.isPaused()]).toEqual([["a", "b"], false]);
  await add(socket, "c", "d");
  expect([begun, socket.isPaused()]).toEqual([["a", "b"], true]);
  await end("b");
  expect([begun, socket.isPaused()]).toEqual([["a", "b", "c"], true]);
  await end("a");
  expect([begun, socket.isPaused()]).toEqual([["a", "b", "c", "d"], false]);
  await end("c", "d");
  await add(socket, "e", "f", "g");
  expect(begun.slice(4)).toEqual(["e", "f"]);
});

it("begins nothing while Node reads from connections, and reads on from those whose requests may all begin", async () => {
  const { begun, arrive } = start();
  const [one, two] = [new FakeSocket(), new FakeSocket()];
  arrive(one, "a", "b");
  arrive(two, "c", "d", "e");
  expect([begun, one.isPaused(), two.isPaused()]).toEqual([[], false, true]);
  await nextTurn();
  expect([begun, two.isPaused()]).toEqual([["a", "b", "c", "d"], true]);
});

it("lets no connection wait for another", async () => {
  const { begun, add } = start();
  await add(new FakeSocket(), "a", "b", "c");
  await add(new FakeSocket(), "d");
  expect(begun).toEqual(["a", "b", "d"]);
});

it("begins so many in a turn of the event loop, and in the next one those that have waited longest", async () => {
  const { begun, arrive } = start({ perTick: 3 });
  const [one, two, three] = [new FakeSocket(), new FakeSocket(), new FakeSocket()];
  arrive(one, "a", "b");
  arrive(two, "c", "d");
  arrive(three, "e", "f");
  await nextTurn();
  expect(begun).toEqual(["a", "b", "c"]);
  arrive(new FakeSocket(), "g");
  await nextTurn();
  expect(begun).toEqual(["a", "b", "c", "e", "f", "d"]);
  await nextTurn();
  expect(begun.slice(6)).toEqual(["g"]);
});

it("counts what begins in each turn from zero", async () => {
  const { begun, arrive, add, end } = start({ perTick: 1 });
  for (const name of ["a", "b", "c"]) arrive(new FakeSocket(), name);
  await nextTurn();
  expect(begun).toEqual(["a"]);
  await nextTurn();
  expect(begun).toEqual(["a", "b"]);
  await nextTurn();
  expect(begun).toEqual(["a", "b", "c"]);
  await end("a", "b", "c");
  await nextTurn();
  await add(new FakeSocket(), "d");
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

it("rejects what is above the total, until something is done", async () => {
  const { begun, rejected, arrive, add, end } = start({ total: 2 });
  for (const name of ["a", "b", "c"]) arrive(new FakeSocket(), name);
  await nextTurn();
  expect([begun, rejected]).toEqual([["a", "b"], ["c"]]);
  await end("c");
  await add(new FakeSocket(), "d");
  expect([begun, rejected]).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  await end("d", "a");
  await add(new FakeSocket(), "e");
  expect(begun).toEqual(["a", "b", "e"]);
});

it("lets what is urgent wait for nobody but requests of its own connection", async () => {
  const { begun, rejected, arrive, add, end } = start({ perConnection: 1, total: 1 });
  const socket = new FakeSocket();
  await add(socket, "a");
  arrive(new FakeSocket(), "urgent-1");
  arrive(socket, "urgent-2", "b", "urgent-3");
  expect([begun, rejected]).toEqual([["a", "urgent-1", "urgent-2"], []]);
  await end("a");
  await end("b");
  expect([begun, rejected]).toEqual([["a", "urgent-1", "urgent-2", "b", "urgent-3"], []]);
});

it("forgets what waits when its connection is closed", async () => {
  const { begun, arrive, add, end } = start({ perTick: 1 });
  const [one, two] = [new FakeSocket(), new FakeSocket()];
  await add(one, "a", "b", "c");
  arrive(two, "d");
  one.emit("close");
  await nextTurn();
  expect(begun).toEqual(["a", "d"]);
  await end("a");
  expect(begun).toEqual(["a", "d"]);
});

it("does not read from a connection that Node resumes while requests of it wait", async () => {
  const { add } = start({ perConnection: 1 });
  const socket = new FakeSocket();
  await add(socket, "a", "b");
  socket.resume();
  expect(socket.isPaused()).toBe(true);
});

it("knows which connections were not read from because of their own requests", async () => {
  const { add, end, wasHeldBack } = start({ perConnection: 1 });
  const [held, free] = [new FakeSocket(), new FakeSocket()];
  expect(wasHeldBack(held)).toBe(false);
  await add(held, "a", "b");
  await add(free, "c");
  expect([wasHeldBack(held), wasHeldBack(free)]).toEqual([true, false]);
  await end("a");
  expect([wasHeldBack(held), wasHeldBack(held, 0)]).toEqual([true, false]);
});

it("puts all that requests of a turn do before they wait between its beginning and its end, and nothing that arrives later", async () => {
  const events: string[] = [];
  const socket = new FakeSocket();
  const queue = new RequestQueue(
    { perConnection: 9, perTick: 2, total: 9 },
    {
      listener: async ({ url }) => {
        for (const step of [1, 2, 3]) {
          events.push(`${url}${step}`);
          await null;
        }
      },
      reject: () => undefined,
      isUrgent: () => false,
      tick: { begin: () => events.push("begin"), end: () => events.push("end") },
    },
  );
  for (const url of ["a", "b", "c"])
    queue.add({ url, socket } as unknown as IncomingMessage, new EventEmitter() as ServerResponse);
  expect(events).toEqual([]);
  await nextTurn();
  await nextTurn();
  expect(events).toEqual(["begin", "a1", "b1", "a2", "b2", "a3", "b3", "end", "begin", "c1", "c2", "c3", "end"]);
});

/** A connection that is open, and the sizes of what its parser has got at once. */
function open(watch: (socket: FakeSocket) => void) {
  const socket = new FakeSocket();
  const parsed: number[] = [];
  socket.on("data", ({ length }: Buffer) => void parsed.push(length));
  watch(socket);
  return { socket, parsed };
}

it("once a connection has sent a crowd, lets all of them parse a little at a time, and new ones until it has gone", async () => {
  const { watch, add } = start();
  const [crowded, other] = [open(watch), open(watch)];
  other.socket.emit("data", Buffer.alloc(2500));
  await add(crowded.socket, ...Array.from({ length: 70 }, (_, index) => `crowd ${index}`));
  const during = open(watch);
  crowded.socket.emit("close");
  const after = open(watch);
  for (const { socket } of [other, during, after]) socket.emit("data", Buffer.alloc(2500));
  expect([other.parsed, during.parsed, after.parsed]).toEqual([[2500, 1024, 1024, 452], [1024, 1024, 452], [2500]]);
});

it("lets a connection whose client has sent everything end when all of it is responded to", async () => {
  const { begun, watch, add, end } = start();
  const socket = new FakeSocket();
  const ends: string[] = [];
  socket.on("end", () => void ends.push([...begun].join(" ")));
  watch(socket);
  await add(socket, "a", "b", "c");
  socket.emit("end");
  await end("a", "b");
  expect([begun, ends]).toEqual([["a", "b", "c"], []]);
  await end("c");
  expect(ends).toEqual(["a b c"]);
});

it("lets a connection end at once where nothing waits: its client has gone", async () => {
  const { watch, add } = start();
  const socket = new FakeSocket();
  let ends = 0;
  socket.on("end", () => {
    ends += 1;
  });
  watch(socket);
  await add(socket, "a");
  socket.emit("end");
  expect(ends).toBe(1);
});

import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { IdleSockets } from "../../../src/transport/node-idle-sockets.ts";

/** Idle connections on a clock that the test moves; `advance` fires the timers that are due. */
function createIdleSockets(keepAlive?: string) {
  let nowMs = 0;
  let timers: { atMs: number; callback: () => void; isRef: boolean }[] = [];
  const clock = {
    now: () => nowMs,
    monotonic: () => nowMs,
    setTimeout: () => undefined,
    clearTimeout: () => undefined,
  };
  const idle = new IdleSockets(
    clock,
    () => undefined,
    (callback, delayMs) => {
      const timer = { atMs: nowMs + delayMs, callback, isRef: true };
      timers.push(timer);
      return {
        unref: () => {
          timer.isRef = false;
        },
      };
    },
  );
  const open = new Set<number>();
  const free = (id: number) => {
    const res = { rawHeaders: keepAlive ? ["Keep-Alive", keepAlive] : [] };
    const socket = Object.assign(new EventEmitter(), {
      ...{ writable: true, readable: true, destroyed: false, _httpMessage: { res } },
      ...{ setNoDelay: () => undefined, unref: () => undefined },
      destroy: () => {
        socket.destroyed = true;
        open.delete(id);
        socket.emit("close");
      },
    });
    open.add(id);
    idle.adopt(socket as never);
    socket.emit("free");
  };
  const advance = (byMs: number) => {
    const untilMs = nowMs + byMs;
    for (;;) {
      const [next] = timers.filter(({ atMs }) => atMs <= untilMs).sort((one, other) => one.atMs - other.atMs);
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      nowMs = next.atMs;
      next.callback();
    }
    nowMs = untilMs;
  };
  return { idle, free, advance, open, timers: () => timers };
}

it.each([
  ["says nothing of idle connections", undefined],
  ["keeps them for 5 seconds", "timeout=5"],
  ["keeps them for 10 minutes", "timeout=600"],
])("of a burst, two connections at most are open after 5 seconds where the service %s", (_, keepAlive) => {
  const { free, advance, open } = createIdleSockets(keepAlive);
  for (let id = 1; id <= 600; id += 1) {
    free(id);
    advance(1);
  }
  expect(open.size).toBe(64);
  advance(4_400);
  expect(open.size).toBeLessThanOrEqual(2);
  advance(15_000);
  expect(open.size).toBe(0);
});

it("the two connections that are kept longer are those last used, and are taken first", () => {
  const { idle, free, advance, open } = createIdleSockets("timeout=600");
  for (let id = 1; id <= 5; id += 1) free(id);
  advance(3_000);
  expect([...open]).toEqual([4, 5]);
  expect(idle.take(false)).toBeDefined();
  expect(idle.take(false)).toBeDefined();
  expect(idle.take(false)).toBeUndefined();
});

it.each([
  [1, 0, true],
  [2, 0, false],
  [2, 29_999, false],
  [2, 30_000, true],
])(
  "behind %i connections in a row that were closed, one that is free %i ms later is kept: %s",
  (stale, laterMs, isKept) => {
    const { idle, free, advance, open } = createIdleSockets();
    for (let count = 0; count < stale; count += 1) idle.noteReuse(true);
    advance(laterMs);
    free(1);
    expect(open.size > 0).toBe(isKept);
  },
);

it("one timer at most is set for all idle connections, and it keeps no program running", () => {
  const { free, advance, timers } = createIdleSockets();
  for (let id = 1; id <= 10; id += 1) free(id);
  expect(timers()).toMatchObject([{ isRef: false }]);
  advance(60_000);
  expect(timers()).toEqual([]);
});

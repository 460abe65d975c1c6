import { EventEmitter } from "node:events";
import type { Duplex } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { SlicedReading } from "../api/accept/sliced-reading.ts";

const SLICE = 1024;

class FakeSocket extends EventEmitter {
  destroyed = false;
  _paused = false;
  _handle = {
    reading: false,
    readStart: () => {
      this.starts += 1;
    },
  };
  starts = 0;
  isFlowing = true;
  pause(): void {
    this.isFlowing = false;
  }
  resume(): void {
    this.isFlowing = true;
  }
}

/** A connection whose parser is full after each slice until `empty`. */
function start() {
  const socket = new FakeSocket();
  const parsed: Buffer[] = [];
  let isFull = false;
  socket.on("data", (bytes: Buffer) => {
    parsed.push(bytes);
    isFull = true;
  });
  const slices = new SlicedReading(socket as unknown as Duplex, { isFull: () => isFull, onParsed: () => undefined });
  const empty = () => {
    isFull = false;
    slices.resume();
    return setImmediate();
  };
  return { socket, parsed, slices, empty };
}

it("parses no more than a slice before there is room again, every byte once and in order", async () => {
  const { socket, parsed, slices, empty } = start();
  const sent = Buffer.from(Array.from({ length: 2.5 * SLICE }, (_, index) => index % 251));
  socket.emit("data", sent);
  expect([parsed.length, socket.isFlowing, slices.isWaiting]).toEqual([1, false, true]);
  const more = Buffer.from("more");
  socket.emit("data", more);
  await empty();
  await empty();
  expect([parsed.length, slices.isWaiting]).toEqual([3, false]);
  await empty();
  expect(socket.isFlowing).toBe(true);
  expect(Buffer.concat(parsed)).toEqual(Buffer.concat([sent, more]));
});

it("starts to read where a pause has stopped the parser below it", () => {
  expect(start().socket.starts).toBe(1);
});

it("parses nothing while responses wait for the client, nor once the connection has ended", async () => {
  const { socket, parsed, empty } = start();
  socket._paused = true;
  socket.emit("data", Buffer.alloc(SLICE));
  await empty();
  expect([parsed.length, socket.isFlowing]).toEqual([0, false]);
  socket._paused = false;
  socket.destroyed = true;
  await empty();
  expect(parsed).toEqual([]);
  socket.destroyed = false;
  await empty();
  expect(parsed).toHaveLength(1);
});

import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { listen } from "../../api/accept/listen.ts";
import { createReferenceServer } from "../../library/index.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { recordChaos } from "./report.ts";

const PEPPER = "chaos";
const READERS = 100;
const REQUESTS = 200;
const SLOW_BYTES = 1_000;
const PULSE_MS = 1_000;
const MAX_GROWTH_BYTES = 200 * 1024 * 1024;

let folder: string;
let database: string;
let key: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  folder = testFolder();
  database = join(folder, "svc.db");
  const here = await createReferenceServer({ database, pepper: PEPPER });
  await here.seed({ meetings: 50 });
  key = here.keys.admin;
  await here.close();
});

afterEach(async () => {
  await server?.kill("SIGKILL");
  server = undefined;
});

/** Sends requests at once and reads nothing by itself; resolves when the server has ended the connection. */
function sendAndWait(url: string, text: string): { socket: Socket; ended: Promise<void> } {
  const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text));
  socket.pause();
  socket.on("error", () => undefined);
  return { socket, ended: new Promise((resolve) => socket.once("close", () => resolve())) };
}

/** Reads so many bytes a second until the connection has ended. */
async function readSlowly(socket: Socket): Promise<void> {
  while (!socket.destroyed) {
    await setTimeout(1_000);
    socket.read(SLOW_BYTES);
  }
}

it("ends a connection whose client takes nothing of its responses, and no other", async () => {
  const body = "x".repeat(8 * 1024 * 1024);
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handle = async (request: Request) => {
    if (!request.url.endsWith("/slow")) return new Response(body);
    await released;
    return new Response("done");
  };
  const listener = await listen({ handle }, { stallTimeoutMs: 50 });
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: svc.test\r\n\r\n`;
  const slow = fetch(`${listener.url}/slow`);
  const stalled = sendAndWait(listener.url, request("/").repeat(10));
  // A socket that is paused hears of its end when it writes.
  const pulse = setInterval(() => stalled.socket.write(request("/")), 20);
  await stalled.ended;
  clearInterval(pulse);
  release?.();
  expect(await (await slow).text()).toBe("done");
  await listener.close(0);
});

// Half a minute without a word by its nature: `npm run test:chaos` alone tries it.
it.skipIf(!IS_LONG)(
  "holds little for clients that read slowly or never, serves others, and ends those who never read",
  async () => {
    server = await startProcess(database, PEPPER);
    const load = new Load(server, key);
    load.start(4);
    await load.waitForWrites(20);
    const before = server.residentBytes();
    const text = `GET /api/v1/meetings?limit=100 HTTP/1.1\r\nHost: svc.test\r\nAuthorization: Bearer ${key}\r\n\r\n`;
    const readers = Array.from({ length: READERS }, () => sendAndWait(server?.url ?? "", text.repeat(REQUESTS)));
    const [silent, slow] = [readers.slice(READERS / 2), readers.slice(0, READERS / 2)];
    for (const { socket } of slow) void readSlowly(socket);
    let peak = 0;
    let areEnded = false;
    // A socket that is paused hears of its end when it writes.
    const beat = () => silent.map(({ socket }) => socket.write("\r\n"));
    const pulse = setInterval(beat, PULSE_MS);
    const ended = Promise.all(silent.map((reader) => reader.ended)).then(() => {
      areEnded = true;
    });
    while (!areEnded) {
      peak = Math.max(peak, server.residentBytes());
      await load.waitForWrites(5);
    }
    await ended;
    clearInterval(pulse);
    for (const { socket } of slow) socket.destroy();
    await load.waitForWrites(20);
    const report = await load.end();
    expectBar(report);
    expect(report.unavailable).toBe(0);
    expect(peak - before).toBeLessThan(MAX_GROWTH_BYTES);
    recordChaos("100 clients that read 1 kB/s or nothing", "SQLite", { ...report, memoryGrowth: peak - before });
  },
);

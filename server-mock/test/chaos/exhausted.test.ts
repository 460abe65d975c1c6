import { execFileSync } from "node:child_process";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { LASTING, useStore } from "../support/stores.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { readinessOf } from "./readiness.ts";
import { databaseName, recordChaos } from "./report.ts";
import { sendTemplates, TEMPLATE } from "./send-templates.ts";

const PEPPER = "chaos";
const MAX_FILES = 80;
const ROUNDS = 5;
const STOP_MS = 2_000;

const write = async (server: ServerProcess, key: string) => (await sendTemplates(server, key, TEMPLATE)).status;

// Seconds of silence by their nature: `npm run test:chaos` alone tries them.
describe.skipIf(!IS_LONG).each(LASTING)("a server on %s", (kind) => {
  const store = useStore(kind);

  it("that has no file descriptors left serves those who are connected, and all others once there are some", async () => {
    const here = await store.create({ pepper: PEPPER });
    const server = await startProcess(store.location(), PEPPER, { maxFiles: MAX_FILES });
    expect(await write(server, here.keys.admin)).toBe(201);
    for (let round = 0; round < ROUNDS; round += 1) {
      const sockets = await occupy(server);
      expect(await write(server, here.keys.admin).catch(() => 0)).not.toBe(500);
      for (const socket of sockets) socket.destroy();
      // Each is closed by the server when it hears of it.
      while ((await write(server, here.keys.admin).catch(() => 0)) !== 201) await setTimeout(20);
      expect(await readinessOf(server)).toEqual([200, "ok"]);
    }
    expect(server.isRunning()).toBe(true);
    await server.kill();
    await here.close();
    recordChaos(`no file descriptors left, ${ROUNDS} times`, databaseName(kind), { requests: 2 * ROUNDS });
  });

  it("that is stopped (SIGSTOP) and goes on has lost and doubled nothing", async () => {
    const here = await store.create({ pepper: PEPPER });
    const server = await startProcess(store.location(), PEPPER);
    const load = new Load(server, here.keys.admin);
    load.start(8);
    for (let round = 0; round < ROUNDS; round += 1) {
      await load.waitForWrites(10);
      server.signal("SIGSTOP");
      await setTimeout(STOP_MS);
      server.signal("SIGCONT");
    }
    await load.waitForWrites(10);
    const { slowestHealthMs, ...report } = await load.end();
    expectBar({ ...report, slowestHealthMs });
    await server.kill();
    await here.close();
    recordChaos("server stopped for 2 s (SIGSTOP)", databaseName(kind), report);
  });
});

/** Opens connections until the server takes no more. */
async function occupy(server: ServerProcess): Promise<Socket[]> {
  const port = Number(new URL(server.url).port);
  const sockets: Socket[] = [];
  for (let index = 0; index < 2 * MAX_FILES; index += 1) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    sockets.push(socket);
    await new Promise<void>((resolve) => {
      socket.once("connect", () => resolve());
      socket.once("close", () => resolve());
    });
  }
  return sockets;
}

it.skipIf(!IS_LONG)(
  "a worker thread that runs out of memory ends by itself, says so and is started again; its process goes on",
  () => {
    const program = join(import.meta.dirname, "hungry-process.ts");
    const output = execFileSync(process.execPath, ["--max-old-space-size=96", "--import", "tsx", program], {
      encoding: "utf8",
    });
    const ended = expect.stringContaining("reaching memory limit");
    expect(JSON.parse(output)).toEqual([ended, ended]);
  },
);

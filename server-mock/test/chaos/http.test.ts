import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { createReferenceServer } from "../../library/index.ts";
import { type ServerProcess, startProcess } from "../support/processes.ts";
import { startBalancer } from "./balancer.ts";
import { expectWithin, IS_LONG } from "./bar.ts";
import { recordChaos } from "./report.ts";
import { watchHealth } from "./watch-health.ts";

const PEPPER = "chaos";
const MAX_HEALTH_MS = 5_000;
const MAX_GROWTH_BYTES = 200 * 1024 * 1024;

let folder: string;
let database: string;
let key: string;

beforeEach(async () => {
  folder = testFolder();
  database = join(folder, "svc.db");
  const here = await createReferenceServer({ database, pepper: PEPPER });
  await here.seed({ meetings: 50 });
  key = here.keys.admin;
  await here.close();
});

interface Flood {
  /** As the table names it. */
  what: string;
  /** Asked for in turn. */
  paths: string[];
  connections: number;
  hasKey: boolean;
  /** Responses are taken for so long, where all of them would be gigabytes; by default to the last one. */
  forMs?: number;
}

/** Nothing that was read for one request is of use for the next. */
const PAGES: Flood = {
  what: "lists, each of another page",
  paths: Array.from({ length: 50 }, (_, index) => `/api/v1/meetings?limit=${51 + index}&page=${1 + (index % 2)}`),
  connections: 40,
  hasKey: true,
};

it.each<Flood>([
  { what: "pages", paths: ["/docs"], connections: IS_LONG ? 20 : 10, hasKey: false },
  {
    what: "lists with a key",
    paths: ["/api/v1/meetings?limit=100"],
    connections: IS_LONG ? 40 : 10,
    hasKey: true,
  },
  ...(IS_LONG ? [PAGES] : []),
  {
    what: "files of 1.4 MB, for a while",
    paths: ["/docs/swagger-ui-bundle.js"],
    connections: IS_LONG ? 20 : 10,
    hasKey: false,
    forMs: IS_LONG ? 20_000 : 1_000,
  },
])("lets others in while somebody pipelines $what", async ({ what, paths, connections, hasKey, forMs }) => {
  const server = await startProcess(database, PEPPER);
  try {
    await (await fetch(`${server.url}${paths[0]}`)).arrayBuffer();
    const before = server.residentBytes();
    const requests = IS_LONG ? 2_000 : 200;
    const authorization = hasKey ? `Authorization: Bearer ${key}\r\n` : "";
    const text = Array.from({ length: requests }, (_, index) => {
      return `GET ${paths[index % paths.length]} HTTP/1.1\r\nHost: svc.test\r\n${authorization}\r\n`;
    }).join("");
    const stop = new AbortController();
    let responses = 0;
    const onResponse = () => {
      responses += 1;
    };
    const clients = Array.from({ length: connections }, () =>
      pipeline(server, { text, count: requests, signal: stop.signal, onResponse }),
    );
    const start = performance.now();
    const health = watchHealth([server]);
    let peak = 0;
    let isDone = false;
    const received = Promise.all(clients).then((counts) => {
      isDone = true;
      return counts;
    });
    while (!isDone) {
      peak = Math.max(peak, server.residentBytes());
      if (forMs !== undefined && performance.now() - start > forMs && responses > 0) stop.abort();
      await setTimeout(20);
    }
    const { failures, ...figures } = await health.end();
    expect(failures).toEqual([]);
    const total = (await received).reduce((sum, count) => sum + count, 0);
    if (forMs === undefined) expect(new Set(await received)).toEqual(new Set([requests]));
    expectWithin(figures.slowestHealthMs, MAX_HEALTH_MS);
    expect(peak - before).toBeLessThan(MAX_GROWTH_BYTES);
    recordChaos(`pipelining: ${connections} x ${requests.toLocaleString("en")} ${what}`, "SQLite", {
      requests: total,
      succeeded: total,
      ...figures,
      memoryGrowth: peak - before,
    });
  } finally {
    await server.kill("SIGKILL");
  }
});

interface Pipeline {
  text: string;
  count: number;
  signal: AbortSignal;
  onResponse: () => void;
}

/** Sends everything at once and returns how many responses came until the last one, or the signal. */
function pipeline(server: ServerProcess, { text, count, signal, onResponse }: Pipeline): Promise<number> {
  return new Promise((resolve) => {
    const status = Buffer.from("HTTP/1.1 200");
    let responses = 0;
    let rest = Buffer.alloc(0);
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => socket.write(text));
    signal.addEventListener("abort", () => socket.destroy());
    socket.on("data", (chunk) => {
      const bytes = Buffer.concat([rest, chunk]);
      for (let at = bytes.indexOf(status); at !== -1; at = bytes.indexOf(status, at + 1)) {
        responses += 1;
        onResponse();
      }
      rest = bytes.subarray(Math.max(0, bytes.length - status.length + 1));
      if (responses === count) socket.destroy();
    });
    // A connection that breaks has brought fewer responses than were asked for.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(responses));
  });
}

it("loses no request in a rolling restart behind a balancer", async () => {
  // Longer than a balancer on any machine takes to notice; a second signal says that it has.
  const start = () => startProcess(database, PEPPER, { args: ["--drain-delay", "600"] });
  const servers = await Promise.all([start(), start(), start()]);
  const balancer = await startBalancer(servers.map(({ url }) => url));
  const failures: string[] = [];
  let requests = 0;
  let isEnding = false;
  const clients = Array.from({ length: 8 }, async () => {
    while (!isEnding) {
      const response = await fetch(`${balancer.url}/api/v1/meetings?limit=5`, {
        headers: { authorization: `Bearer ${key}` },
      });
      requests += 1;
      if (response.status !== 200) failures.push(`${response.status} ${await response.text()}`);
      else await response.arrayBuffer();
    }
  });
  const health = watchHealth(servers);
  const restart = async (index: number, server: ServerProcess) => {
    await health.watch(servers.filter((other) => other !== server));
    const ended = server.kill("SIGTERM");
    await balancer.waitUntilUnused(server.url);
    await server.kill("SIGTERM");
    expect(await ended).toBe(0);
    const next = await start();
    servers[index] = next;
    balancer.replace(index, next.url);
    await health.watch(servers);
  };
  for (const [index, server] of servers.entries()) {
    await restart(index, server);
    // All of them, more than once, before the next one ends.
    const enough = requests + 40;
    while (requests < enough) await setTimeout(5);
  }
  isEnding = true;
  await Promise.all(clients);
  const { failures: unhealthy, ...figures } = await health.end();
  await balancer.close();
  await Promise.all(servers.map((server) => server.kill("SIGKILL")));
  expect([...failures, ...unhealthy]).toEqual([]);
  recordChaos("rolling restart of three processes behind a balancer", "SQLite", {
    requests,
    succeeded: requests,
    ...figures,
  });
});

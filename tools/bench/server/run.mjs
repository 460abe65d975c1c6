import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArgs } from "../../../scripts/read-args.mjs";
import { describeMachine, startServer } from "../../harness.ts";
import { fillDatabase } from "./fill-database.ts";
import { measureInTurn, measureStarts } from "./measure.mjs";
import { renderReport } from "./report.mjs";
import { startBare, startPrism } from "./subjects.mjs";

// npm run bench:server [-- --seconds N]: the reference server beside bare node:http and Prism, in one run. README.md says what else it
// measures. It reads /proc, so it runs on Linux.

const MEETINGS = 10_000;
const START_ROUNDS = 15;
const LOAD_ROUNDS = 3;
const MAX_LIMIT = 100;
const PAGE_SIZE = 20;
const LIST = "/api/v1/meetings?status=completed";
/** What can be measured, with the file that keeps it. Loaded on demand, since one brings much. */
const PARTS = {
  servers: { file: "results.md", measure: compareServers },
  million: { file: "growth.md", measure: async () => (await import("./growth.ts")).compareGrowth(folder) },
  import: {
    file: "import.md",
    measure: async () => (await import("./import.mjs")).measureImport(folder, countOf("rows")),
  },
  postgres: { measure: async () => (await import("./postgres.mjs")).measureOnPostgres(seconds) },
  scale: { file: "scale.md", measure: async () => (await import("./scale.mjs")).measureScale() },
};
const USAGE =
  "npm run bench:server -- [--seconds 8] [--million | --import [--rows 1000000] | --postgres | --scale [--quick]]";
const { values: options, countOf } = readArgs(USAGE, {
  million: { type: "boolean" },
  import: { type: "boolean" },
  rows: { type: "string", default: "1000000" },
  postgres: { type: "boolean" },
  scale: { type: "boolean" },
  quick: { type: "boolean" },
  seconds: { type: "string", default: "8" },
});
const seconds = countOf("seconds");
const folder = await mkdtemp(join(tmpdir(), "svc-bench-"));

try {
  const { file, measure } = PARTS[Object.keys(PARTS).find((name) => options[name]) ?? "servers"];
  const text = await measure();
  if (file && !options.quick) await writeFile(join(import.meta.dirname, file), text);
  console.log(text);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compareServers() {
  const machine = describeMachine();
  const { measureInProcess } = await import("./in-process.ts");
  const inProcess = await measureInProcess();
  const database = await fill(MEETINGS);
  const one = `/api/v1/meetings/${database.meetingId}`;
  const others = await findPaths(database);
  const load = {
    list: await compare(database, { path: LIST, isMocked: true }),
    lists: await compare(database, { paths: others.lists }),
    one: await compare(database, { path: one, isMocked: true }),
    ones: await compare(database, { paths: others.ones }),
  };
  return renderReport({ load, start: await compareStarts(database), inProcess }, machine);
}

/** Runs the same load on our server, on a bare one that sends the same bytes, and with `isMocked` on Prism. */
async function compare(database, { isMocked = false, ...asked }) {
  const load = { ...asked, key: database.key, seconds };
  const server = await startServer(database.file);
  const body = await read(server, database, asked.path ?? asked.paths[0]);
  const servers = [server, await startBare(body), ...(isMocked ? [await startPrism()] : [])];
  const [ours, bare, prism] = await measureInTurn(
    servers.map((each) => ({ server: each, load })),
    LOAD_ROUNDS,
  );
  await Promise.all(servers.map((each) => each.stop()));
  return { ours, bare, prism };
}

/** Every meeting, and whole pages of lists by user and status: more than the server caches. */
async function findPaths(database) {
  const server = await startServer(database.file);
  const list = async (query) => JSON.parse(await read(server, database, `/api/v1/meetings?${query}`));
  const lists = [];
  const ones = [];
  const filters = new Set();
  for (let page = 1; page <= database.meetings / MAX_LIMIT; page += 1) {
    const { data } = await list(`page=${page}&limit=${MAX_LIMIT}`);
    for (const { id, user_id, status } of data) {
      ones.push(`/api/v1/meetings/${id}`);
      filters.add(`user_id=${user_id}`).add(`status=${status}`);
    }
  }
  for (const filter of filters) {
    const { total } = (await list(`${filter}&limit=1`)).meta;
    for (let page = 1; page <= total / PAGE_SIZE; page += 1) lists.push(`/api/v1/meetings?${filter}&page=${page}`);
  }
  await server.stop();
  return { lists, ones };
}

async function read({ announced }, { key }, path) {
  return (await fetch(announced.url + path, { headers: { authorization: `Bearer ${key}` } })).text();
}

async function compareStarts(database) {
  const subjects = [
    { start: () => startBare("{}"), path: "/" },
    { start: () => startServer(database.file), path: LIST, key: database.key },
    { start: () => startServer(":memory:"), path: "/api/v1/openapi.json" },
  ];
  const [bare, ours, empty] = await measureStarts(subjects, START_ROUNDS);
  return { bare, ours, empty };
}

async function fill(meetings) {
  const file = join(folder, `${meetings}.db`);
  return { file, meetings, ...(await fillDatabase(file, meetings)) };
}

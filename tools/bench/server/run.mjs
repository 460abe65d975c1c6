import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { readArgs } from "../../../scripts/read-args.mjs";
import { compareGrowth } from "./growth.mjs";
import { measureImport } from "./import.mjs";
import { measureInTurn, measureStarts } from "./measure.mjs";
import { writeReport } from "./report.mjs";
import { runScript } from "./run-script.mjs";
import { startBare, startOurs, startPrism } from "./subjects.mjs";
import { measureWriters } from "./writers.mjs";

// npm run bench:server [-- --seconds N]: the reference server beside bare node:http and Prism, in one run.
// npm run bench:server -- --million [--databases FOLDER]: how its cost grows from 10,000 to 1,000,000 meetings.
// npm run bench:server -- --import [--rows N]: memory and time of an import of 1,000,000 calls that is killed and repeated.
// npm run bench:server -- --postgres: on PostgreSQL, beside bare pg.
// npm run bench:server -- --scale [--quick]: four processes, 10,000 organizations (quick: 200) and three large ones, on PostgreSQL and Citus.
// npm run bench:server -- --writers: how long a read takes on a file that others write to.
// It reads /proc, so it runs on Linux.

const REPORT = new URL("./", import.meta.url);
const MEETINGS = 10_000;
const START_ROUNDS = 15;
const LOAD_ROUNDS = 3;
const MAX_LIMIT = 100;
const PAGE_SIZE = 20;
const LIST = "/api/v1/meetings?status=completed";
const USAGE =
  "npm run bench:server -- [--seconds 8] [--million [--databases FOLDER] | --import [--rows 1000000] | --postgres | --writers | --scale [--quick]]";
const { values: options, countOf } = readArgs(USAGE, {
  million: { type: "boolean" },
  import: { type: "boolean" },
  rows: { type: "string", default: "1000000" },
  databases: { type: "string" },
  postgres: { type: "boolean" },
  writers: { type: "boolean" },
  scale: { type: "boolean" },
  quick: { type: "boolean" },
  seconds: { type: "string", default: "8" },
});
const seconds = countOf("seconds");
const folder = await mkdtemp(join(tmpdir(), "svc-bench-"));

try {
  if (options.import) console.log(await measureImport(folder, REPORT, countOf("rows")));
  else if (options.postgres) console.log(await runScript("postgres.mjs", String(seconds)));
  else if (options.scale) console.log(await runScript("scale.mjs", ...(options.quick ? ["quick"] : [])));
  else if (options.writers) console.log(await measureWriters(await fill(MEETINGS), seconds));
  else console.log(options.million ? await compareGrowth(options.databases ?? folder, REPORT) : await compareServers());
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compareServers() {
  const results = { node: process.version, cpus: cpus().length, loadAtStart: loadavg()[0] };
  const database = await fill(MEETINGS);
  const one = `/api/v1/meetings/${database.meetingId}`;
  const others = await findPaths(database);
  results.load = {
    list: await compare(database, { path: LIST, isMocked: true }),
    lists: await compare(database, { paths: others.lists }),
    one: await compare(database, { path: one, isMocked: true }),
    ones: await compare(database, { paths: others.ones }),
  };
  results.start = await compareStarts(database);
  results.inProcess = JSON.parse(await runScript("in-process.ts"));
  return writeReport(REPORT, results);
}

/** Runs the same load on our server, on a bare one that sends the same bytes, and with `isMocked` on Prism. */
async function compare(database, { isMocked = false, ...asked }) {
  const load = { ...asked, key: database.key, seconds };
  const server = await startOurs(database.file);
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
  const server = await startOurs(database.file);
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

async function read({ url }, { key }, path) {
  return (await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })).text();
}

async function compareStarts(database) {
  const subjects = [
    { start: () => startBare("{}"), path: "/" },
    { start: () => startOurs(database.file), path: LIST, key: database.key },
    { start: () => startOurs(":memory:"), path: "/api/v1/openapi.json" },
  ];
  const [bare, ours, empty] = await measureStarts(subjects, START_ROUNDS);
  return { bare, ours, empty };
}

async function fill(meetings) {
  const file = join(folder, `${meetings}.db`);
  return { file, meetings, ...JSON.parse(await runScript("fill-database.ts", file, String(meetings))) };
}

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

const HERE = import.meta.dirname;
const ROOT = join(HERE, "../../..");
const SERVER = join(ROOT, "server-mock/dist/main.cjs");
const PRISM = join(ROOT, "tools/node_modules/@stoplight/prism-cli/dist/index.js");
const POLL_MS = 2;

/** Responds with fixed bytes. */
export function startBare(body) {
  return startAnnounced([join(HERE, "bare-server.mjs")], { BENCH_BODY: body });
}

/** One query of pg for each request. */
export function startBarePg({ database, organization, meeting }) {
  return startAnnounced([join(HERE, "bare-pg-server.mjs")], {
    BENCH_DATABASE: database,
    BENCH_ORGANIZATION: organization,
    BENCH_MEETING: meeting,
  });
}

/** Our bundle, on a SQLite file or a PostgreSQL URL. */
export function startOurs(database) {
  return startAnnounced([SERVER, "start", "--port", "0", "--json", "--db", database], { SVC_SERVER_PEPPER: "bench" });
}

/** Prism as a mock of the same spec. It announces nothing, so it is polled. */
export async function startPrism() {
  const port = await freePort();
  const words = [PRISM, "mock", "-p", String(port), "-h", "127.0.0.1", "-v", "silent", join(ROOT, "spec/openapi.yaml")];
  const child = spawn(process.execPath, words, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/v1/openapi.json`).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return toSubject(child, url);
}

async function startAnnounced(words, environment) {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const line = await new Promise((resolve, reject) => {
    child.stdout.once("data", (chunk) => resolve(chunk.toString()));
    child.once("exit", () => reject(new Error(`${words[0]} ended. Build it with: npm run build`)));
  });
  return toSubject(child, JSON.parse(line).url);
}

function toSubject(child, url) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, pid: child.pid, stop };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

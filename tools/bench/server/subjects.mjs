import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort, ROOT, startAnnounced, untilResponding } from "../../harness.ts";

const PRISM = join(ROOT, "tools/node_modules/@stoplight/prism-cli/dist/index.js");

/** Responds with fixed bytes. */
export const startBare = (body) =>
  startAnnounced([join(import.meta.dirname, "bare-server.mjs")], { env: { BENCH_BODY: body } });

/** One query of pg for each request. */
export const startBarePg = ({ database, organization, meeting }) =>
  startAnnounced([join(import.meta.dirname, "bare-pg-server.mjs")], {
    env: { BENCH_DATABASE: database, BENCH_ORGANIZATION: organization, BENCH_MEETING: meeting },
  });

/** Prism as a mock of the same spec. */
export async function startPrism() {
  const port = await freePort();
  const argv = [PRISM, "mock", "-p", String(port), "-h", "127.0.0.1", "-v", "silent", join(ROOT, "spec/openapi.yaml")];
  const child = spawn(process.execPath, argv, { stdio: "ignore" });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await untilResponding(`${url}/api/v1/openapi.json`);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { announced: { url }, pid: child.pid, stop };
}

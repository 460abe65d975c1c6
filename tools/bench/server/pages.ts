import { createReferenceServer } from "../../../server-mock/library/index.ts";
import { signedIn } from "../../../server-mock/test/dashboard/support/visitor.ts";
import { findPostgres, runOn, startPostgres } from "../../../server-mock/test/support/postgres.ts";
import { cpuMs } from "../../harness.ts";

// tsx tools/bench/server/pages.ts [CALLS] [PATH...]: CPU and bytes of pages on demo data, each opened twenty times after five.
// With ON=postgres on a PostgreSQL of its own, with the CPU of its backends.

const [calls = "10000", ...paths] = process.argv.slice(2);
const PATHS = ["/", "/?span=30d", "/people", "/search?q=budget", "/search?q=pricing+discount", "/meetings"];
const TIMES = 20;

const postgres = process.env["ON"] === "postgres" ? await startPostgres(findPostgres() ?? "") : undefined;
const server = await createReferenceServer(postgres ? { database: postgres.url } : {});
await server.seed({ meetings: Number(calls) });
const boss = await signedIn(server);
// The first search completes the index; autovacuum follows soon after a large import.
await boss.get("/search?q=budget");
if (postgres) await runOn(postgres.url, ["vacuum analyze"]);
for (const path of paths.length > 0 ? paths : PATHS) {
  for (let time = 0; time < 5; time += 1) await boss.get(path);
  const [before, backendsBefore] = [process.cpuUsage(), await backendCpu()];
  let bytes = 0;
  for (let time = 0; time < TIMES; time += 1) bytes = Buffer.byteLength((await boss.get(path)).text);
  const { user, system } = process.cpuUsage(before);
  const backends = postgres
    ? `, ${(((await backendCpu()) - backendsBefore) / TIMES).toFixed(1)} ms of the backends`
    : "";
  process.stdout.write(
    `${path}: ${((user + system) / TIMES / 1000).toFixed(1)} ms of CPU${backends}, ${bytes} bytes\n`,
  );
}
await server.close();
await postgres?.stop();

/** Milliseconds of CPU that the connections have taken; parallel workers have ended, and are not counted. */
async function backendCpu(): Promise<number> {
  const rows = postgres ? await runOn<{ pid: number }>(postgres.url, ["select pid from pg_stat_activity"]) : [];
  return rows.reduce((sum, { pid }) => {
    try {
      return sum + cpuMs(pid);
    } catch {
      return sum; // The connection that asks has ended.
    }
  }, 0);
}

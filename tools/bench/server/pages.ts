import { createReferenceServer } from "../../../server-mock/library/index.ts";
import { signedIn } from "../../../server-mock/test/dashboard/support/visitor.ts";

// tsx tools/bench/server/pages.ts [CALLS] [PATH...]: CPU and bytes of pages on demo data, each opened twenty times after five.

const [calls = "10000", ...paths] = process.argv.slice(2);
const PATHS = ["/", "/?span=30d", "/people", "/search?q=budget", "/search?q=pricing+discount", "/meetings"];
const TIMES = 20;

const server = await createReferenceServer();
await server.seed({ meetings: Number(calls) });
const boss = await signedIn(server);
for (const path of paths.length > 0 ? paths : PATHS) {
  for (let time = 0; time < 5; time += 1) await boss.get(path);
  const before = process.cpuUsage();
  let bytes = 0;
  for (let time = 0; time < TIMES; time += 1) bytes = Buffer.byteLength((await boss.get(path)).text);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${path}: ${((user + system) / TIMES / 1000).toFixed(1)} ms of CPU, ${bytes} bytes\n`);
}
await server.close();

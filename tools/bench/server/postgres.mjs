import { loadavg } from "node:os";
import { createReferenceServer } from "../../../server-mock/library/index.ts";
import { findPostgres, runOn, startPostgres } from "../../../server-mock/test/support/postgres.ts";
import { renderTable } from "../markdown-table.mjs";
import { measureInTurn, measureLoad, warmUp } from "./measure.mjs";
import { runScript } from "./run-script.mjs";
import { startBarePg, startOurs } from "./subjects.mjs";

// node --import tsx postgres.mjs [SECONDS]: the reference server on PostgreSQL beside bare pg, one process and three.

const MEETINGS = "10000";
const PROCESSES = 3;
const ROUNDS = 3;
const GOAL_MICROSECONDS = 150;
const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 1, description: "" }] };
const seconds = Number(process.argv[2] ?? 6);
const binaries = findPostgres();
if (!binaries) throw new Error("There is no PostgreSQL here. Install it first.");
const postgres = await startPostgres(binaries);

try {
  // CPU times are compared, so the disk, which is the same for all, is not waited for.
  await runOn(postgres.url, ["alter system set synchronous_commit = off", "select pg_reload_conf()"]);
  const filled = JSON.parse(await runScript("fill-database.ts", postgres.url, MEETINGS));
  const here = await createReferenceServer({ database: postgres.url, pepper: "bench" });
  const [organization] = (await here.organizations.list()).filter(({ name }) => name === "Bench");
  const { key } = await (await here.organizations.get(organization?.id ?? "")).createKey({ permissions: ["admin"] });
  await here.close();
  const cases = {
    list: { path: "/api/v1/meetings?status=completed", key, seconds },
    one: { path: `/api/v1/meetings/${filled.meetingId}`, key, seconds },
    create: { path: "/api/v1/templates", key, seconds, method: "POST", body: JSON.stringify(TEMPLATE) },
  };
  const rows = [];
  for (const [name, load] of Object.entries(cases)) {
    const servers = [
      await startOurs(postgres.url),
      await startBarePg({ database: postgres.url, organization: organization?.id, meeting: filled.meetingId }),
    ];
    const loads = [load, { ...load, path: `/${name}` }];
    const [ours, bare] = await measureInTurn(
      servers.map((server, index) => ({ server, load: loads[index] })),
      ROUNDS,
    );
    await Promise.all(servers.map((server) => server.stop()));
    const three = await measureSeveral(load);
    const over = Math.round(ours.cpuMicroseconds - bare.cpuMicroseconds);
    rows.push([
      name,
      `${ours.cpuMicroseconds} us`,
      `${bare.cpuMicroseconds} us`,
      `${over} us`,
      over <= GOAL_MICROSECONDS ? "met" : "missed",
      `${ours.requestsPerSecond}/s`,
      `${three}/s`,
    ]);
  }
  const header = [
    "request",
    "ours, CPU",
    "bare `pg`, CPU",
    "over it",
    "goal: at most 150 us",
    "1 process",
    "3 processes",
  ];
  const text = [
    renderTable([header, ...rows]),
    `Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)} while measuring. CPU is user and system time of the server's own process, the best of ${ROUNDS} rounds in turn; nothing waits for the disk.`,
    "",
  ].join("\n");
  console.log(text);
} finally {
  await postgres.stop();
}

async function measureSeveral(load) {
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startOurs(postgres.url)));
  await Promise.all(servers.map((server) => warmUp(server, load)));
  const figures = await Promise.all(servers.map((server) => measureLoad(server, load)));
  await Promise.all(servers.map((server) => server.stop()));
  return figures.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
}

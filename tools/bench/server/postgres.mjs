import { findPostgres, runOn, startPostgres } from "../../../server-mock/test/support/postgres.ts";
import { describeMachine, renderTable, startServer } from "../../harness.ts";
import { fillDatabase } from "./fill-database.ts";
import { measureInTurn, measureLoad, warmUp } from "./measure.mjs";
import { startBarePg } from "./subjects.mjs";

const MEETINGS = 10_000;
const PROCESSES = 3;
const ROUNDS = 3;
const GOAL_MICROSECONDS = 150;
const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 1, description: "" }] };

/** The reference server on PostgreSQL beside bare pg, one process and three, as a Markdown table. */
export async function measureOnPostgres(seconds) {
  const binaries = findPostgres();
  if (!binaries) throw new Error("There is no PostgreSQL here. Install it first.");
  const postgres = await startPostgres(binaries);
  try {
    return await measure(postgres.url, seconds);
  } finally {
    await postgres.stop();
  }
}

async function measure(url, seconds) {
  // CPU times are compared, so the disk, which is the same for all, is not waited for.
  await runOn(url, ["alter system set synchronous_commit = off", "select pg_reload_conf()"]);
  const { orgId, key, meetingId } = await fillDatabase(url, MEETINGS);
  const cases = {
    list: { path: "/api/v1/meetings?status=completed", key, seconds },
    one: { path: `/api/v1/meetings/${meetingId}`, key, seconds },
    create: { path: "/api/v1/templates", key, seconds, method: "POST", body: JSON.stringify(TEMPLATE) },
  };
  const rows = [];
  for (const [name, load] of Object.entries(cases)) {
    const servers = [
      await startServer(url),
      await startBarePg({ database: url, organization: orgId, meeting: meetingId }),
    ];
    const loads = [load, { ...load, path: `/${name}` }];
    const [ours, bare] = await measureInTurn(
      servers.map((server, index) => ({ server, load: loads[index] })),
      ROUNDS,
    );
    await Promise.all(servers.map((server) => server.stop()));
    const three = await measureSeveral(url, load);
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
  return `${renderTable([header, ...rows])}
${describeMachine()}. CPU is user and system time of the server's own process, the best of ${ROUNDS} rounds in turn; nothing waits for the disk.
`;
}

async function measureSeveral(url, load) {
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(url)));
  await Promise.all(servers.map((server) => warmUp(server, load)));
  const figures = await Promise.all(servers.map((server) => measureLoad(server, load)));
  await Promise.all(servers.map((server) => server.stop()));
  return figures.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
}

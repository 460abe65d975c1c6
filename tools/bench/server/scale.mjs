import { readdirSync, readFileSync } from "node:fs";
import { completeDraft } from "../../../server-mock/library/builders/complete-draft.ts";
import { aMeeting, anInsight, aReport, aTemplate } from "../../../server-mock/library/builders/draft.ts";
import { openService } from "../../../server-mock/library/service.ts";
import { COLLECTIONS } from "../../../server-mock/store/collections.ts";
import { insertRows } from "../../../server-mock/store/database.ts";
import { openDatabase } from "../../../server-mock/store/open-database.ts";
import { insightRow, meetingRow, reportRow } from "../../../server-mock/store/rows.ts";
import { WriteBatch } from "../../../server-mock/store/write-batch.ts";
import { isCitusMissing, startCitus } from "../../../server-mock/test/support/citus.ts";
import { findPostgres, runOn, startPostgres } from "../../../server-mock/test/support/postgres.ts";
import { describeMachine, formatNumber, PEPPER, renderTable, residentMb, startServer } from "../../harness.ts";

const isQuick = process.argv.includes("--quick");
const SMALL = { organizations: isQuick ? 200 : 10_000, meetings: 100 };
const SIZES = isQuick ? [1_000, 10_000, 100_000] : [10_000, 100_000, 1_000_000];
const PROCESSES = 4;
const REQUESTS = 100;
const ROUNDS = 3;
const GOAL = 1.6;
const JOBS = 200;
const WRITERS = [1, 8, 32];
const WRITING_MS = 2_000;
const USERS = 20;
const SPAN = "interval '730 days'";
const CALL =
  "[00:00:04] Jonas Lindqvist: What made you take this call?\n[00:00:11] Ana Ruiz: We listen to two calls a month.";
const NOBODY = { now: new Date().toISOString(), userId: "", meetingId: "" };
const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };

/** CPU time of threads when they were last read, and of all of them. */
const threads = new Map();
let spentMs = 0;
const parts = [];

/**
 * Four processes on one PostgreSQL, and on Citus where it is installed, with many organizations and three large ones, as Markdown. Rows go
 * straight into the tables.
 */
export async function measureScale() {
  const binaries = findPostgres();
  if (!binaries) throw new Error("There is no PostgreSQL here. Install it first.");
  parts.push(`${describeMachine()}${isQuick ? ", `--quick`" : ""} at the start.`);
  const settings = ["shared_buffers=512MB", "max_wal_size=4GB", "autovacuum=off"];
  const postgres = await startPostgres(binaries, { settings });
  await measureEngine("One PostgreSQL", postgres.url, "pg_total_relation_size").finally(postgres.stop);
  if (!isCitusMissing()) {
    const citus = await startCitus();
    const url = await citus.createDatabase("scale");
    await measureEngine("Citus, a coordinator and two workers", url, "citus_total_relation_size").finally(citus.stop);
  }
  return parts.join("\n");
}

/** Prints progress at once, since the whole run takes long. */
function report(text) {
  process.stderr.write(`${text}\n`);
  parts.push(text);
}

async function measureEngine(name, url, sizeOf) {
  const service = await openService({ database: url, pepper: PEPPER });
  const begun = performance.now();
  await fill(url);
  const seconds = (performance.now() - begun) / 1000;
  const total = SMALL.organizations * SMALL.meetings + SIZES.reduce((sum, one) => sum + one, 0);
  const [{ rollups, size: bytes }] = await runOn(url, [
    `select (select count(*) from rollups) as rollups, ${sizeOf}('rollups') as size`,
  ]);
  report(
    `\n**${name}**: ${formatNumber(total)} meetings of ${formatNumber(SMALL.organizations + SIZES.length)} organizations, filled in ${formatNumber(seconds, 0)} s; ${formatNumber(Number(rollups))} rollups, ${formatNumber(bytes / 1e6, 0)} MB.\n`,
  );
  const organizations = SIZES.map((_, index) => organizationId(SMALL.organizations + index + 1));
  const keys = [];
  for (const orgId of organizations)
    keys.push((await service.keys.create({ orgId, name: "", permissions: ["admin"] })).key);
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(url)));
  try {
    report(await measureOperations(servers, organizations, keys));
    report(
      `Memory of the processes after that: ${servers.map(({ pid }) => Math.round(residentMb(pid))).join(", ")} MB.`,
    );
    report(await countJobs(url, service, servers));
  } finally {
    for (const server of servers) await server.stop();
  }
  report(`\n${await measureWriters(url, service)}`);
  await service.close();
}

function organizationId(index) {
  return `${index.toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`;
}

/** Rows by SQL: organizations of 1, 2, ... with so many meetings, a report for each second and an insight for each tenth meeting. */
async function fill(url) {
  const large = SIZES.map((size, index) => `(${SMALL.organizations + index + 1}, ${size})`);
  const org = "lpad(to_hex(o), 8, '0') || '-0000-4000-8000-000000000000'";
  const user = `lpad(to_hex(o), 8, '0') || '-0000-4000-9000-' || lpad(to_hex(i % ${USERS}), 12, '0')`;
  const id = "cast(md5(o || ' ' || i) as uuid)::text";
  const at = `to_char(now() at time zone 'utc' - ${SPAN} * (i + 0.5) / size, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const from = "from sizes, generate_series(0, size - 1) as i";
  const source = { id: "id", now: new Date().toISOString(), userId: "USER", meetingId: "MEETING" };
  const own = { id, org_id: org, user_id: user, meeting_id: id };
  const meeting = meetingRow("", completeDraft(aMeeting({ status: "completed" }), source));
  const report = reportRow("", completeDraft(aReport({}), source));
  const insight = insightRow("", completeDraft(anInsight({}), source));
  const score = "i * 37 % 1000 / 10.0";
  const indexes = await runOn(url, [
    `select indexname, indexdef from pg_indexes
      where tablename in ('meetings', 'reports', 'insights') and indexname not like '%_pkey'`,
  ]);
  const [key] = await runOn(url, ["select conname from pg_constraint where conrelid = 'rollups'::regclass"]);
  await runOn(url, [
    "set synchronous_commit = off",
    "set work_mem = '256MB'",
    // Dropped while filling: building indexes afterwards takes a fraction of the time.
    ...indexes.map(({ indexname }) => `drop index ${indexname}`),
    `alter table rollups drop constraint ${key.conname}`,
    `create temporary table sizes as select i as o, ${SMALL.meetings} as size from generate_series(1, ${SMALL.organizations}) as i
      union all values ${large.join(", ")}`,
    `insert into organizations (id, name, plan, subscription_status, created_at)
      select ${org}, 'Organization ' || o, 'business', 'active', '2024-01-01T00:00:00.000Z' from sizes`,
    `insert into users (id, org_id, name, email, role, is_active)
      select ${user}, ${org}, 'User ' || i, i || '@' || o || '.example', 'member', 1 from sizes, generate_series(0, ${USERS - 1}) as i`,
    insertFrom(
      "meetings",
      meeting,
      { ...own, started_at: at, status: "(array['completed', 'completed', 'failed'])[i % 3 + 1]" },
      from,
    ),
    insertFrom("reports", report, { ...own, created_at: at, overall_score: score }, `${from} where i % 2 = 0`),
    insertFrom("insights", insight, { ...own, occurred_at: at }, `${from} where i % 10 = 0`),
    ...["meetings", "reports", "insights"].flatMap(countInto),
    ...indexes.map(({ indexdef }) => indexdef),
    "alter table rollups add primary key (org_id, collection, dimension, dimension_value, level, period)",
    // Marks daily work as done, so that it does not run during the measurement; the search index stays empty.
    ...["retention", "search"].map((name) => `insert into settings values ('${name}', '${new Date().toISOString()}')`),
    "analyze",
    "checkpoint",
  ]);
}

/** A row again and again, with columns of its own, whose documents have the ID of each. */
function insertFrom(table, row, own, from) {
  const values = Object.entries(row).map(([column, value]) => {
    if (column in own) return own[column];
    if (value === null) return "null";
    const literal = `'${String(value).replaceAll("'", "''")}'`;
    return column === "document" ? `replace(${literal}, '"id":"id"', '"id":"' || ${own["id"]} || '"')` : literal;
  });
  return `insert into ${table} (${Object.keys(row).join(", ")}) select ${values.join(", ")} ${from}`;
}

/** Rollups of a list, as rollups.ts adds them. */
function countInto(name) {
  const { time, equal } = COLLECTIONS[name];
  const quarter = `substr(${time}, 1, 7) || '/' || least(3, (substr(${time}, 9, 2)::int - 1) / 8)`;
  const periods = ["''", ...[4, 7].map((length) => `substr(${time}, 1, ${length})`), quarter];
  periods.push(...[10, 13].map((length) => `substr(${time}, 1, ${length})`));
  if (name === "reports") periods.push("lpad(floor(overall_score * 10)::int::text, 4, '0')");
  const subsets = [[]];
  for (const column of equal) subsets.push(...subsets.map((some) => [...some, column]));
  const sum = name === "reports" ? "sum(round(overall_score * 1000000))" : "0";
  return subsets.flatMap((columns) =>
    periods.map(
      (
        period,
        level,
      ) => `insert into rollups (org_id, collection, dimension, dimension_value, level, period, count, score_sum)
        select org_id, '${name}', '${columns.join()}', ${columns.join(" || '|' || ") || "''"}, ${level}, ${period}, count(*), ${sum}
        from ${name} group by 1, 4, 6`,
    ),
  );
}

/** CPU time of servers and database for each operation, in organizations of each size, in turn. */
async function measureOperations(servers, organizations, keys) {
  const ask = async (index, path, init = {}) => {
    const server = servers[Math.floor(Math.random() * servers.length)];
    const headers = { authorization: `Bearer ${keys[index]}`, "content-type": "application/json" };
    const response = await fetch(`${server?.announced.url}/api/v1/${path}`, { ...init, headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${body}`);
    return body === "" ? undefined : JSON.parse(body).data;
  };
  const post = (index) => ask(index, "templates", { method: "POST", body: JSON.stringify(TEMPLATE) });
  const facts = await Promise.all(
    organizations.map(async (_, index) => ({
      meeting: (await ask(index, "meetings"))[0].id,
      report: (await ask(index, "reports"))[0].id,
      template: (await post(index)).id,
    })),
  );
  const days = (count) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
  const operations = [
    ["list meetings", (index) => ask(index, "meetings?status=completed")],
    ["between two dates", (index) => ask(index, `meetings?from=${days(270)}&to=${days(30)}`)],
    ["a page in the middle", (index) => ask(index, `meetings?page=${(SIZES[index] ?? 0) / 40}`)],
    ["one meeting", (index) => ask(index, `meetings/${facts[index]?.meeting}`)],
    ["its reports", (index) => ask(index, `meetings/${facts[index]?.meeting}/report`)],
    ["list reports", (index) => ask(index, "reports?min_score=40&max_score=60")],
    ["one report", (index) => ask(index, `reports/${facts[index]?.report}`)],
    ["list insights", (index) => ask(index, "insights")],
    ["list roleplay sessions", (index) => ask(index, "roleplay/sessions")],
    ["list templates", (index) => ask(index, "templates?limit=1")],
    ["one template", (index) => ask(index, `templates/${facts[index]?.template}`)],
    [
      "change a template",
      (index) => ask(index, `templates/${facts[index]?.template}`, { method: "PUT", body: JSON.stringify(TEMPLATE) }),
    ],
    ["create and delete one", async (index) => ask(index, `templates/${(await post(index)).id}`, { method: "DELETE" })],
    ["team statistics", (index) => ask(index, "team/stats?time_range=month")],
  ];
  const rows = [["operation", ...SIZES.map((size) => formatNumber(size)), "ratio", `goal: ${GOAL} x`]];
  for (const [, run] of operations) for (const index of SIZES.keys()) await run(index);
  for (const [title, run] of operations) {
    const best = SIZES.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const index of SIZES.keys()) {
        const before = cpuMs();
        const lanes = Array.from({ length: PROCESSES }, async () => {
          for (let count = 0; count < REQUESTS / PROCESSES; count += 1) await run(index);
        });
        await Promise.all(lanes);
        best[index] = Math.min(best[index] ?? 0, ((cpuMs() - before) / REQUESTS) * 1000);
      }
    const ratio = (best.at(-1) ?? 0) / (best[0] ?? 1);
    rows.push([
      title,
      ...best.map((cost) => `${formatNumber(cost, 0)} us`),
      `${ratio.toFixed(2)} x`,
      ratio <= GOAL ? "met" : "missed",
    ]);
  }
  return renderTable(rows);
}

/** Total CPU time of all processes started from here, ended ones included. */
function cpuMs() {
  const parents = new Map();
  for (const name of readdirSync("/proc")) {
    const fields = /^\d+$/.test(name) ? read(`/proc/${name}/stat`).split(") ")[1]?.split(" ") : undefined;
    if (fields) parents.set(Number(name), Number(fields[1]));
  }
  const isOurs = (pid) => pid !== undefined && (pid === process.pid || isOurs(parents.get(pid)));
  for (const pid of parents.keys()) {
    if (pid === process.pid || !isOurs(pid)) continue;
    for (const thread of listFolder(`/proc/${pid}/task`)) {
      const ms = Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]) / 1e6;
      spentMs += Math.max(0, ms - (threads.get(thread) ?? 0));
      threads.set(thread, Math.max(ms, threads.get(thread) ?? 0));
    }
  }
  return spentMs;
}

function listFolder(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Reads a file of a process in /proc; empty if it has ended. */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Reports of calls of as many organizations, while one of the processes is killed. */
async function countJobs(url, service, servers) {
  const template = completeDraft(aTemplate({ call_type: null }), { ...NOBODY, id: "" });
  for (let index = 1; index <= JOBS; index += 1) {
    const org_id = organizationId(index);
    const batch = new WriteBatch(new Date());
    const source = {
      id: crypto.randomUUID(),
      now: new Date().toISOString(),
      userId: `${org_id.slice(0, 8)}-0000-4000-9000-000000000000`,
      meetingId: "",
    };
    batch.add({ kind: "template", value: { ...template, id: crypto.randomUUID(), org_id } });
    const meeting = completeDraft(aMeeting({ status: "fetched", transcript: CALL }), source);
    batch.add({ kind: "meeting", value: { ...meeting, org_id } });
    await service.database.write(batch.writes());
    await service.jobs.request({ orgId: org_id, meetingIds: [source.id] });
  }
  const begun = performance.now();
  process.kill(servers[0]?.pid ?? 0, "SIGKILL");
  for (;;) {
    const { waiting, running, done, failed } = await service.jobs.figures();
    if (waiting + running === 0) {
      const [{ count, twice } = { count: 0, twice: 0 }] = await runOn(url, [
        `select count(*) as count, count(*) - count(distinct (org_id, subject)) as twice from jobs where state = 'done'`,
      ]);
      return `Jobs: ${JOBS} calls of ${JOBS} organizations, one of the four processes killed: ${done} done, ${failed} failed, ${count} kept, ${twice} of them twice, in ${formatNumber((performance.now() - begun) / 1000, 0)} s.`;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Meetings per second that writers store, one transaction each, with and without the shared counts. */
async function measureWriters(url, { now }) {
  const database = await openDatabase(url, { poolSize: Math.max(...WRITERS) });
  const ways = {
    "no rollups": (row) => [insertRows("meetings", [row])],
    "rollups of one organization": undefined,
    "rollups of an organization each": undefined,
  };
  const rows = [["writers", ...Object.keys(ways).map((way) => `${way}, a second`)]];
  for (const writers of WRITERS) {
    const cells = [];
    for (const [way, plain] of Object.entries(ways)) {
      const end = performance.now() + WRITING_MS;
      let stored = 0;
      const write = async (writer) => {
        const org_id = organizationId(way.includes("each") ? writer + 1 : 1);
        while (performance.now() < end) {
          const source = { id: crypto.randomUUID(), now: now().toISOString(), userId: org_id, meetingId: "" };
          const value = { ...completeDraft(aMeeting({ status: "fetched" }), source), org_id };
          const batch = new WriteBatch(now());
          batch.add({ kind: "meeting", value });
          await database.write(plain ? plain(meetingRow(org_id, value)) : batch.writes());
          stored += 1;
        }
      };
      await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
      cells.push(formatNumber((stored / WRITING_MS) * 1000, 0));
    }
    rows.push([String(writers), ...cells]);
  }
  await database.close();
  return renderTable(rows);
}

import { describe, expect, it } from "vitest";
import { addBriefs } from "../store/brief-reports.ts";
import { type Change, untilFree } from "../store/change.ts";
import type { Database } from "../store/database.ts";
import { distribute, distributionChanges } from "../store/distribute.ts";
import { planOf } from "../store/migration-plan.ts";
import { MIGRATIONS } from "../store/migrations.ts";
import { contractKeys, expandKeys } from "../store/organization-keys.ts";
import { OWNED_TABLES } from "../store/tables.ts";

// What changes a PostgreSQL in use. Its catalog is the test's, and nothing runs: organization-keys.test.ts and the tests of Citus run it.

/** A PostgreSQL that answers what is asked of its catalog, by a word of the question, and keeps what it is told to do. */
function postgresWith(answers: Record<string, object[]>): { database: Database; told: string[] } {
  const told: string[] = [];
  const all = async ({ sql }: { sql: string }) =>
    answers[Object.keys(answers).find((part) => sql.includes(part)) ?? ""] ?? [];
  const database = {
    ...{ dialect: "postgres", all },
    first: async (query: { sql: string }) => (await all(query))[0],
    writeReturning: all,
    script: async (statements: string[]) => void told.push(...statements.filter((text) => text !== BRIEFLY)),
    alone: async (statement: string) => void told.push(`alone: ${statement}`),
  };
  return { database: database as unknown as Database, told };
}

const BRIEFLY = "set local lock_timeout = '300ms'";
const ROWS = { reltuples: [{ count: 1_000_000 }] };
const TAKES = (seconds: number) => `about ${seconds} s (1,000,000 rows)`;
const MOMENT = "everybody waits for a moment";

async function planned(database: Database, changes: Change[]): Promise<string[]> {
  const plan = await planOf(database, [{ name: "step", isContract: false, changes, statements: [] }]);
  return plan.slice(1).map((line) => line.trim());
}

async function run(database: Database, changes: Change[]): Promise<void> {
  for (const change of changes) await change.run(database);
}

describe("a distribution over the nodes of Citus", () => {
  const READY = {
    ...ROWS,
    ...{ pg_extension: [{ name: "citus" }], pg_dist_node: [{ name: "one" }], "into settings": [{ name: "held" }] },
    "from migrations": MIGRATIONS.map(({ name }) => ({ name })),
  };
  const REFERENCES = ["reports", "transcripts"].map((table_name) => ({ name: `${table_name}_of`, table_name }));
  const dropped = (table: string) => `drop ${table}_of until both tables are distributed; ${MOMENT}`;
  const copied = (table: string) => `copy ${table} to every node; writers wait until it ends; ${TAKES(200)}`;
  const spread = (table: string) => `distribute ${table} by organization; nobody waits; ${TAKES(200)}`;
  const referred = (table: string) =>
    `foreign key from ${table} to meetings of the same organization; writers wait until it ends; ${TAKES(10)}`;
  /** Everything distributed, but for some tables and references. */
  const but = (tables: readonly string[], references = REFERENCES) => ({
    ...READY,
    citus_tables: [...["organizations", "users"], ...OWNED_TABLES].map((name, index) => ({
      name,
      kind: tables.includes(name) ? "local" : index < 2 ? "reference" : "distributed",
    })),
    confrelid: references,
  });

  it.each<[string, Record<string, object[]>, string[]]>([
    [
      "of nothing",
      { ...READY, confrelid: REFERENCES },
      [
        ...["reports", "transcripts"].map(dropped),
        ...["organizations", "users"].map(copied),
        ...OWNED_TABLES.map(spread),
        ...["transcripts", "reports"].map(referred),
      ],
    ],
    ["of everything", but([]), []],
    ["without a reference", but([], REFERENCES.slice(1)), [referred("reports")]],
    ["without reports", but(["reports"]), [dropped("reports"), spread("reports"), referred("reports")]],
    [
      "without meetings",
      but(["meetings"]),
      [dropped("reports"), dropped("transcripts"), spread("meetings"), referred("transcripts"), referred("reports")],
    ],
  ])("goes on where it is one %s", async (_case, answers, expected) => {
    const { database } = postgresWith(answers);
    expect(await planned(database, await distributionChanges(database))).toEqual(expected);
  });

  it("spreads empty tables at once and others while they are in use, and says what it does", async () => {
    const answers = but(["users", "trackers", "jobs", "templates"], REFERENCES.slice(1));
    const { database, told } = postgresWith({ ...answers, "from jobs": [{ one: 1 }] });
    expect(await distribute(database, ({ what }) => told.push(`# ${what}`))).toBe(5);
    expect(told).toEqual([
      "# copy users to every node",
      "select create_reference_table('users')",
      "# distribute templates by organization",
      "select create_distributed_table('templates', 'org_id')",
      "# distribute trackers by organization",
      "select create_distributed_table('trackers', 'org_id', colocate_with => 'templates')",
      "# distribute jobs by organization",
      "alone: select create_distributed_table_concurrently('jobs', 'org_id', colocate_with => 'templates')",
      "# foreign key from reports to meetings of the same organization",
      "alter table reports add constraint reports_of_meeting_of foreign key (org_id, meeting_id) references meetings (org_id, id)",
    ]);
  });

  it("does nothing where nothing is left", async () => {
    const { database, told } = postgresWith(but([]));
    expect([await distribute(database, ({ what }) => told.push(what)), told]).toEqual([0, []]);
  });

  it.each([
    ["Citus", { pg_extension: [] }, "The database has no Citus. Install it, and run on it: create extension citus"],
    [
      "nodes",
      { pg_dist_node: [] },
      "Citus has no nodes to distribute over. Add them: select citus_add_node('HOST', 5432)",
    ],
    [
      "the schema of this version",
      { "from migrations": READY["from migrations"].slice(0, -2) },
      "The schema is not up to date (016-brief-reports). Migrate it first, with --contract.",
    ],
  ])("needs %s", async (_case, answers, message) => {
    const { database } = postgresWith({ ...READY, ...answers });
    await expect(distributionChanges(database)).rejects.toThrow(message);
  });
});

describe("organizations in keys", () => {
  const KEYED = [
    "templates",
    "meetings",
    "transcripts",
    "reports",
    "insights",
    "roleplay_sessions",
    "jobs",
    "audit_events",
  ];
  const keyOf = (table: string) => (table === "transcripts" ? "meeting_id" : "id");
  const keyed = (columnsOf: (table: string) => string) => ({
    ...ROWS,
    indisprimary: KEYED.map((table_name) => ({ table_name, columns: columnsOf(table_name) })),
  });
  const [FORMER, CURRENT] = [keyed(keyOf), keyed((table) => `org_id,${keyOf(table)}`)];
  const column = (is_nullable: number) => ({
    information_schema: [{ table_name: "transcripts", column_name: "org_id", is_nullable }],
  });
  const named = (...names: string[]) => names.map((name) => ({ name, is_checked: 1 }));
  const REPLACED = {
    reports_of_meeting: "reports (org_id, meeting_id, created_at desc, id desc)",
    reports_of_template: "reports (org_id, template_id)",
    insights_of_meeting: "insights (org_id, meeting_id)",
    roleplay_sessions_of_template: "roleplay_sessions (org_id, template_id)",
    jobs_running: "jobs (state, lease_until, org_id)",
  };
  const names = Object.keys(REPLACED);
  const NEEDED = [
    `transcripts need an organization; ${MOMENT}`,
    `check the constraint transcripts_owned of transcripts; nobody waits; ${TAKES(3)}`,
    `transcripts.org_id is not null; ${MOMENT}`,
  ];
  const swapped = KEYED.map((table) => `primary key ${table} (org_id, ${keyOf(table)}); ${MOMENT}`);
  const uniques = KEYED.map((table) => `unique index ${table} (org_id, ${keyOf(table)}); nobody waits; ${TAKES(10)}`);
  const indexes = Object.values(REPLACED).map((index) => `index ${index}; nobody waits; ${TAKES(10)}`);
  const ADDED = `transcripts.org_id, set by a trigger for older servers; ${MOMENT}`;
  const FILLED = `fill transcripts: org_id, 1000 rows at a time; nobody waits; ${TAKES(80)}`;

  it.each<[string, Record<string, object[]>, string[]]>([
    ["nothing", FORMER, [ADDED, FILLED, ...uniques, ...indexes]],
    ["the column", { ...FORMER, ...column(1) }, [FILLED, ...uniques, ...indexes]],
    [
      "some indexes",
      { ...FORMER, ...column(1), indisvalid: named("transcripts_key", ...names.slice(1)) },
      [...uniques.filter((line) => !line.includes("transcripts")), indexes[0] ?? ""],
    ],
    ["the keys", CURRENT, indexes],
    ["everything", { ...CURRENT, indisvalid: named(...names) }, []],
  ])("are added beside the former ones, where there is %s", async (_case, answers, expected) => {
    const { database } = postgresWith(answers);
    expect(await planned(database, await expandKeys(database))).toEqual(expected);
  });

  it.each<[string, Record<string, object[]>, string[]]>([
    ["nothing", FORMER, [...NEEDED, ...swapped]],
    [
      "the constraint of transcripts",
      { ...FORMER, conname: named("transcripts_owned"), ...column(1) },
      [...NEEDED.slice(1), ...swapped],
    ],
    ["required columns", { ...FORMER, ...column(0) }, swapped],
    [
      "a former index and the former references",
      {
        ...CURRENT,
        ...column(0),
        indisvalid: named("reports_by_meeting"),
        conname: named("transcripts_meeting_id_fkey", "reports_meeting_id_fkey", "reports_of_meeting_of"),
      },
      [
        `foreign key from transcripts to meetings of the same organization; ${MOMENT}`,
        `check the constraint transcripts_of_meeting of transcripts; nobody waits; ${TAKES(3)}`,
        `drop transcripts_meeting_id_fkey; ${MOMENT}`,
        `check the constraint reports_of_meeting_of of reports; nobody waits; ${TAKES(3)}`,
        `drop reports_meeting_id_fkey; ${MOMENT}`,
        "drop the index reports_by_meeting; nobody waits",
      ],
    ],
    ["everything", { ...CURRENT, ...column(0) }, []],
  ])("replace the former ones, where there is %s", async (_case, answers, expected) => {
    const { database } = postgresWith(answers);
    expect(await planned(database, await contractKeys(database))).toEqual(expected);
  });

  it("are made without a lock for long", async () => {
    const { database, told } = postgresWith({
      ...FORMER,
      "not indisvalid": [{ name: "x" }],
      indisvalid: named(...names, "reports_by_meeting"),
      conname: named("transcripts_meeting_id_fkey"),
    });
    const [, , unique] = await expandKeys(database);
    await run(database, unique ? [unique] : []);
    const contract = await contractKeys(database);
    await run(database, [...contract.slice(0, 7), ...contract.slice(-1)]);
    expect(told).toEqual([
      "alone: drop index concurrently templates_key",
      "alone: create unique index concurrently if not exists templates_key on templates (org_id, id)",
      "alter table transcripts add constraint transcripts_owned check (org_id is not null) not valid",
      "alone: alter table transcripts validate constraint transcripts_owned",
      "alter table transcripts alter column org_id set not null",
      "alter table transcripts drop constraint transcripts_owned",
      "drop trigger if exists transcripts_filled on transcripts",
      "drop function if exists fill_transcript_org",
      "alter table transcripts add constraint transcripts_of_meeting foreign key (org_id, meeting_id) references meetings (org_id, id) not valid",
      "alone: alter table transcripts validate constraint transcripts_of_meeting",
      "alter table transcripts drop constraint if exists transcripts_meeting_id_fkey",
      "alter table templates drop constraint templates_pkey, add constraint templates_pkey primary key using index templates_key",
      "alone: drop index concurrently if exists reports_by_meeting",
    ]);
  });
});

it.each([
  [-1, "about 2 s (100,000 rows)"],
  [0, "less than a second (0 rows)"],
  [50_000, "about 1 s (50,000 rows)"],
  [49_999, "less than a second (49,999 rows)"],
])("reckons with the rows that PostgreSQL knows of, or counts them: %d", async (count, expected) => {
  const { database } = postgresWith({ reltuples: [{ count }], "from reports": [{ count: 100_000 }] });
  const change = { what: "x", table: "reports", waiting: "nobody", microsecondsPerRow: 20 } as const;
  expect(await planned(database, [{ ...change, run: async () => undefined }])).toEqual([
    `x; nobody waits; ${expected}`,
  ]);
});

describe("a column", () => {
  it("is added, and filled a thousand rows at a time from where the ones before ended", async () => {
    const { database, told } = postgresWith(ROWS);
    const changes = await addBriefs(database);
    expect(await planned(database, changes)).toEqual([
      `reports.brief; ${MOMENT}`,
      `fill reports: brief, 1000 rows at a time; nobody waits; ${TAKES(80)}`,
    ]);
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ at: String(from + index) })).reverse();
    const pages = [page(1_000, 1_000), page(2_000, 1_000), page(3_000, 999)];
    const asked: unknown[] = [];
    const filling = {
      ...database,
      writeReturning: async (_: unknown, values: unknown) => asked.push(values) && pages.shift(),
    };
    await run(filling as unknown as Database, changes);
    expect(told).toEqual(['alter table reports add column brief text collate "C"']);
    expect(asked).toEqual(["", "1999", "2999"].map((after) => ({ after, limit: 1_000 })));
  });
});

it.each([
  ["55P03", 2],
  ["42P01", 1],
])("waits for locks, and for nothing else: %s", async (code, attempts) => {
  let made = 0;
  const work = async () => {
    made += 1;
    if (made === 1) throw Object.assign(new Error(code), { code });
  };
  const outcome: unknown = await untilFree(work).catch((error: Error) => error.message);
  expect([made, outcome]).toEqual([attempts, attempts === 1 ? code : undefined]);
});

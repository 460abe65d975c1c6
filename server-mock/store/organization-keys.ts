import {
  backfillChange,
  type Change,
  createIndex,
  dropIndexChange,
  type Index,
  indexChange,
  momentChange,
  rebuildChange,
  validateChange,
} from "./change.ts";
import type { Database } from "./database.ts";
import { rebuildTables } from "./rebuild-tables.ts";
import { readSchemaFacts, type SchemaFacts } from "./schema-facts.ts";
import type { TableName } from "./tables.ts";

// Every key and index of an organization's data contains the organization, so that a distributed database can keep it on one node and
// send it the statements that name it. Earlier versions had keys of the ID alone: the new keys are created beside the old ones while
// both versions of the server write, and the old ones are dropped later.

/** Tables with such keys, parents before children, and the column that identifies a row within an organization. */
const KEYED = [
  ["templates", "id"],
  ["meetings", "id"],
  ["transcripts", "meeting_id"],
  ["reports", "id"],
  ["insights", "id"],
  ["roleplay_sessions", "id"],
  ["jobs", "id"],
  ["audit_events", "id"],
] as const satisfies [TableName, string][];

const REFERENCE = "foreign key (org_id, meeting_id) references meetings (org_id, id)";

/** Tables whose rows belong to a meeting, with their foreign keys, current and former. */
export const MEETING_REFERENCES = [
  {
    table: "transcripts",
    constraint: "transcripts_of_meeting",
    reference: REFERENCE,
    former: "transcripts_meeting_id_fkey",
  },
  { table: "reports", constraint: "reports_of_meeting_of", reference: REFERENCE, former: "reports_meeting_id_fkey" },
] as const;

/** Indexes without an organization, and their replacements. */
const REPLACED: readonly (Index & { former: string })[] = [
  {
    name: "reports_of_meeting",
    table: "reports",
    columns: "org_id, meeting_id, created_at desc, id desc",
    former: "reports_by_meeting",
  },
  { name: "reports_of_template", table: "reports", columns: "org_id, template_id", former: "reports_by_template" },
  { name: "insights_of_meeting", table: "insights", columns: "org_id, meeting_id", former: "insights_by_meeting" },
  {
    name: "roleplay_sessions_of_template",
    table: "roleplay_sessions",
    columns: "org_id, template_id",
    former: "roleplay_sessions_by_template",
  },
  { name: "jobs_running", table: "jobs", columns: "state, lease_until, org_id", former: "jobs_leased" },
];

/** SQL that creates the indexes of a new table. */
export function indexesOf(table: TableName): string[] {
  return REPLACED.filter((index) => index.table === table).map(createIndex);
}

const keyIndex = ([table, id]: (typeof KEYED)[number]): Index => ({
  name: `${table}_key`,
  table,
  columns: `org_id, ${id}`,
  isUnique: true,
});

const FILLER = "transcripts_filled";

/** Sets the organization of transcripts written by older servers. */
const FILLED_BY = {
  postgres: [
    `create or replace function fill_transcript_org() returns trigger language plpgsql as $$ begin
      if new.org_id is null then select org_id into new.org_id from meetings where id = new.meeting_id; end if;
      return new;
    end $$`,
    `drop trigger if exists ${FILLER} on transcripts`,
    `create trigger ${FILLER} before insert on transcripts
      for each row execute function fill_transcript_org()`,
  ],
  sqlite: [
    `create trigger if not exists ${FILLER} after insert on transcripts when new.org_id is null begin
      update transcripts set org_id = (select org_id from meetings where id = new.meeting_id)
      where meeting_id = new.meeting_id;
    end`,
  ],
};

const NO_FILLER = [`drop trigger if exists ${FILLER} on transcripts`, "drop function if exists fill_transcript_org"];

function isFormer({ keys }: SchemaFacts, table: string): boolean {
  return !(keys.get(table) ?? "org_id").split(",").includes("org_id");
}

/** Creates the new keys and indexes beside the former ones. */
export async function expandKeys(database: Database): Promise<Change[]> {
  const { dialect } = database;
  const facts = await readSchemaFacts(database);
  const former = KEYED.filter(([table]) => isFormer(facts, table));
  const changes: Change[] = [];
  if (isFormer(facts, "transcripts")) {
    if (!facts.columns.has("transcripts.org_id")) {
      const type = dialect === "postgres" ? 'text collate "C"' : "text";
      const added = [`alter table transcripts add column org_id ${type}`, ...FILLED_BY[dialect]];
      changes.push(momentChange("transcripts.org_id, set by a trigger for older servers", "transcripts", added));
    }
    const set = "org_id = (select meetings.org_id from meetings where meetings.id = transcripts.meeting_id)";
    if (!facts.indexes.has("transcripts_key")) changes.push(backfillChange("transcripts", { key: "meeting_id", set }));
  }
  const indexes = [...former.map(keyIndex), ...REPLACED].filter(({ name }) => !facts.indexes.has(name));
  return [...changes, ...indexes.map((index) => indexChange(dialect, index))];
}

/** Removes the former keys. */
export async function contractKeys(database: Database): Promise<Change[]> {
  const { dialect } = database;
  const facts = await readSchemaFacts(database);
  const former = KEYED.filter(([table]) => isFormer(facts, table));
  const left = REPLACED.filter((index) => facts.indexes.has(index.former));
  const dropped = left.map(({ former: name, table }) => dropIndexChange(dialect, { name, table }));
  if (dialect === "postgres")
    return [...requireOrganizations(facts), ...referenceMeetings(facts), ...former.map(swapKey), ...dropped];
  if (former.length === 0) return dropped;
  const statements = await rebuildTables(database, {
    keys: new Map(former.map(([table, id]) => [table, `org_id, ${id}`])),
    references: new Map(MEETING_REFERENCES.map(({ table }) => [table, REFERENCE])),
    dropped: new Set([FILLER, ...KEYED.map(([table]) => `${table}_key`), ...REPLACED.map((index) => index.former)]),
  });
  const tables = former.map(([table]) => table);
  return [rebuildChange(tables, statements)];
}

/** Makes the organization of transcripts `not null`. A check constraint validated beforehand spares the scan under a lock. */
function requireOrganizations({ columns, nullable, constraints }: SchemaFacts): Change[] {
  if (columns.has("transcripts.org_id") && !nullable.has("transcripts.org_id")) return [];
  const check = "transcripts_owned";
  const add = `alter table transcripts add constraint ${check} check (org_id is not null) not valid`;
  return [
    ...(constraints.has(check) ? [] : [momentChange("transcripts need an organization", "transcripts", [add])]),
    validateChange("transcripts", check),
    momentChange("transcripts.org_id is not null", "transcripts", [
      "alter table transcripts alter column org_id set not null",
      `alter table transcripts drop constraint ${check}`,
      ...NO_FILLER,
    ]),
  ];
}

function referenceMeetings({ constraints }: SchemaFacts): Change[] {
  return MEETING_REFERENCES.filter(({ former }) => constraints.has(former)).flatMap(({ table, constraint, former }) => [
    ...(constraints.has(constraint)
      ? []
      : [
          momentChange(`foreign key from ${table} to meetings of the same organization`, table, [
            `alter table ${table} add constraint ${constraint} ${REFERENCE} not valid`,
          ]),
        ]),
    validateChange(table, constraint),
    momentChange(`drop ${former}`, table, [`alter table ${table} drop constraint if exists ${former}`]),
  ]);
}

function swapKey([table, id]: (typeof KEYED)[number]): Change {
  const pkey = `${table}_pkey`;
  return momentChange(`primary key ${table} (org_id, ${id})`, table, [
    `alter table ${table} drop constraint ${pkey}, add constraint ${pkey} primary key using index ${table}_key`,
  ]);
}

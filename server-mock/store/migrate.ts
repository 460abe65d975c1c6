import type { Change } from "./change.ts";
import type { Database } from "./database.ts";
import { isMissingTable } from "./failures.ts";
import { holdWork } from "./hold-work.ts";
import { MIGRATIONS, type Migration } from "./migrations.ts";
import { defineQuery } from "./query.ts";

const COLUMN_TYPES = {
  sqlite: { text: "text", real: "real", integer: "integer", clustered: " without rowid" },
  postgres: { text: 'text collate "C"', real: "double precision", integer: "bigint", clustered: "" },
} as const;

const selectApplied = defineQuery<object, { name: string }>("select name from migrations");

/** A newer svc-server has changed the schema. Nothing was changed. */
export class NewerSchema extends Error {
  override readonly name = "NewerSchema";

  constructor(unknown: string[]) {
    super(`its schema is newer than this svc-server (${unknown.join(", ")})`);
  }
}

/**
 * Steps that the database has and this version does not know, and the other way around. What only takes away is not missed: it is done
 * when no older version of the server runs any more.
 */
export async function findForeignMigrations(database: Database): Promise<{ unknown: string[]; missing: string[] }> {
  const applied = await readApplied(database);
  const known = MIGRATIONS.map(({ name }) => name);
  return {
    unknown: [...applied].filter((name) => !known.includes(name)),
    missing: MIGRATIONS.filter((step) => !isContract(step) && !applied.has(step.name)).map(({ name }) => name),
  };
}

/** How far to go. */
export interface MigrateOptions {
  /** Also takes away what only older versions of the server need. */
  contracts?: boolean;
  /** Called before each change of a step that is taken while the database is used. */
  onChange?: (change: Change) => void;
}

/**
 * Brings the schema up to date and returns the names of the steps that it took.
 *
 * @throws NewerSchema
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  const applied = await readOrBegin(database);
  const { unknown } = await findForeignMigrations(database);
  if (unknown.length > 0) throw new NewerSchema(unknown);
  const taken: string[] = [];
  for (const migration of MIGRATIONS) {
    if (!applied.has(migration.name) && (await take(database, migration, options))) taken.push(migration.name);
  }
  return taken;
}

/** A step that is still to be taken. */
export interface PendingStep {
  name: string;
  isContract: boolean;
  /** What it does while the database is used; undefined for statements in one transaction. */
  changes: Change[] | undefined;
  statements: string[];
}

/** Steps that are still to be taken, each with what it does to the database as it is now. */
export async function pendingSteps(database: Database): Promise<PendingStep[]> {
  const applied = await readOrBegin(database);
  const steps: PendingStep[] = [];
  for (const step of MIGRATIONS) {
    if (applied.has(step.name)) continue;
    const isOnline = "changes" in step;
    steps.push({
      name: step.name,
      isContract: isContract(step),
      changes: isOnline ? await step.changes(database) : undefined,
      statements: isOnline ? [] : step.statements(COLUMN_TYPES[database.dialect]),
    });
  }
  return steps;
}

function isContract(step: Migration): boolean {
  return "isContract" in step && step.isContract === true;
}

/** What is applied already; a table for it is made only where there is none, since the user of a server may not make any. */
async function readOrBegin(database: Database): Promise<Set<string>> {
  try {
    return await readApplied(database);
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    const { text } = COLUMN_TYPES[database.dialect];
    await database.script([`create table if not exists migrations (name ${text} primary key)`]);
    return readApplied(database);
  }
}

/** False when another process, started at the same time, has taken the step first, or when its time has not come. */
async function take(database: Database, step: Migration, options: MigrateOptions): Promise<boolean> {
  const record = `insert into migrations (name) values ('${step.name}')`;
  if ("changes" in step) {
    const left = await step.changes(database);
    if (left.length > 0 && isContract(step) && !options.contracts) return false;
    if (left.length > 0) return takeInUse(database, step, { record, ...options });
  }
  try {
    const statements = "changes" in step ? [] : step.statements(COLUMN_TYPES[database.dialect]);
    await database.script([record, ...statements]);
    return true;
  } catch (error) {
    if ((await readApplied(database)).has(step.name)) return false;
    throw error;
  }
}

/** Takes a step change by change. One process does; the others wait for it, and take over when it ends. */
async function takeInUse(
  database: Database,
  step: Extract<Migration, { changes: unknown }>,
  { record, onChange }: MigrateOptions & { record: string },
): Promise<boolean> {
  const isTaken = async () => (await readApplied(database)).has(step.name);
  return holdWork(database, { name: `migration ${step.name}`, isDone: isTaken }, async (requireHeld) => {
    // What is left by now: another process may have begun.
    for (const change of await step.changes(database)) {
      requireHeld();
      onChange?.(change);
      await change.run(database);
    }
    await database.script([record]);
  });
}

async function readApplied(database: Database): Promise<Set<string>> {
  return new Set((await database.all(selectApplied, {})).map((row) => row.name));
}

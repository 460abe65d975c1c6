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

/**
 * Finds migrations that this version does not know, and those that the database lacks. Contract steps are not counted as
 * missing: they are applied once no older server runs.
 */
export async function findForeignMigrations(database: Database): Promise<{ unknown: string[]; missing: string[] }> {
  const applied = await readApplied(database);
  const known = MIGRATIONS.map(({ name }) => name);
  return {
    unknown: [...applied].filter((name) => !known.includes(name)),
    missing: MIGRATIONS.filter((step) => !isContract(step) && !applied.has(step.name)).map(({ name }) => name),
  };
}

/** Options for migrating. */
export interface MigrateOptions {
  /** Also applies contract steps, which remove what only older servers need. */
  contracts?: boolean;
  /** Called before each online change. */
  onChange?: (change: Change) => void;
}

/** Brings the schema up to date and returns the names of the applied migrations. Throws if it is newer than this version. */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  const before = await readOrCreateApplied(database);
  const { unknown } = await findForeignMigrations(database);
  if (unknown.length > 0) throw new Error(`its schema is newer than this svc-server (${unknown.join(", ")})`);
  const applied: string[] = [];
  for (const step of MIGRATIONS) {
    if (!before.has(step.name) && (await apply(database, step, options))) applied.push(step.name);
  }
  return applied;
}

/** A migration that is not applied yet. */
export interface PendingStep {
  name: string;
  isContract: boolean;
  /** Its online changes; undefined if it consists of statements in one transaction. */
  changes: Change[] | undefined;
  statements: string[];
}

/** Pending migrations, each with the changes that remain on this database. */
export async function pendingSteps(database: Database): Promise<PendingStep[]> {
  const applied = await readOrCreateApplied(database);
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

/** Reads the applied migrations. Creates their table only if missing, since the user may lack the right. */
async function readOrCreateApplied(database: Database): Promise<Set<string>> {
  try {
    return await readApplied(database);
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    const { text } = COLUMN_TYPES[database.dialect];
    await database.script([`create table if not exists migrations (name ${text} primary key)`]);
    return readApplied(database);
  }
}

/** Applies a migration. False if another process that started at the same time was first, or a contract step must wait. */
async function apply(database: Database, step: Migration, options: MigrateOptions): Promise<boolean> {
  const record = `insert into migrations (name) values ('${step.name}')`;
  if ("changes" in step) {
    const left = await step.changes(database);
    if (left.length > 0 && isContract(step) && !options.contracts) return false;
    if (left.length > 0) return applyOnline(database, step, { record, ...options });
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

/** Applies an online migration change by change. One process does; the others wait, and one takes over if it dies. */
async function applyOnline(
  database: Database,
  step: Extract<Migration, { changes: unknown }>,
  { record, onChange }: MigrateOptions & { record: string },
): Promise<boolean> {
  const isDone = async () => (await readApplied(database)).has(step.name);
  return holdWork(database, { name: `migration ${step.name}`, isDone }, async (requireHeld) => {
    // Recomputed under the lease: another process may have made some of the changes.
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

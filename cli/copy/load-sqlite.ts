import type { DatabaseSync, DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import { CliError } from "../errors/cli-error.ts";

/** An open SQLite database, of Node or of the package with the same interface. */
export type Database = DatabaseSyncInstance;

/** A prepared statement. */
export type Statement = StatementSyncInstance;

// In a variable: the package is not bundled.
const PACKAGE = "@photostructure/sqlite";
const FIRST_MAJOR = 22;
const FIRST_MINOR = 13;

/** Opens a file with Node's own SQLite where it has one, otherwise with the package. @throws CliError that names the package */
export async function openDatabase(file: string): Promise<Database> {
  const { DatabaseSync } = builtinSqlite() ?? (await installedSqlite());
  return new DatabaseSync(file);
}

type Sqlite = { DatabaseSync: typeof DatabaseSync };

function builtinSqlite(): Sqlite | undefined {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isThere = major > FIRST_MAJOR || (major === FIRST_MAJOR && minor >= FIRST_MINOR);
  return isThere ? (process.getBuiltinModule("node:sqlite") as unknown as Sqlite) : undefined;
}

async function installedSqlite(): Promise<Sqlite> {
  try {
    return (await import(PACKAGE)) as Sqlite;
  } catch (error) {
    if (!/MODULE_NOT_FOUND$/.test(String((error as { code?: unknown }).code))) throw error;
    throw new CliError(`Node ${process.versions.node} has no SQLite of its own.`, {
      exit: "usage",
      code: "sqlite_missing",
      hint: `Use Node ${FIRST_MAJOR}.${FIRST_MINOR} or newer, or install ${PACKAGE} where svc-sdk is installed.`,
    });
  }
}

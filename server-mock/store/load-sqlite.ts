import type { DatabaseSync } from "@photostructure/sqlite";

type DatabaseSyncClass = typeof DatabaseSync;

/** Node's own SQLite where it has one (Node >= 22.13), otherwise the package with the same interface. */
export async function loadSqlite(): Promise<DatabaseSyncClass> {
  const builtin = builtinSqlite();
  if (builtin) return builtin;
  try {
    return (await import("@photostructure/sqlite")).DatabaseSync;
  } catch (error) {
    if (
      (error as { code?: string }).code !== "ERR_MODULE_NOT_FOUND" &&
      (error as { code?: string }).code !== "MODULE_NOT_FOUND"
    )
      throw error;
    throw new Error(NOT_INSTALLED, { cause: error });
  }
}

const NOT_INSTALLED = `Node ${process.versions.node} has no SQLite of its own. Install it beside svc-server with \`npm install @photostructure/sqlite\`, use Node 22.13 or newer, or give DATABASE_URL a PostgreSQL.`;

function builtinSqlite(): DatabaseSyncClass | undefined {
  if (!process.getBuiltinModule || !hasStableSqlite(process.versions.node)) return undefined;
  const builtin = process.getBuiltinModule("node:sqlite") as { DatabaseSync: DatabaseSyncClass } | undefined;
  return builtin?.DatabaseSync;
}

function hasStableSqlite(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 13);
}

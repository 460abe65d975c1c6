import { builtinSqlite, FIRST_NODE_WITH_SQLITE, type Sqlite } from "../../machine/builtin-sqlite.ts";

/** Loads Node's own SQLite (Node 22.13 and newer), otherwise the package with the same interface. */
export async function loadSqlite(): Promise<Sqlite["DatabaseSync"]> {
  const builtin = builtinSqlite();
  if (builtin) return builtin.DatabaseSync;
  try {
    return (await import("@photostructure/sqlite")).DatabaseSync;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw error;
    throw new Error(NOT_INSTALLED, { cause: error });
  }
}

const NOT_INSTALLED = `Node ${process.versions.node} has no SQLite of its own. Install it beside svc-server with \`npm install @photostructure/sqlite\`, use Node ${FIRST_NODE_WITH_SQLITE} or newer, or give DATABASE_URL a PostgreSQL.`;

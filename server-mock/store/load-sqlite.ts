import type { DatabaseSync } from "@photostructure/sqlite";

type DatabaseSyncClass = typeof DatabaseSync;

/** Node's own SQLite where it has one (Node >= 22.13), otherwise the package with the same interface. */
export async function loadSqlite(): Promise<DatabaseSyncClass> {
  return builtinSqlite() ?? (await import("@photostructure/sqlite")).DatabaseSync;
}

function builtinSqlite(): DatabaseSyncClass | undefined {
  if (!process.getBuiltinModule || !hasStableSqlite(process.versions.node)) return undefined;
  const builtin = process.getBuiltinModule("node:sqlite") as { DatabaseSync: DatabaseSyncClass } | undefined;
  return builtin?.DatabaseSync;
}

function hasStableSqlite(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 13);
}

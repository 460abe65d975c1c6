import type { DatabaseSync } from "@photostructure/sqlite";

/** The SQLite class, the same in Node and in the package. */
export interface Sqlite {
  DatabaseSync: typeof DatabaseSync;
}

/** The first version of Node with SQLite without a flag. */
export const FIRST_NODE_WITH_SQLITE = "22.13";

type Runtime = Pick<NodeJS.Process, "emitWarning" | "versions"> & { getBuiltinModule?: (id: string) => unknown };

/** Node's own SQLite, if it has one. Suppresses the experimental warning of Node 22 and 24, which users can do nothing about. */
export function builtinSqlite(runtime: Runtime = process): Sqlite | undefined {
  if (!runtime.getBuiltinModule || !hasSqlite(runtime.versions.node)) return undefined;
  const warn = runtime.emitWarning;
  runtime.emitWarning = () => undefined;
  try {
    return runtime.getBuiltinModule("node:sqlite") as Sqlite | undefined;
  } finally {
    runtime.emitWarning = warn;
  }
}

function hasSqlite(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [firstMajor = 0, firstMinor = 0] = FIRST_NODE_WITH_SQLITE.split(".").map(Number);
  return major > firstMajor || (major === firstMajor && minor >= firstMinor);
}

import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite-database.ts";

/** Opens PostgreSQL for a `postgres://` address, otherwise SQLite in that file or in `:memory:`. */
export async function openDatabase(location: string): Promise<Database> {
  if (!isPostgres(location)) return openSqlite(location);
  const { openPostgres } = await import("./postgres-database.ts");
  return openPostgres(location);
}

/** Whether a location is an address of PostgreSQL, and no file. */
export function isPostgres(location: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(location);
}

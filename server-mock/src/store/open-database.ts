import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite-database.ts";

/** Opens PostgreSQL for a `postgres://` address, otherwise SQLite in that file or in `:memory:`. */
export async function openDatabase(location: string): Promise<Database> {
  if (!/^postgres(?:ql)?:\/\//.test(location)) return openSqlite(location);
  const { openPostgres } = await import("./postgres-database.ts");
  return openPostgres(location);
}

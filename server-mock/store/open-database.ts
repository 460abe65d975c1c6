import type { Database } from "./database.ts";
import { isPostgres } from "./is-postgres.ts";
import type { PoolOptions } from "./postgres-pool.ts";
import { openSqlite, type SqliteOptions } from "./sqlite-database.ts";

/** Opens PostgreSQL for a `postgres://` URL, otherwise SQLite in a file or in `:memory:`. */
export async function openDatabase(location: string, options: PoolOptions & SqliteOptions = {}): Promise<Database> {
  if (!isPostgres(location)) return openSqlite(location, options);
  const { openPostgres } = await import("./postgres-database.ts");
  return openPostgres(location, options);
}

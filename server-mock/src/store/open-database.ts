import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite-database.ts";

/** Opens SQLite in a file, or in memory for `:memory:`. */
export async function openDatabase(location: string): Promise<Database> {
  return openSqlite(location);
}

import type { Database } from "./database.ts";
import { defineQuery } from "./query.ts";

const selectOne = defineQuery<object, { name: string }>((builder) =>
  builder.selectFrom("migrations").select("name").limit(1),
);

/** Whether the database can be read. */
export async function isAnswering(database: Database): Promise<boolean> {
  try {
    return (await database.first(selectOne, {})) !== undefined;
  } catch {
    return false;
  }
}

import { type Database, statement } from "./database.ts";
import { defineQuery } from "./query.ts";

const findSetting = defineQuery<{ name: string }, { value: string }>((builder, slot) =>
  builder.selectFrom("settings").select("value").where("name", "=", slot("name")),
);

const addSetting = defineQuery<{ name: string; value: string }, unknown>((builder, slot) =>
  builder
    .insertInto("settings")
    .values({ name: slot("name"), value: slot("value") })
    .onConflict((conflict) => conflict.column("name").doNothing()),
);

/** Writes what is there already: fails where nothing can be written. */
export const rewriteSettings = defineQuery<object, unknown>((builder) =>
  builder.updateTable("settings").set((expressions) => ({ value: expressions.ref("value") })),
);

/** Reads a setting. */
export async function readSetting(database: Database, name: string): Promise<string | undefined> {
  return (await database.first(findSetting, { name }))?.value;
}

/** Sets a setting unless it has a value, and returns the value that it then has, whichever process was first. */
export async function setOnce(database: Database, name: string, value: string): Promise<string> {
  const known = await readSetting(database, name);
  if (known !== undefined) return known;
  await database.write([statement(addSetting, { name, value })]);
  return (await readSetting(database, name)) ?? value;
}

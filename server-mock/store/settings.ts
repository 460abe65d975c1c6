import { type Database, statement } from "./database.ts";
import { defineQuery } from "./query.ts";

const findSetting = defineQuery<{ name: string }, { value: string }>("select value from settings where name = :name");

const addSetting = defineQuery<{ name: string; value: string }, unknown>(
  "insert into settings (name, value) values (:name, :value) on conflict (name) do nothing",
);

/** A future time was stored before the clock was set back. */
const renewSetting = defineQuery<{ name: string; value: string; before: string }, { name: string }>(
  "update settings set value = :value where name = :name and (value <= :before or value > :value) returning name",
);

/** Rewrites an existing setting; fails if the database cannot be written. */
export const rewriteSettings = defineQuery<object, unknown>("update settings set value = value");

/** Reads a setting. */
export async function readSetting(database: Database, name: string): Promise<string | undefined> {
  return (await database.first(findSetting, { name }))?.value;
}

/** Sets a setting unless it has a value, and returns its value, whichever process was first. */
export async function setOnce(database: Database, name: string, value: string): Promise<string> {
  const known = await readSetting(database, name);
  if (known !== undefined) return known;
  await database.write([statement(addSetting, { name, value })]);
  return (await readSetting(database, name)) ?? value;
}

/** Claims the next run of periodic work that one of all processes does. False if the last run is too recent. */
export async function takeTurn(
  database: Database,
  name: string,
  { now, everyMs }: { now: Date; everyMs: number },
): Promise<boolean> {
  const value = now.toISOString();
  const before = new Date(now.getTime() - everyMs).toISOString();
  await setOnce(database, name, new Date(0).toISOString());
  return (await database.writeReturning(renewSetting, { name, value, before })).length > 0;
}

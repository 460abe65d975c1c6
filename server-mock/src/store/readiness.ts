import type { Database } from "./database.ts";
import { findForeignMigrations } from "./migrate.ts";

const DEADLINE_MS = 1_000;

/**
 * Why requests cannot be served, in words for an operator; undefined when they can. The database has a second to respond.
 *
 * @param mustWrite asks for room as well, after a write has failed for want of it
 */
export async function findReadinessProblem(database: Database, mustWrite: boolean): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("the database does not respond"), DEADLINE_MS);
  });
  try {
    return await Promise.race([check(database, mustWrite), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

async function check(database: Database, mustWrite: boolean): Promise<string | undefined> {
  try {
    const { unknown, missing } = await findForeignMigrations(database);
    if (unknown.length > 0) return `the database has a newer schema (${unknown.join(", ")}); upgrade svc-server`;
    if (missing.length > 0) return `the database has an older schema (without ${missing.join(", ")})`;
    if (!(await database.isInPlace())) return "the database file was replaced or removed; restart svc-server";
  } catch {
    return "the database does not respond";
  }
  if (!mustWrite || (await database.hasRoom().catch(() => false))) return undefined;
  return "the database cannot store anything; free disk space";
}

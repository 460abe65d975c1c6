import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import { readSetting, setOnce } from "../store/settings.ts";

const SETTING = "pepper_check";
const CHECKED_TEXT = "svc-server pepper check";

/** Thrown if the pepper is not the one that the database's keys were created with: none of them would work. */
export class WrongPepper extends Error {
  override readonly name = "WrongPepper";

  constructor() {
    super(
      "The pepper is not the one that the keys of this database were created with, so no key would work. Set SVC_SERVER_PEPPER to that one, or restore its file.",
    );
  }
}

/**
 * Compares the pepper with the check value in the database, which is stored on first use.
 *
 * @throws WrongPepper
 */
export async function checkPepper(database: Database, pepper: string): Promise<void> {
  const expected = checkValueOf(pepper);
  if (!isEqual(await setOnce(database, SETTING, expected), expected)) throw new WrongPepper();
}

/** Reports whether a database's keys were created with this pepper; false if it has no check value. */
export async function knowsPepper(database: Database, pepper: string): Promise<boolean> {
  return isEqual((await readSetting(database, SETTING)) ?? "", checkValueOf(pepper));
}

function checkValueOf(pepper: string): string {
  return createHmac("sha256", pepper).update(CHECKED_TEXT).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const findAnyKey = defineQuery<object, { id: string }>("select id from api_keys limit 1");

/** Reports whether a database already has a pepper, so that a new one would be wrong. */
export async function hasPepper(database: Database): Promise<boolean> {
  try {
    return (await readSetting(database, SETTING)) !== undefined;
  } catch {
    // The database is new, or older than the check value.
    return database.first(findAnyKey, {}).then(Boolean, () => false);
  }
}

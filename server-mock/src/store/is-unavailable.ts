import { TooManyConflicts } from "./retry-conflicts.ts";

/** Codes of Node and PostgreSQL for a database that cannot be reached or is overloaded, which may pass. */
const CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);
const SQLITE_LOCKED = /database (?:table )?is locked/;
const CONNECTION_LOST = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** Whether a failure says that the database is not there now, and nothing about the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TooManyConflicts) return true;
  const { code } = error as { code?: unknown };
  return CODES.has(String(code)) || SQLITE_LOCKED.test(error.message) || CONNECTION_LOST.test(error.message);
}

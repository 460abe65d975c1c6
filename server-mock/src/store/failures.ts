import { TooManyConflicts } from "./retry-conflicts.ts";

/** What a failure of the database means for a client: come back later, or later and with less; `undefined` is a defect. */
export type FailureKind = "unavailable" | "full";

const NODE_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"]);

/**
 * Codes of PostgreSQL for a database that cannot be reached, takes no more, takes too long, is read-only, or is shutting down:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES_UNAVAILABLE = /^(?:08...|53[234]..|57P..|57014|55P03|25006|25P0[34]|58000)$/;
const POSTGRES_FULL = new Set(["53100", "58030"]);
/** Of pg, which gives no codes: https://node-postgres.com/apis/client */
const CONNECTION_LOST =
  /^(?:Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

const SQLITE_UNAVAILABLE =
  /database (?:table )?is locked|readonly database|unable to open database file|disk I\/O error|file was replaced or removed/;
const SQLITE_FULL = /database or disk is full/;

/** Classifies a failure of the database; undefined for any other error. */
export function failureKindOf(error: unknown): FailureKind | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof TooManyConflicts) return "unavailable";
  const code = String((error as { code?: unknown }).code);
  if (POSTGRES_FULL.has(code) || code === "ENOSPC" || SQLITE_FULL.test(error.message)) return "full";
  const isUnavailable =
    NODE_CODES.has(code) ||
    POSTGRES_UNAVAILABLE.test(code) ||
    SQLITE_UNAVAILABLE.test(error.message) ||
    CONNECTION_LOST.test(error.message);
  return isUnavailable ? "unavailable" : undefined;
}

import { OutcomeUnknown } from "./database.ts";
import { TooManyConflicts } from "./retry-conflicts.ts";

/**
 * Kind of a database failure, by what a client should do: retry soon, retry once there is disk space, or first check whether the
 * write happened.
 */
export type FailureKind = "unavailable" | "full" | "unknown";

const NODE_CODES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"],
  ...["EMFILE", "ENFILE"],
]);

/**
 * PostgreSQL's error codes for a database that is unreachable, overloaded, slow, aborts for conflicts, is read-only or shutting
 * down, or denies access: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES_UNAVAILABLE =
  /^(?:08...|40001|40P01|28...|3D000|3F000|42501|42P01|42703|53[234]..|57P..|57014|55P03|25006|25P0[34]|58000)$/;
const POSTGRES_FULL = new Set(["53100", "58030"]);
/** Messages of pg, which has no codes for them: https://node-postgres.com/apis/client */
const CONNECTION_LOST =
  /^(?:Connection terminated|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** A standby has no serializable transactions, but may be configured with the primary's settings. */
export const NOT_ON_STANDBY = /^cannot use serializable mode in a hot standby/;

const SQLITE_UNAVAILABLE =
  /database (?:table )?is locked|readonly database|unable to open database file|disk I\/O error|file was replaced or removed|database disk image is malformed|file is not a database|^no such (?:table|column)/;
const SQLITE_FULL = /database or disk is full/;

export const FULL = "the database cannot store anything; free disk space";
export const READ_ONLY = "the database is read-only; make it writable, or point DATABASE_URL at the primary";

/** Reasons of failures for an operator, by the database's code or message. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^28...$/, "the database rejects the user or the password of DATABASE_URL; correct it"],
  [/^3D000$/, "there is no database of the name in DATABASE_URL; create or restore it"],
  [
    /^(?:42P01|42703|3F000)$|^no such (?:table|column)/,
    "the tables of svc-server are not in the database; restore it, or restart svc-server to create them",
  ],
  [/^42501$/, "the database user may not use the tables of svc-server; grant it access"],
  [/^53300$/, "the database accepts no more connections; lower --pool-size, or raise max_connections"],
  [/^57P03$/, "the database is starting or shutting down"],
  [/^25006$|readonly database/, READ_ONLY],
  [NOT_ON_STANDBY, READ_ONLY],
  [/^(?:53100|58030|ENOSPC)$|database or disk is full/, FULL],
  [
    /malformed|file is not a database/,
    "the database file is damaged; stop svc-server and restore the file from a backup",
  ],
  [
    /^40(?:001|P01)$/,
    "transactions keep conflicting; set default_transaction_isolation of the database to read committed",
  ],
  [/is locked/, "another program holds the write lock of the database; stop it"],
  [/^E[MN]FILE$/, "svc-server has no file descriptors left; raise its limit (ulimit -n)"],
  [/disk I\/O error/, "the disk of the database is failing or full; check it"],
];

/** Classifies a database failure; undefined for any other error. */
export function failureKindOf(error: unknown): FailureKind | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OutcomeUnknown) return "unknown";
  if (error instanceof TooManyConflicts) return "unavailable";
  const code = String((error as { code?: unknown }).code);
  if (POSTGRES_FULL.has(code) || code === "ENOSPC" || SQLITE_FULL.test(error.message)) return "full";
  const isUnavailable =
    NODE_CODES.has(code) ||
    POSTGRES_UNAVAILABLE.test(code) ||
    SQLITE_UNAVAILABLE.test(error.message) ||
    CONNECTION_LOST.test(error.message) ||
    NOT_ON_STANDBY.test(error.message);
  return isUnavailable ? "unavailable" : undefined;
}

/** Reports whether an error is due to a missing table. */
export function isMissingTable(error: unknown): boolean {
  const { code, message = "" } = error as { code?: unknown; message?: string };
  return code === "42P01" || message.startsWith("no such table");
}

/** Explains a database failure and what to do to an operator; never quotes the database's message, which may contain data. */
export function explainTrouble(error: unknown): string | undefined {
  if (error instanceof OutcomeUnknown) return explainTrouble(error.cause);
  const { code, message = "" } = error as { code?: unknown; message?: string };
  return REASONS.find(([pattern]) => pattern.test(String(code)) || pattern.test(message))?.[1];
}

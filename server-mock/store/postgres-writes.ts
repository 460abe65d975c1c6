import pg from "pg";
import { OutcomeUnknown, WriteConflict } from "./database.ts";
import type { SqlValue } from "./query.ts";

/** One statement for PostgreSQL. Without a name it is parsed every time. */
export interface PostgresStatement {
  name?: string;
  text: string;
  values: SqlValue[];
}

/** Result of one statement. */
export interface StatementResult {
  rows: object[];
  rowCount: number;
}

/** Maximum number of rows per insert statement, and per round trip. */
export const ROWS_PER_STATEMENT = 1_000;

/** Weight of an update, in rows: it may read many rows, so only a few share a round trip. */
export const STATEMENT_SIZE = 250;

/** A statement of a write, and its expected result. */
export interface WriteStatement extends PostgresStatement {
  /** Weight for the statement timeout, in inserted rows. */
  size: number;
  query?: object;
  expectedChanges?: number | undefined;
}

/** A pooled connection in use. */
export interface Connection {
  client: pg.PoolClient;
  /** True while a transaction is open. */
  isInTransaction: boolean;
}

export const BEGIN: WriteStatement = { text: "begin", values: [], size: 0 };
export const COMMIT: PostgresStatement = { text: "commit", values: [] };
/** SQLSTATE class of a pooler that reports its own lost connection. */
const OF_A_POOLER = /^08/;
/** Errors of Citus for a node that it could not reach: nothing was sent there. */
const NOT_REACHED =
  /^connection to the remote node .* failed with the following error: connection to server (?:on|at) .* failed: /;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const ENDS_CONNECTION = /^(?:57P|25P0|58|XX)/;
export const ROLLBACK: PostgresStatement = { text: "rollback", values: [] };

/** Error of `pg` for a connection that ended before it was used: nothing was sent. */
const NOT_SENT = /is not queryable$/;

/**
 * Runs statements as one transaction, and returns the number of changed rows. A single statement without expectations is sent
 * alone; several are sent together with begin and commit. If row counts are expected, or the write is large and sent in parts,
 * commit takes its own round trip.
 */
export async function writeTogether(connection: Connection, statements: WriteStatement[]): Promise<number> {
  const [first = [], ...others] = inParts(statements);
  if (first.length === 0) return 0;
  if (others.length === 0 && first.every(({ expectedChanges }) => expectedChanges === undefined))
    return changesOf(await runToCommit(connection, first.length === 1 ? first : [BEGIN, ...first, COMMIT]));
  connection.isInTransaction = true;
  let changed = changesOf(await runExpecting(connection, [BEGIN, ...first]));
  for (const part of others) changed += changesOf(await runExpecting(connection, part));
  await runToCommit(connection, [COMMIT]);
  return changed;
}

const changesOf = (results: readonly StatementResult[]): number =>
  results.reduce((sum, { rowCount }) => sum + rowCount, 0);

/** Rolls back; returns why the connection cannot be reused. An unresponsive connection is not queried again. */
export async function rollBack(connection: Connection, failure: Error): Promise<Error | undefined> {
  const isDatabaseError = failure instanceof pg.DatabaseError && failure.severity !== "FATAL";
  if (!isDatabaseError && !(failure instanceof WriteConflict)) return failure;
  // A commit pipelined behind a failed statement has rolled everything back.
  if (!connection.isInTransaction) return undefined;
  try {
    await runOn(connection, [ROLLBACK]);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** Splits statements into parts that each finish well within the statement timeout. */
function inParts(statements: WriteStatement[]): WriteStatement[][] {
  const parts: WriteStatement[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const statement of statements) {
    size += statement.size;
    if (size > ROWS_PER_STATEMENT) {
      parts.push([]);
      size = statement.size;
    }
    parts.at(-1)?.push(statement);
  }
  return parts;
}

export async function runOn(
  connection: Connection,
  statements: readonly PostgresStatement[],
): Promise<StatementResult[]> {
  const { results, failure } = await submit(connection, statements);
  if (failure) throw failure;
  return results;
}

/**
 * Runs statements that end with a commit.
 *
 * @throws OutcomeUnknown if they were sent, and the database did not report a failure
 */
export async function runToCommit(
  connection: Connection,
  statements: readonly PostgresStatement[],
): Promise<StatementResult[]> {
  const { results, failure } = await submit(connection, statements);
  if (failure === undefined) return results;
  const isBeforeCommit = results.length < statements.length - 1;
  if (NOT_SENT.test(failure.message) || hasRolledBack(failure, isBeforeCommit)) throw failure;
  throw new OutcomeUnknown(failure);
}

/** Reports whether a failure implies that nothing was committed: one of the commit itself may be the connection's alone. */
function hasRolledBack(failure: Error, isBeforeCommit: boolean): boolean {
  if (!(failure instanceof pg.DatabaseError)) return false;
  const { code = "", message } = failure;
  if (NOT_REACHED.test(message)) return true;
  if (OF_A_POOLER.test(code)) return false;
  return isBeforeCommit || !ENDS_CONNECTION.test(code);
}

/** Runs statements with expected row counts. The first unmet expectation is the cause, whatever failed after it. */
async function runExpecting(connection: Connection, statements: WriteStatement[]): Promise<StatementResult[]> {
  const { results, failure } = await submit(connection, statements);
  const unmet = statements.find(
    ({ expectedChanges }, index) =>
      expectedChanges !== undefined && results[index] && results[index].rowCount !== expectedChanges,
  );
  if (unmet) throw new WriteConflict("Another request has changed the object.", unmet.query);
  if (failure) throw failure;
  return results;
}

/** Returns results up to the first failure. Statements are pipelined; the connection is free when all have ended. */
async function submit(
  { client }: Connection,
  statements: readonly PostgresStatement[],
): Promise<{ results: StatementResult[]; failure: Error | undefined }> {
  const settled = await Promise.allSettled(statements.map((statement) => client.query<object>(statement)));
  const results: StatementResult[] = [];
  for (const one of settled) {
    if (one.status === "rejected") return { results, failure: one.reason };
    // `INSERT` reports its row count, `BEGIN` does not.
    results.push({ rows: one.value.rows, rowCount: one.value.rowCount ?? 0 });
  }
  return { results, failure: undefined };
}

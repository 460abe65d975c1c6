import pg from "pg";
import { OutcomeUnknown, WriteConflict } from "./database.ts";
import type { SqlValue } from "./query.ts";

/** One statement as PostgreSQL gets it. Without a name it is parsed every time. */
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

/** Rows that one statement stores, and that travel together. */
export const ROWS_PER_STATEMENT = 1_000;

/** Statements that change what is stored may read much of it, so a few travel together. */
export const STATEMENT_SIZE = 250;

/** A statement of a write, and what is asked of it. */
export interface WriteStatement extends PostgresStatement {
  /** How long it may take, in rows to store. */
  size: number;
  query?: object;
  expectedChanges?: number | undefined;
}

/** A connection of the pool while it is somebody's. */
export interface Connection {
  client: pg.PoolClient;
  /** Whether a transaction was begun that has to be ended. */
  isInTransaction: boolean;
}

export const BEGIN: WriteStatement = { text: "begin", values: [], size: 0 };
export const COMMIT: PostgresStatement = { text: "commit", values: [] };
/** A pooler that lost its own connection says so in the database's place. */
const OF_A_POOLER = /^08/;
/** What Citus says of a machine that it could not reach: nothing was sent there. */
const NOT_REACHED =
  /^connection to the remote node .* failed with the following error: connection to server (?:on|at) .* failed: /;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const ENDS_CONNECTION = /^(?:57P|25P0|58|XX)/;
export const ROLLBACK: PostgresStatement = { text: "rollback", values: [] };

/** What `pg` says of a connection that ended before it was used: nothing was sent. */
const NOT_SENT = /is not queryable$/;

/**
 * Runs statements as one transaction. One that asks for nothing travels alone, several together with begin and commit; what must
 * change so many rows is checked before it is kept, and what is large travels in parts, so both commit in a round trip of their
 * own. Returns how many rows were changed.
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

/** Returns why the connection cannot be used again. One that did not respond is not asked a second time. */
export async function rollBack(connection: Connection, failure: Error): Promise<Error | undefined> {
  const isDatabaseError = failure instanceof pg.DatabaseError && failure.severity !== "FATAL";
  if (!isDatabaseError && !(failure instanceof WriteConflict)) return failure;
  // A commit that travelled behind a statement that failed has undone it all.
  if (!connection.isInTransaction) return undefined;
  try {
    await runOn(connection, [ROLLBACK]);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** Parts that each are stored well within the time of one statement. */
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
 * Runs statements whose end is a commit.
 *
 * @throws OutcomeUnknown where they were sent, and the database did not say that they failed
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

/** Whether a failure says that nothing was kept: one of the commit itself may be of the connection alone. */
function hasRolledBack(failure: Error, isBeforeCommit: boolean): boolean {
  if (!(failure instanceof pg.DatabaseError)) return false;
  const { code = "", message } = failure;
  if (NOT_REACHED.test(message)) return true;
  if (OF_A_POOLER.test(code)) return false;
  return isBeforeCommit || !ENDS_CONNECTION.test(code);
}

/** The first statement that changed another number of rows than expected is what went wrong, whatever came after it. */
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

/** What the statements gave until one of them failed. They are sent together; the connection is free when all have ended. */
async function submit(
  { client }: Connection,
  statements: readonly PostgresStatement[],
): Promise<{ results: StatementResult[]; failure: Error | undefined }> {
  const settled = await Promise.allSettled(statements.map((statement) => client.query<object>(statement)));
  const results: StatementResult[] = [];
  for (const one of settled) {
    if (one.status === "rejected") return { results, failure: one.reason };
    // `INSERT` says how many rows it was, `BEGIN` does not.
    results.push({ rows: one.value.rows, rowCount: one.value.rowCount ?? 0 });
  }
  return { results, failure: undefined };
}

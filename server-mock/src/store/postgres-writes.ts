import pg from "pg";
import { WriteConflict } from "./database.ts";
import { parserFor } from "./postgres-pool.ts";
import { PostgresRun, type PostgresStatement, type StatementResult } from "./postgres-run.ts";

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

const BEGIN: WriteStatement = { text: "begin", values: [], size: 0 };
const COMMIT: PostgresStatement = { text: "commit", values: [] };

/**
 * Runs statements as one transaction. What travels together and asks for nothing is one already; what must change so many rows
 * is checked before it is kept, and what is large travels in parts, so both begin a transaction of their own. Returns how many
 * rows were changed.
 */
export async function writeTogether(connection: Connection, statements: WriteStatement[]): Promise<number> {
  const { client } = connection;
  const [first = [], ...others] = inParts(statements);
  if (first.length === 0) return 0;
  if (others.length === 0 && first.every(({ expectedChanges }) => expectedChanges === undefined))
    return changesOf(await runOn(client, first));
  connection.isInTransaction = true;
  let changed = changesOf(await runExpecting(client, [BEGIN, ...first]));
  for (const part of others) changed += changesOf(await runExpecting(client, part));
  await runOn(client, [COMMIT]);
  return changed;
}

const changesOf = (results: readonly StatementResult[]): number =>
  results.reduce((sum, { rowCount }) => sum + rowCount, 0);

/** Returns why the connection cannot be used again. One that did not respond is not asked a second time. */
export async function rollBack({ client, isInTransaction }: Connection, failure: Error): Promise<Error | undefined> {
  const isDatabaseError = failure instanceof pg.DatabaseError && failure.severity !== "FATAL";
  if (!isDatabaseError && !(failure instanceof WriteConflict)) return failure;
  // Statements of one run have undone themselves.
  if (!isInTransaction) return undefined;
  try {
    await client.query("rollback");
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

export async function runOn(client: pg.PoolClient, statements: PostgresStatement[]): Promise<StatementResult[]> {
  const run = new PostgresRun(statements, parserFor);
  return new Promise((resolve, reject) => {
    run.callback = (error, results = []) => (error ? reject(error) : resolve(results));
    client.query(run);
  });
}

/** The first statement that changed another number of rows than expected is what went wrong, whatever came after it. */
async function runExpecting(client: pg.PoolClient, statements: WriteStatement[]): Promise<StatementResult[]> {
  const run = new PostgresRun(statements, parserFor);
  const failure = await new Promise<Error | undefined>((resolve) => {
    run.callback = resolve;
    client.query(run);
  });
  const unmet = statements.find(
    ({ expectedChanges }, index) =>
      expectedChanges !== undefined && run.results[index] && run.results[index].rowCount !== expectedChanges,
  );
  if (unmet) throw new WriteConflict("Another request has changed the object.", unmet.query);
  if (failure) throw failure;
  return run.results;
}

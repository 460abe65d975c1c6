import { createHash, randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { wait } from "../../machine/platform-timers.ts";
import { type Database, type Write, WriteConflict } from "./database.ts";
import { explainTrouble, failureKindOf, NOT_ON_STANDBY, READ_ONLY } from "./failures.ts";
import {
  closePool,
  type OpenPool,
  openPool,
  POOL_DEFAULTS,
  type PoolOptions,
  takeConnection,
} from "./postgres-pool.ts";
import {
  BEGIN,
  COMMIT,
  type Connection,
  type PostgresStatement,
  ROLLBACK,
  ROWS_PER_STATEMENT,
  rollBack,
  runOn,
  runToCommit,
  STATEMENT_SIZE,
  type WriteStatement,
  writeTogether,
} from "./postgres-writes.ts";
import { type CompiledQuery, compileQuery, defineQuery, insertQuery, type Query, type SqlValue } from "./query.ts";
import { vectorOf } from "./search-words.ts";
import { rewriteSettings } from "./settings.ts";
import type { Tables } from "./tables.ts";

const UNIQUE_VIOLATION = "23505";
/** Conflicting transactions: on a serializable database, on a standby during replay, or in a deadlock. */
const CONFLICTS = new Set(["40001", "40P01"]);
const MAX_CONFLICTS = 10;
const MAX_PAUSE_MS = 100;
/** A pooler has switched the server connection, where the prepared statement is unknown or already exists. */
const STATEMENT_LOST = new Set(["26000", "42P05"]);
/** A newer server has added a column that the statement reads. */
const FEATURE_NOT_SUPPORTED = "0A000";
const PLAN_CHANGED = "cached plan must not change result type";
/** Size of a template or the transcript of a long call. */
const ROOM_BYTES = 256 * 1024;
/** Also true on a standby. */
const READ_ONLY_QUESTION: PostgresStatement = { text: "show transaction_read_only", values: [] };
const MIGRATION_LOCK = 7_281_934;
const BEGIN_READ: PostgresStatement = { text: "begin isolation level repeatable read read only", values: [] };
/** Migrations and maintenance may take hours. */
const SCRIPT_TIMEOUT_MS = 6 * 60 * 60 * 1000;

/** Ends the statement of a killed process, so that the next one can start it again. Not supported by every server. */
const END_WITH_CLIENT =
  "select set_config(name, '5s', false) from pg_settings where name = 'client_connection_check_interval'";

interface Prepared extends CompiledQuery {
  name: string;
}

/** Opens a PostgreSQL database. Any number of processes may use it at the same time. */
export async function openPostgres(connectionString: string, options: PoolOptions = {}): Promise<Database> {
  const settings = { ...POOL_DEFAULTS, ...options };
  return new PostgresDatabase(await openPool(connectionString, settings), settings);
}

export class PostgresDatabase implements Database {
  readonly dialect = "postgres";
  readonly #open: OpenPool;
  readonly #connectTimeoutMs: number;
  /** Statements are unnamed behind a pooler, which assigns each transaction to any server connection. */
  #isUnnamed: boolean;
  /** Number of schema changes seen: statements with an outdated plan get a new name, so that they are parsed again. */
  #plans = 0;
  /** Reads request repeatable read on a standby, which has no serializable transactions. */
  #isStandby = false;
  /** True if the last write failed because of the database. */
  #hasFailed = false;
  readonly #queries = new Map<string, Prepared>();

  constructor(open: OpenPool, { connectTimeoutMs }: Required<PoolOptions>) {
    this.#open = open;
    this.#connectTimeoutMs = connectTimeoutMs;
    this.#isUnnamed = open.isPooler;
  }

  async all<Parameters extends object, Row>(query: Query<Parameters, Row>, parameters: Parameters): Promise<Row[]> {
    const read = (connection: Connection) => {
      const statement = this.#statement(query, parameters);
      return runOn(connection, this.#isStandby ? [BEGIN_READ, statement, COMMIT] : [statement]);
    };
    const results = await this.#unlessConflicting(read);
    const result = results.at(results.length === 1 ? 0 : 1);
    const rows = (result?.rows ?? []) as Record<string, unknown>[];
    for (const column of query.bytes ?? []) for (const row of rows) row[column] = toBytes(row[column]);
    return rows as Row[];
  }

  async first<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
  ): Promise<Row | undefined> {
    return (await this.all(query, parameters))[0];
  }

  write(writes: Write[]): Promise<number> {
    // A success without a statement would prove nothing of the server.
    if (writes.length === 0) return Promise.resolve(0);
    return this.#retried((connection) =>
      writeTogether(
        connection,
        writes.flatMap((write) => this.#statementsOf(write)),
      ),
    );
  }

  async writeReturning<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
  ): Promise<Row[]> {
    const [result] = await this.#retried((connection) => runToCommit(connection, [this.#statement(query, parameters)]));
    return (result?.rows ?? []) as Row[];
  }

  /** Everything that can be read here is on disk. */
  untilLasting(): Promise<void> {
    return Promise.resolve();
  }

  async script(statements: string[]): Promise<void> {
    await this.#transaction(async (client) => {
      const run = (text: string, values: SqlValue[] = []) =>
        client.query({ text, values, query_timeout: SCRIPT_TIMEOUT_MS } as pg.QueryConfig);
      await run("set local statement_timeout = 0");
      // Processes that start together apply the migrations one after the other.
      await run("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      for (const text of statements) await run(text);
    });
  }

  async alone(statement: string): Promise<void> {
    const client = await takeConnection(this.#open.pool, this.#connectTimeoutMs);
    // A pooler's connections have no limit of their own, and would keep the setting for others.
    const settings = this.#open.isPooler ? [] : ["set statement_timeout = 0", END_WITH_CLIENT];
    try {
      for (const text of [...settings, statement])
        await client.query({ text, query_timeout: SCRIPT_TIMEOUT_MS } as pg.QueryConfig);
    } finally {
      // The setting ends with the connection.
      client.release(true);
    }
  }

  compact(): Promise<void> {
    return this.alone("vacuum");
  }

  async copyTo(): Promise<void> {
    throw new Error("PostgreSQL is backed up with pg_dump.");
  }

  version(): undefined {
    return undefined;
  }

  async findWriteProblem(mustTry: boolean): Promise<string | undefined> {
    const [result] = await this.#attempt((connection) => runOn(connection, [READ_ONLY_QUESTION]));
    const [row] = (result?.rows ?? []) as { transaction_read_only: string }[];
    if (row?.transaction_read_only === "on") return READ_ONLY;
    if (!mustTry && !this.#hasFailed) return undefined;
    try {
      await this.writeReturning(rewriteSettings, {});
      await this.#takeRoom();
      return undefined;
    } catch (error) {
      return explainTrouble(error) ?? "the database accepts no writes";
    }
  }

  /** Checks for free disk space with a large row, which is rolled back: a small one would still fit into existing pages. */
  async #takeRoom(): Promise<void> {
    const values = [`room ${randomUUID()}`, randomBytes(ROOM_BYTES).toString("base64")];
    await this.#attempt(async (connection) => {
      connection.isInTransaction = true;
      await runOn(connection, [BEGIN, { text: "insert into settings (name, value) values ($1, $2)", values }]);
      await runOn(connection, [ROLLBACK]);
    });
  }

  close(): Promise<void> {
    return closePool(this.#open);
  }

  /** Runs a named statement; repeats it if its plan no longer fits the schema, a pooler has lost it, or on a standby. */
  async #named<Result>(run: () => Promise<Result>): Promise<Result> {
    const wasUnnamed = this.#isUnnamed;
    const wasStandby = this.#isStandby;
    try {
      return await run();
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const isLost = !wasUnnamed && STATEMENT_LOST.has(String(code));
      const isOutdated = code === FEATURE_NOT_SUPPORTED && message.startsWith(PLAN_CHANGED);
      const isOfStandby = !wasStandby && NOT_ON_STANDBY.test(message);
      if (!isLost && !isOutdated && !isOfStandby) throw error;
      this.#isUnnamed ||= isLost;
      this.#isStandby ||= isOfStandby;
      if (isOutdated) this.#plans += 1;
      return run();
    }
  }

  /** Sends many rows as one statement with one JSON parameter. */
  #statementsOf(write: Write): WriteStatement[] {
    if (!("table" in write)) {
      const { query, expectedChanges } = write;
      return [{ ...this.#statement(query, write.parameters), query, expectedChanges, size: STATEMENT_SIZE }];
    }
    const { table } = write;
    const rows = table === "search_documents" ? write.rows.map(withVector) : write.rows;
    const [first = {}] = rows;
    // A single row needs no JSON around documents that are JSON already.
    if (rows.length === 1) return [{ ...this.#statement(insertQuery(table, first), first), size: 1 }];
    const all = Object.keys(first).join(", ");
    const query = defineQuery<{ rows: string }, unknown>(
      `insert into ${table} (${all}) select ${all} from json_populate_recordset(cast(null as ${table}), :rows)`,
    );
    return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) => {
      const some = rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT);
      return { ...this.#statement(query, { rows: JSON.stringify(some) }), size: some.length };
    });
  }

  #statement(query: Query<never, unknown>, parameters: object): PostgresStatement {
    const { name, sql: text, bind } = this.#prepare(query);
    const values = bind(parameters);
    // Named statements get a generic plan after five executions.
    if (this.#isUnnamed || query.isPlannedByValues) return { text, values };
    return { name: this.#plans === 0 ? name : `${name} ${this.#plans}`, text, values };
  }

  #prepare<Parameters, Row>(query: Query<Parameters, Row>): Prepared {
    const known = this.#queries.get(query.sql);
    if (known) return known;
    const compiled = compileQuery(query, (position) => `$${position}`);
    const prepared = { ...compiled, name: nameOf(compiled.sql) };
    this.#queries.set(query.sql, prepared);
    return prepared;
  }

  async #transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    return this.#retried(async (connection) => {
      const { client } = connection;
      connection.isInTransaction = true;
      await runOn(connection, [BEGIN]);
      const result = await work(client);
      await runToCommit(connection, [COMMIT]);
      return result;
    });
  }

  async #retried<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    try {
      const result = await this.#unlessConflicting(work);
      this.#hasFailed = false;
      this.#isStandby = false;
      return result;
    } catch (error) {
      this.#hasFailed ||= failureKindOf(error) !== undefined;
      throw error;
    }
  }

  /**
   * Repeats the loser of a conflict, which has written nothing, a little later than the winner; also reads on a standby that
   * replay has canceled.
   */
  async #unlessConflicting<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#named(() => this.#attempt(work));
      } catch (error) {
        if (!CONFLICTS.has(String((error as { code?: string }).code)) || attempt === MAX_CONFLICTS) throw error;
      }
      await wait(Math.random() * Math.min(2 ** attempt, MAX_PAUSE_MS));
    }
  }

  async #attempt<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const client = await takeConnection(this.#open.pool, this.#connectTimeoutMs);
    const connection = { client, isInTransaction: false };
    let broken: Error | undefined;
    try {
      return await work(connection);
    } catch (error) {
      broken = await rollBack(connection, error as Error);
      const { code, message } = error as { code?: string; message: string };
      if (code === UNIQUE_VIOLATION) throw new WriteConflict(message);
      throw error;
    } finally {
      // A connection that could not roll back is not reused.
      client.release(broken);
    }
  }
}

/** A digest, since a pooler may expose one process's statements to another. */
function nameOf(sql: string): string {
  return createHash("sha256").update(sql).digest("base64url");
}

/** Converts stored text that is passed through as bytes. */
function toBytes(value: unknown): unknown {
  return typeof value === "string" ? Buffer.from(value) : value;
}

/** Adds the index's words in the form of the column. */
function withVector(row: object): object {
  const { words } = row as Tables["search_documents"];
  return { ...row, words: vectorOf(words) };
}

import { createHash } from "node:crypto";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import pg from "pg";
import { type Database, type RowsWrite, type Write, WriteConflict } from "./database.ts";
import { closePool, type OpenPool, openPool, type PoolOptions } from "./postgres-pool.ts";
import { type CompiledQuery, compileQuery, defineQuery, type Query, type SqlValue } from "./query.ts";
import type { TableName, Tables } from "./tables.ts";

const UNIQUE_VIOLATION = "23505";
const DEADLOCK = "40P01";
const MAX_DEADLOCKS = 10;
/** A pooler has put another server behind the connection: it does not know the statement, or knows it already. */
const STATEMENT_LOST = new Set(["26000", "42P05"]);
const MIGRATION_LOCK = 7_281_934;
const ROWS_PER_STATEMENT = 1_000;
/** Migrations and maintenance may take as long as they need. */
const SCRIPT_TIMEOUT_MS = 6 * 60 * 60 * 1000;

/** Writes what is there already: fails where nothing can be written. */
const rewriteSettings = defineQuery<object, unknown>((builder) =>
  builder.updateTable("settings").set((expressions) => ({ value: expressions.ref("value") })),
);

interface Prepared extends CompiledQuery {
  name: string;
}

type Statement = { name?: string; text: string; values: SqlValue[] };

/** Opens a PostgreSQL database. Any number of processes may work on it at the same time. */
export async function openPostgres(connectionString: string, options: PoolOptions = {}): Promise<Database> {
  return new PostgresDatabase(await openPool(connectionString, options));
}

class PostgresDatabase implements Database {
  readonly dialect = "postgres";
  readonly #pool: pg.Pool;
  readonly #clients: ReadonlySet<pg.PoolClient>;
  /** Statements keep no names behind a pooler, which hands each transaction to any server connection. */
  #isUnnamed: boolean;
  readonly #queries = new Map<object, Prepared>();
  readonly #inserts = new Map<string, { name: string; text: string }>();
  readonly #builder = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (builder) => new PostgresIntrospector(builder),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

  constructor({ pool, clients, isPooler }: OpenPool) {
    this.#pool = pool;
    this.#clients = clients;
    this.#isUnnamed = isPooler;
  }

  async all<Parameters extends object, Row>(query: Query<Parameters, Row>, parameters: Parameters): Promise<Row[]> {
    const result = await this.#named(() => this.#pool.query(this.#statement(query, parameters)));
    return result.rows as Row[];
  }

  async first<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
  ): Promise<Row | undefined> {
    return (await this.all(query, parameters))[0];
  }

  async write(writes: Write[]): Promise<void> {
    const work = async (client: pg.PoolClient) => {
      for (const write of writes) await this.#write(client, write);
    };
    await (isOneStatement(writes) ? this.#retried(work) : this.#transaction(work));
  }

  async writeReturning<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
  ): Promise<Row[]> {
    return this.#retried(async (client) => {
      const result = await client.query(this.#statement(query, parameters));
      return result.rows as Row[];
    });
  }

  async script(statements: string[]): Promise<void> {
    await this.#transaction(async (client) => {
      const run = (text: string, values: SqlValue[] = []) =>
        client.query({ text, values, query_timeout: SCRIPT_TIMEOUT_MS } as Statement);
      await run("set local statement_timeout = 0");
      // Processes that start together take the steps of the schema one after the other.
      await run("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      for (const text of statements) await run(text);
    });
  }

  async compact(): Promise<void> {
    await this.#pool.query("vacuum");
  }

  async copyTo(): Promise<void> {
    throw new Error("PostgreSQL is backed up with pg_dump.");
  }

  version(): undefined {
    return undefined;
  }

  async hasRoom(): Promise<boolean> {
    await this.writeReturning(rewriteSettings, {});
    return true;
  }

  close(): Promise<void> {
    return closePool(this.#pool, this.#clients);
  }

  /** Runs a statement by its name, and without one where a pooler has lost it. */
  async #named<Result>(run: () => Promise<Result>): Promise<Result> {
    const wasUnnamed = this.#isUnnamed;
    try {
      return await run();
    } catch (error) {
      if (wasUnnamed || !STATEMENT_LOST.has(String((error as { code?: unknown }).code))) throw error;
      this.#isUnnamed = true;
      return run();
    }
  }

  async #write(client: pg.PoolClient, write: Write): Promise<void> {
    if ("table" in write) return this.#insert(client, write);
    const { rowCount } = await client.query(this.#statement(write.query, write.parameters));
    if (write.expectedChanges !== undefined && rowCount !== write.expectedChanges) {
      throw new WriteConflict("Another request has changed the object.", write.query);
    }
  }

  /** Many rows in one statement, as one JSON parameter. */
  async #insert(client: pg.PoolClient, { table, rows }: RowsWrite): Promise<void> {
    const insert = this.#prepareInsert(table, Object.keys(rows[0] ?? {}).join(", "));
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      const values = [JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT))];
      await client.query(this.#isUnnamed ? { text: insert.text, values } : { ...insert, values });
    }
  }

  #statement(query: Query<never, unknown>, parameters: object): Statement {
    const { name, sql, bind } = this.#prepare(query);
    const statement = { text: sql, values: bind(parameters) };
    return this.#isUnnamed ? statement : { name, ...statement };
  }

  #prepare<Parameters, Row>(query: Query<Parameters, Row>): Prepared {
    const known = this.#queries.get(query);
    if (known) return known;
    const compiled = compileQuery(this.#builder, query);
    const prepared = { ...compiled, name: nameOf(compiled.sql) };
    this.#queries.set(query, prepared);
    return prepared;
  }

  #prepareInsert(table: TableName, columns: string): { name: string; text: string } {
    const key = `${table} ${columns}`;
    const known = this.#inserts.get(key);
    if (known) return known;
    const text = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
    const prepared = { name: nameOf(text), text };
    this.#inserts.set(key, prepared);
    return prepared;
  }

  async #transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    return this.#retried(async (client) => {
      await client.query("begin");
      const result = await work(client);
      await client.query("commit");
      return result;
    });
  }

  /** The loser of a deadlock has written nothing and begins again. */
  async #retried<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#named(() => this.#attempt(work));
      } catch (error) {
        if ((error as { code?: string }).code !== DEADLOCK || attempt === MAX_DEADLOCKS) throw error;
      }
    }
  }

  async #attempt<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      broken = await rollBack(client, error as Error);
      const { code, message } = error as { code?: string; message: string };
      if (code === UNIQUE_VIOLATION) throw new WriteConflict(message);
      throw error;
    } finally {
      // A connection that could not roll back is not given to anybody else.
      client.release(broken);
    }
  }
}

/** Returns why the connection cannot be used again. One that did not respond is not asked a second time. */
async function rollBack(client: pg.PoolClient, failure: Error): Promise<Error | undefined> {
  const isDatabaseError = failure instanceof pg.DatabaseError && failure.severity !== "FATAL";
  if (!isDatabaseError && !(failure instanceof WriteConflict)) return failure;
  // A statement alone has undone itself.
  if (client.getTransactionStatus() === "I") return undefined;
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** A statement alone is a transaction already. One that must change so many rows may have to be undone, so it needs its own. */
function isOneStatement(writes: Write[]): boolean {
  const [write] = writes;
  if (writes.length !== 1 || !write) return false;
  return "table" in write ? write.rows.length <= ROWS_PER_STATEMENT : write.expectedChanges === undefined;
}

/** A digest, since a pooler may show one process the statements of another. */
function nameOf(sql: string): string {
  return createHash("sha256").update(sql).digest("base64url");
}

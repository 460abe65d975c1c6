import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import pg from "pg";
import { type Database, type RowsWrite, type Write, WriteConflict } from "./database.ts";
import { type CompiledQuery, compileQuery, type Query } from "./query.ts";
import type { Tables } from "./tables.ts";

const UNIQUE_VIOLATION = "23505";
const DEADLOCK = "40P01";
const MAX_DEADLOCKS = 10;
const INT8 = 20;
const NUMERIC = 1700;
const MAX_CONNECTIONS = 10;
const MIGRATION_LOCK = 7_281_934;
const ROWS_PER_STATEMENT = 1_000;

interface Prepared extends CompiledQuery {
  name: string;
}

/** Opens a PostgreSQL database. Any number of processes may work on it at the same time. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const types = { getTypeParser: parserFor };
  const pool = new pg.Pool({ connectionString, max: MAX_CONNECTIONS, types, application_name: "svc-server" });
  // An idle connection that breaks is replaced when it is needed; without a listener it would end the process.
  pool.on("error", () => undefined);
  const client = await pool.connect();
  client.release();
  return new PostgresDatabase(pool);
}

/** Counts and sums arrive as numbers: none comes near 2^53. */
function parserFor(type: number, format?: "text" | "binary"): (text: string) => unknown {
  if (type === INT8 || type === NUMERIC) return Number;
  return pg.types.getTypeParser(type, format as "text");
}

class PostgresDatabase implements Database {
  readonly dialect = "postgres";
  readonly #pool: pg.Pool;
  readonly #queries = new Map<object, Prepared>();
  readonly #builder = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (builder) => new PostgresIntrospector(builder),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async all<Parameters extends object, Row>(query: Query<Parameters, Row>, parameters: Parameters): Promise<Row[]> {
    const { name, sql, bind } = this.#prepare(query);
    const result = await this.#pool.query({ name, text: sql, values: bind(parameters) });
    return result.rows as Row[];
  }

  async first<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
  ): Promise<Row | undefined> {
    return (await this.all(query, parameters))[0];
  }

  async write(writes: Write[]): Promise<void> {
    await this.#transaction(async (client) => {
      for (const write of writes) {
        if ("table" in write) await insert(client, write);
        else {
          const { name, sql, bind } = this.#prepare(write.query);
          const { rowCount } = await client.query({ name, text: sql, values: bind(write.parameters) });
          if (write.expectedChanges !== undefined && rowCount !== write.expectedChanges) {
            throw new WriteConflict("Another request has changed the object.", write.query);
          }
        }
      }
    });
  }

  async writeReturning<Parameters extends object, Row>(
    query: Query<Parameters, Row>,
    parameters: Parameters,
  ): Promise<Row[]> {
    const { name, sql, bind } = this.#prepare(query);
    return this.#transaction(async (client) => {
      const result = await client.query({ name, text: sql, values: bind(parameters) });
      return result.rows as Row[];
    });
  }

  async script(statements: string[]): Promise<void> {
    await this.#transaction(async (client) => {
      // Processes that start together take the steps of the schema one after the other.
      await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      for (const text of statements) await client.query(text);
    });
  }

  async copyTo(): Promise<void> {
    throw new Error("PostgreSQL is backed up with pg_dump.");
  }

  version(): undefined {
    return undefined;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #prepare<Parameters, Row>(query: Query<Parameters, Row>): Prepared {
    const known = this.#queries.get(query);
    if (known) return known;
    const prepared = { ...compileQuery(this.#builder, query), name: `q${this.#queries.size}` };
    this.#queries.set(query, prepared);
    return prepared;
  }

  /** Whoever loses a deadlock has written nothing and begins again. */
  async #transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(work);
      } catch (error) {
        if ((error as { code?: string }).code !== DEADLOCK || attempt === MAX_DEADLOCKS) throw error;
      }
    }
  }

  async #attempt<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    let failure: Error | undefined;
    try {
      await client.query("begin");
      const result = await work(client);
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch((rollbackError: Error) => {
        failure = rollbackError;
      });
      const { code, message } = error as { code?: string; message: string };
      if (code === UNIQUE_VIOLATION) throw new WriteConflict(message);
      throw error;
    } finally {
      // A connection that could not roll back is not given to anybody else.
      client.release(failure);
    }
  }
}

/** Many rows in one statement, as one JSON parameter. */
async function insert(client: pg.PoolClient, { table, rows }: RowsWrite): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    const text = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
    await client.query(text, [JSON.stringify(part)]);
  }
}

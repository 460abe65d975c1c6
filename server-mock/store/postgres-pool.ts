import pg from "pg";

const INT8 = 20;
const NUMERIC = 1700;
const CLOSE_TIMEOUT_MS = 1_000;
const PROTOCOL_VIOLATION = "08P01";

/** Settings of the connections to PostgreSQL. */
export interface PoolOptions {
  /** Connections of one process; 10 by default. */
  poolSize?: number;
  /** Time to get a connection, waiting included; 1,500 ms by default. */
  connectTimeoutMs?: number;
  /** Time for one statement; 3,000 ms by default. */
  statementTimeoutMs?: number;
}

/** Defaults of `PoolOptions`. Together the times stay below the 5 s within which every request is responded to. */
export const POOL_DEFAULTS = { poolSize: 10, connectTimeoutMs: 1_500, statementTimeoutMs: 3_000 } as const;

/** A pool with its connections. */
export interface OpenPool {
  pool: pg.Pool;
  clients: ReadonlySet<pg.PoolClient>;
  /** Whether it is a pooler's, which hands each transaction to any connection of its own. */
  isPooler: boolean;
}

/**
 * Opens a pool, with one connection made. A pooler such as PgBouncer rejects the timeout as a setting of the connection; it
 * then is the client's alone.
 */
export async function openPool(connectionString: string, options: PoolOptions): Promise<OpenPool> {
  try {
    return { ...(await connect(connectionString, options, true)), isPooler: false };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== PROTOCOL_VIOLATION || !message.includes("startup parameter")) throw error;
    return { ...(await connect(connectionString, options, false)), isPooler: true };
  }
}

async function connect(
  connectionString: string,
  options: PoolOptions,
  hasSettings: boolean,
): Promise<Omit<OpenPool, "isPooler">> {
  const { poolSize, connectTimeoutMs, statementTimeoutMs } = { ...POOL_DEFAULTS, ...options };
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(hasSettings ? { statement_timeout: statementTimeoutMs } : {}),
    keepAlive: true,
    types: { getTypeParser: parserFor },
    application_name: "svc-server",
  });
  // A connection that breaks fails its statement, or is replaced when it is needed; without listeners, while idle and while
  // in use, it would end the process.
  pool.on("error", () => undefined);
  const clients = new Set<pg.PoolClient>();
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    clients.add(client);
    client.once("end", () => clients.delete(client));
  });
  try {
    const client = await pool.connect();
    client.release();
    return { pool, clients };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Closes the connections when their statements have ended, and those of a database that is silent after a second. */
export async function closePool(pool: pg.Pool, clients: ReadonlySet<pg.PoolClient>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
  });
  await Promise.race([pool.end(), deadline]);
  clearTimeout(timer);
  // An orderly end would wait for the database to close its side, and keep the process alive for as long.
  for (const client of clients) (client as unknown as Connected).connection.stream.destroy();
}

interface Connected {
  connection: { stream: { destroy(): void } };
}

/** Counts and sums arrive as numbers: none comes near 2^53. */
export function parserFor(type: number, format?: "text" | "binary"): (text: string) => unknown {
  if (type === INT8 || type === NUMERIC) return Number;
  return pg.types.getTypeParser(type, format as "text");
}

import { Socket } from "node:net";
import pg from "pg";
import { wait } from "../../machine/platform-timers.ts";

const INT8 = 20;
const NUMERIC = 1700;
const CLOSE_TIMEOUT_MS = 1_000;
const PROTOCOL_VIOLATION = "08P01";
/** The database or its user has reached its connection limit. */
const TOO_MANY_CONNECTIONS = "53300";
const CROWDED_PAUSE_MS = 100;

/** Connection settings for PostgreSQL. */
export interface PoolOptions {
  /** Connections per process; 10 by default. */
  poolSize?: number;
  /** Timeout for getting a connection, including the wait; 1,500 ms by default. */
  connectTimeoutMs?: number;
  /** Timeout of one statement; 3,000 ms by default. */
  statementTimeoutMs?: number;
}

/** Defaults of `PoolOptions`. Together the timeouts stay below the 5 s within which every request gets a response. */
export const POOL_DEFAULTS = { poolSize: 10, connectTimeoutMs: 1_500, statementTimeoutMs: 3_000 } as const;

/** A pool with its sockets. */
export interface OpenPool {
  pool: pg.Pool;
  sockets: ReadonlySet<Socket>;
  /** True behind a pooler, which assigns each transaction to any of its connections. */
  isPooler: boolean;
}

/**
 * Opens a pool, with one connection established. Poolers such as PgBouncer reject the statement timeout as a connection
 * setting; it is then enforced by the client alone.
 */
export async function openPool(connectionString: string, options: Required<PoolOptions>): Promise<OpenPool> {
  try {
    return { ...(await open(connectionString, options, true)), isPooler: false };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== PROTOCOL_VIOLATION || !message.includes("startup parameter")) throw error;
    return { ...(await open(connectionString, options, false)), isPooler: true };
  }
}

async function open(
  connectionString: string,
  { poolSize, connectTimeoutMs, statementTimeoutMs }: Required<PoolOptions>,
  hasSettings: boolean,
): Promise<Omit<OpenPool, "isPooler">> {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    // Enforced by the client, for a database that does not even report a timeout.
    query_timeout: statementTimeoutMs,
    ...(hasSettings ? { statement_timeout: statementTimeoutMs } : {}),
    // Statements of a write are pipelined, in one round trip.
    pipeline: true,
    keepAlive: true,
    types: { getTypeParser: parserFor },
    application_name: "svc-server",
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once("close", () => sockets.delete(socket));
    },
  });
  // A connection that breaks fails its statement, or is replaced when it is needed; without listeners, while idle and while
  // in use, it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    (await pool.connect()).release();
    return { pool, sockets };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Takes a connection; waits for an existing one if the database accepts no more. */
export async function takeConnection(pool: pg.Pool, timeoutMs: number): Promise<pg.PoolClient> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const isCrowded = (error as { code?: string }).code === TOO_MANY_CONNECTIONS && pool.totalCount > 0;
      if (!isCrowded || performance.now() > giveUpAt) throw error;
      await wait(CROWDED_PAUSE_MS);
    }
  }
}

/** Closes connections when their statements have ended, and those of an unresponsive database after a second. */
export async function closePool({ pool, sockets }: OpenPool): Promise<void> {
  const deadline = new AbortController();
  await Promise.race([pool.end(), wait(CLOSE_TIMEOUT_MS, undefined, deadline).catch(() => undefined)]);
  deadline.abort();
  // A graceful end would keep the process alive until the database closes its side.
  for (const socket of sockets) socket.destroy();
}

/** Parses counts and sums as numbers: none comes near 2^53. */
export function parserFor(type: number, format?: "text" | "binary"): (text: string) => unknown {
  if (type === INT8 || type === NUMERIC) return Number;
  return pg.types.getTypeParser(type, format as "text");
}

import type pg from "pg";
import { type Deadline, Deadlines } from "./deadlines.ts";

interface Waiting {
  resolve: (client: pg.PoolClient) => void;
  reject: (error: Error) => void;
  deadline: Deadline;
}

/** The database, or its user, has as many connections as it may have. */
const TOO_MANY_CONNECTIONS = "53300";
/** How long no further connection is asked for then, while there are others to wait for. */
const CROWDED_MS = 1_000;
/** How long a connection is kept at hand that nobody uses. The pool then closes it. */
const KEPT_MS = 10_000;

/**
 * The connections of a pool, kept at hand between two uses: to go through `pg.Pool` for each of them takes three timers and
 * eight listeners. It still makes, replaces and closes them.
 */
export class PostgresConnections {
  readonly #pool: pg.Pool;
  readonly #size: number;
  readonly #deadlines: Deadlines;
  /** The one that was used last is taken first, so that what is not needed is closed. */
  #free: { client: pg.PoolClient; since: number }[] = [];
  readonly #waiting = new Set<Waiting>();
  #open = 0;
  #sweep: NodeJS.Timeout | undefined;
  #isClosing = false;
  #crowdedUntil = Number.NEGATIVE_INFINITY;

  constructor(pool: pg.Pool, options: { poolSize: number; connectTimeoutMs: number }) {
    this.#pool = pool;
    this.#size = options.poolSize;
    this.#deadlines = new Deadlines(options.connectTimeoutMs);
  }

  /** A connection at hand, or else a promise of one. */
  take(): pg.PoolClient | Promise<pg.PoolClient> {
    for (let last = this.#free.pop(); last; last = this.#free.pop()) {
      if (isUsable(last.client)) return last.client;
      this.#discard(last.client, new Error("Connection ended"));
    }
    return this.#mayOpen() ? this.#connectOrWait() : this.#wait();
  }

  /** Gives a connection back; with an error, it is closed. */
  give(client: pg.PoolClient, broken?: Error): void {
    if (broken || this.#isClosing || !isUsable(client)) this.#discard(client, broken);
    else this.#pass(client);
  }

  /** Gives what is not in use to the pool, which is closed next, and later what is. */
  close(): void {
    this.#isClosing = true;
    clearTimeout(this.#sweep);
    for (const { client } of this.#free.splice(0)) this.#discard(client);
  }

  #pass(client: pg.PoolClient): void {
    for (const waiting of this.#waiting) {
      this.#waiting.delete(waiting);
      this.#deadlines.end(waiting.deadline);
      waiting.resolve(client);
      return;
    }
    this.#free.push({ client, since: performance.now() });
    this.#sweep ??= this.#sweepLater();
  }

  /** One more, unless the database said a moment ago that it takes no more than those that there are. */
  #mayOpen(): boolean {
    return this.#open < this.#size && (this.#open === 0 || performance.now() >= this.#crowdedUntil);
  }

  async #connectOrWait(): Promise<pg.PoolClient> {
    try {
      return await this.#connect();
    } catch (error) {
      if (!this.#isCrowded(error)) throw error;
      return this.take();
    }
  }

  /** Whether there are connections to wait for in place of one that the database does not give. */
  #isCrowded(error: unknown): boolean {
    if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS || this.#open === 0) return false;
    this.#crowdedUntil = performance.now() + CROWDED_MS;
    return true;
  }

  async #connect(): Promise<pg.PoolClient> {
    this.#open += 1;
    try {
      return await this.#pool.connect();
    } catch (error) {
      this.#open -= 1;
      this.#replace();
      throw error;
    }
  }

  #wait(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      const expire = () => {
        this.#waiting.delete(waiting);
        reject(new Error("timeout exceeded when trying to connect"));
      };
      const waiting: Waiting = { resolve, reject, deadline: this.#deadlines.start(expire) };
      this.#waiting.add(waiting);
    });
  }

  #discard(client: pg.PoolClient, broken?: Error): void {
    this.#open -= 1;
    client.release(broken);
    this.#replace();
  }

  /** Somebody waits who would otherwise wait for one that is gone. */
  #replace(): void {
    if (this.#waiting.size === 0 || !this.#mayOpen() || this.#isClosing) return;
    this.#connect().then(
      (client) => this.give(client),
      (error: Error) => {
        if (!this.#isCrowded(error)) this.#rejectOne(error);
      },
    );
  }

  #rejectOne(error: Error): void {
    for (const waiting of this.#waiting) {
      this.#waiting.delete(waiting);
      this.#deadlines.end(waiting.deadline);
      waiting.reject(error);
      return;
    }
  }

  #sweepLater(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#sweep = undefined;
      const oldest = performance.now() - KEPT_MS;
      const unused = this.#free.filter(({ since }) => since <= oldest);
      this.#free = this.#free.filter(({ since }) => since > oldest);
      for (const { client } of unused) this.#discard(client);
      if (this.#free.length > 0) this.#sweep = this.#sweepLater();
    }, KEPT_MS).unref();
  }
}

/** What `pg.Pool` asks a client itself. */
function isUsable(client: pg.PoolClient): boolean {
  const { _queryable, _ending } = client as unknown as { _queryable: boolean; _ending: boolean };
  return _queryable && !_ending;
}

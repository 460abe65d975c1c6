import type pg from "pg";
import { SYSTEM_CLOCK, type WaitClock } from "../machine/wait-clock.ts";
import type { CopyDatabase, Locked, Sql, Statement, Value } from "./copy-database.ts";
import { CopyError } from "./copy-error.ts";
import { installedPackage } from "./installed-package.ts";

const IS_OF: Readonly<Record<string, [type: string, cast: string]>> = {
  number: ["number", "::numeric"],
  boolean: ["boolean", "::boolean"],
};

const member: Sql["member"] = (json, name, type) => {
  const [jsonType, cast] = IS_OF[type] ?? [];
  const text = `${json} ->> '${name}'`;
  return jsonType === undefined
    ? text
    : `CASE WHEN json_typeof(${json} -> '${name}') = '${jsonType}' THEN (${text})${cast} END`;
};

/** SQL of PostgreSQL. `json` preserves a row as received; `jsonb` would sort its members. */
const SQL: Sql = {
  time: "timestamptz",
  json: "json",
  newestFirst: "at DESC NULLS LAST, id DESC",
  member,
  generated: (name, type) =>
    `${name} ${type === "number" ? "numeric" : type} GENERATED ALWAYS AS (${member("data", name, type)}) STORED`,
  among: "IN (SELECT json_array_elements_text(?::json))",
  elements: (json, name, alias) =>
    `json_array_elements(CASE WHEN json_typeof(${json} -> '${name}') = 'array' THEN ${json} -> '${name}' ELSE '[]' END) AS ${alias}(value)`,
  view: (name, query) => `CREATE OR REPLACE VIEW ${name} AS ${query}`,
};

/** Default schema of the tables, since an app's own tables may have the same names. */
const DEFAULT_SCHEMA = "coaching";

/** Opens a copy's schema in PostgreSQL, and creates it if there is none. @throws CopyError that contains no password */
export async function openPostgres(address: string, clock = SYSTEM_CLOCK): Promise<CopyDatabase> {
  const { connectionString, schema, place, password } = readAddress(address);
  const driver = await installedDriver();
  const client = new driver.Client({
    connectionString,
    application_name: "svc sync",
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
  }) as Client;
  // An idle connection was lost: the next query reports it.
  client.on("error", () => undefined);
  const database = new PostgresDatabase(place, client, { password, clock });
  try {
    await client.connect();
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await client.query(`SET search_path TO ${schema}`);
    return database;
  } catch (error) {
    await database.close();
    throw database.failureOf(error);
  }
}

interface Address {
  readonly connectionString: string;
  /** Quoted. */
  readonly schema: string;
  readonly place: string;
  readonly password: string;
}

/** Parses a URL. @throws CopyError that quotes nothing: an invalid URL may contain a password anywhere */
function readAddress(address: string): Address {
  if (!URL.canParse(address))
    throw new CopyError("The address of PostgreSQL is not valid.", {
      hint: "It looks like postgres://user@host:5432/database; in a password, write # / ? @ and : as %23 %2F %3F %40 and %3A.",
    });
  const url = new URL(address);
  const schema = url.searchParams.get("schema") ?? DEFAULT_SCHEMA;
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema))
    throw new CopyError("The schema in the address of PostgreSQL is not valid.", {
      hint: "Use small letters, digits and _, as in ?schema=coaching.",
    });
  url.searchParams.delete("schema");
  const connectionString = url.href;
  const password = decodeURIComponent(url.password);
  const inQuery = url.searchParams.get("password") ?? "";
  // The location is printed, so of the parameters, which may be secrets, it has only the schema.
  const at = `${url.username === "" ? "" : `${url.username}@`}${url.host}${url.pathname}`;
  const named = url.searchParams.has("host") || schema === DEFAULT_SCHEMA ? "" : `?schema=${schema}`;
  return { connectionString, schema: `"${schema}"`, place: `postgres://${at}${named}`, password: password || inQuery };
}

/** The package's types omit these two methods. */
type Client = pg.Client & { ref(): void; unref(): void };

// Rows to fetch at once from a query that returns a whole table.
const ROWS_AT_ONCE = 10_000;

class PostgresDatabase implements CopyDatabase {
  readonly place: string;
  readonly sql = SQL;
  readonly #client: Client;
  readonly #password: string;
  readonly #clock: WaitClock;
  #pending = 0;

  constructor(place: string, client: Client, { password, clock }: { password: string; clock: WaitClock }) {
    this.place = place;
    this.#client = client;
    this.#password = password;
    this.#clock = clock;
  }

  async tables(): Promise<string[]> {
    const rows = await this.rows<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
    );
    return rows.map(({ name }) => name);
  }

  async rows<Row extends object>(query: string, values: readonly Value[] = []): Promise<Row[]> {
    const { rows } = await this.#query(query, values);
    for (const row of rows)
      for (const [name, value] of Object.entries(row)) if (value instanceof Date) row[name] = value.toISOString();
    return rows;
  }

  async *each<Row extends object>(query: string, values: readonly Value[]): AsyncGenerator<Row> {
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const rows = await this.rows<Row>(
        `SELECT * FROM (${query}) AS page LIMIT ${ROWS_AT_ONCE} OFFSET ${offset}`,
        values,
      );
      yield* rows;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }

  async write(statements: readonly Statement[]): Promise<void> {
    // Sent without waiting: nothing else on this connection can come in between, and they are pipelined.
    const sent = [this.#query("BEGIN")];
    for (const [query, ...rows] of statements) for (const values of rows) sent.push(this.#query(query, values));
    sent.push(this.#query("COMMIT"));
    const outcomes = await Promise.allSettled(sent);
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  }

  async withLock<Result>(name: string, patienceMs: number, work: () => Promise<Result>): Promise<Result | Locked> {
    const key = "hashtext('svc ' || current_schema()), hashtext(?)";
    const giveUpAt = this.#clock.now() + patienceMs;
    for (;;) {
      const [row] = await this.rows<{ is_ours: boolean }>(`SELECT pg_try_advisory_lock(${key}) AS is_ours`, [name]);
      if (row?.is_ours) break;
      if (this.#clock.now() >= giveUpAt) return { isLocked: true, holder: await this.#holder(name), advice: "" };
      await this.#clock.pause(100);
    }
    try {
      return await work();
    } finally {
      // Fails if the connection itself was lost.
      await this.rows(`SELECT pg_advisory_unlock(${key})`, [name]).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    this.#client.ref();
    await this.#client.end().catch(() => undefined);
  }

  /** Converts an error of the database or the connection into advice. */
  failureOf(error: unknown): unknown {
    if (!(error instanceof Error)) return error;
    const { code } = error as { code?: unknown };
    const text = error.message === "" ? String(code) : error.message;
    const reason = this.#password === "" ? text : text.replaceAll(this.#password, "…");
    const state = /^[0-9A-Z]{5}$/.test(String(code)) ? String(code) : undefined;
    // An error without an SQLSTATE is about the connection.
    const [name, hint] = state === undefined ? UNREACHABLE : (HINTS[state] ?? HINTS[state.slice(0, 2)] ?? UNKNOWN);
    return new CopyError(`${this.place}: ${reason}.`, { code: name, hint });
  }

  async #holder(name: string): Promise<string> {
    const [row] = await this.rows<{ pid: number; client: string | null; since: string | null }>(
      `SELECT pid, client_addr::text AS client, backend_start AS since FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND classid::bigint = hashtext('svc ' || current_schema())::bigint & 4294967295 AND objid::bigint = hashtext(?)::bigint & 4294967295`,
      [name],
    );
    return row ? `connection ${row.pid} from ${row.client ?? "the database's machine"}, since ${row.since}` : "";
  }

  async #query(query: string, values: readonly Value[] = []): Promise<pg.QueryResult> {
    let index = 0;
    const text = query.replaceAll("?", () => `$${++index}`);
    this.#pending += 1;
    // Only queries keep the process alive, so that a command need not close what it reads.
    this.#client.ref();
    try {
      return await this.#client.query(text, values.map(storable));
    } catch (error) {
      throw this.failureOf(error);
    } finally {
      this.#pending -= 1;
      if (this.#pending === 0) this.#client.unref();
    }
  }
}

/** PostgreSQL stores neither U+0000 nor lone surrogates: both become U+FFFD. It rejects the six-digit years of ISO 8601. */
function storable(value: Value): Value {
  if (typeof value !== "string") return value;
  if (/^(?:[+-]\d{6}|0000)-\d\d-\d\dT/.test(value)) return null;
  // In JSON they are escaped; every escape is matched whole, so that an escaped backslash does not begin one.
  const plain = value.replaceAll(/\\(?:u0000|u[dD][89a-fA-F][0-9a-fA-F]{2}|.)/g, (found) =>
    found.length === 6 ? "\ufffd" : found,
  );
  return plain.replaceAll("\0", "\ufffd");
}

const UNREACHABLE = ["copy_unreachable", "Check the address, and that the database takes connections."] as const;
const UNKNOWN = ["copy_unusable", undefined] as const;
const RIGHTS = [
  "copy_unreachable",
  "Check user, password and rights: the user needs CREATE on the database, or a schema of its own.",
] as const;

/** Code and hint by SQLSTATE or its class. */
const HINTS: Readonly<Record<string, readonly [code: string, hint: string]>> = {
  "08": UNREACHABLE,
  "57": UNREACHABLE,
  "28": RIGHTS,
  "3D": RIGHTS,
  "42501": RIGHTS,
  "53100": [
    "disk_full",
    "Free some space on the database's disk and run the command again: it continues where it stopped.",
  ],
  "53": ["copy_unreachable", "The database is short of resources: try again later."],
};

// A variable, so that the package is not bundled.
const PACKAGE = "pg";

export async function installedDriver(name = PACKAGE): Promise<typeof pg> {
  const driver = (await installedPackage(name, {
    message: "A copy in PostgreSQL needs the package pg.",
    code: "postgres_driver_missing",
    hint: "Install it where svc-sdk is installed: npm install pg",
  })) as typeof pg & { default?: typeof pg };
  return driver.default ?? driver;
}

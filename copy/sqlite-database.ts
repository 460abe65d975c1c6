import path from "node:path";
import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import { builtinSqlite, FIRST_NODE_WITH_SQLITE, type Sqlite } from "../machine/builtin-sqlite.ts";
import { readLockHolder, withFileLock } from "../machine/file-lock.ts";
import { makeDirectory } from "../machine/make-directory.ts";
import type { WaitClock } from "../machine/wait-clock.ts";
import type { CopyDatabase, Locked, Sql, Statement, Value } from "./copy-database.ts";
import { CopyError } from "./copy-error.ts";
import { installedPackage } from "./installed-package.ts";

/** SQL of SQLite. */
const SQL: Sql = {
  time: "TEXT",
  json: "TEXT",
  newestFirst: "at DESC, id DESC",
  member: (json, name) => `${json} ->> '${name}'`,
  generated: (name) => `${name} AS (data ->> '${name}')`,
  among: "IN (SELECT value FROM json_each(?))",
  elements: (json, name, alias) => `json_each(${json}, '$.${name}') AS ${alias}`,
  view: (name, query) => `CREATE VIEW IF NOT EXISTS ${name} AS ${query}`,
};

/** Opens a SQLite file, and creates it if there is none. @throws CopyError if it cannot be opened, or is no database */
export async function openSqlite(file: string, clock?: WaitClock): Promise<CopyDatabase> {
  const { DatabaseSync } = builtinSqlite() ?? (await installedSqlite());
  try {
    await makeDirectory(path.dirname(path.resolve(file)));
    const database = new DatabaseSync(file);
    try {
      // Waits for a writer of another process. After a power loss the last batches are read again.
      database.exec(
        "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000",
      );
    } catch (error) {
      database.close();
      throw error;
    }
    return new SqliteDatabase(file, database, clock);
  } catch (error) {
    throw failureOf(file, error);
  }
}

class SqliteDatabase implements CopyDatabase {
  readonly place: string;
  readonly sql = SQL;
  readonly #database: DatabaseSyncInstance;
  readonly #clock: WaitClock | undefined;
  readonly #statements = new Map<string, StatementSyncInstance>();

  constructor(place: string, database: DatabaseSyncInstance, clock: WaitClock | undefined) {
    this.place = place;
    this.#database = database;
    this.#clock = clock;
  }

  async tables(): Promise<string[]> {
    const rows = await this.rows<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
    return rows.map(({ name }) => name);
  }

  async rows<Row extends object>(query: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.#try(() => this.#statement(query).all(...values) as Row[]);
  }

  async *each<Row extends object>(query: string, values: readonly Value[]): AsyncGenerator<Row> {
    // A statement of its own: another loop may be in the middle of the same query.
    yield* this.#try(() => this.#database.prepare(query).iterate(...values)) as Iterable<Row>;
  }

  async write(statements: readonly Statement[]): Promise<void> {
    this.#try(() => {
      this.#database.exec("BEGIN IMMEDIATE");
      try {
        for (const [query, ...rows] of statements) for (const values of rows) this.#statement(query).run(...values);
        this.#database.exec("COMMIT");
      } catch (error) {
        try {
          this.#database.exec("ROLLBACK");
        } catch {
          // A full disk has already ended the transaction.
        }
        throw error;
      }
    });
  }

  async withLock<Result>(name: string, patienceMs: number, work: () => Promise<Result>): Promise<Result | Locked> {
    const lock = path.resolve(name === "sync" ? `${this.place}.lock` : `${this.place}.${name}.lock`);
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return work();
    };
    // Work may take any time: a lock lives as long as its process.
    const patience = { giveUpAfterMs: patienceMs, staleAfterMs: Number.POSITIVE_INFINITY, clock: this.#clock };
    const outcome = await withFileLock(lock, patience, begin).catch((error: unknown) => {
      throw hasBegun ? error : failureOf(lock, error);
    });
    if (outcome !== "locked") return outcome;
    const found = await readLockHolder(lock);
    const holder = found ? `process ${found.pid} on ${found.host}, since ${found.since.toISOString()}` : "";
    return { isLocked: true, holder, advice: `If that process is gone, delete ${lock}.` };
  }

  async close(): Promise<void> {
    this.#statements.clear();
    this.#database.close();
  }

  #statement(query: string): StatementSyncInstance {
    const known = this.#statements.get(query) ?? this.#database.prepare(query);
    this.#statements.set(query, known);
    return known;
  }

  #try<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw failureOf(this.place, error);
    }
  }
}

const REASONS: readonly [RegExp, (file: string) => CopyError][] = [
  [
    /database or disk is full|ENOSPC/,
    (file) =>
      new CopyError(`Cannot write ${file}: the disk is full.`, {
        code: "disk_full",
        hint: "Free some space and run the command again: it continues where it stopped.",
      }),
  ],
  [/file is not a database/, (file) => new CopyError(`${file} is not a copy: file is not a database.`, NEW_FILE)],
  [/malformed/, (file) => new CopyError(`${file} is damaged: database disk image is malformed.`, NEW_FILE)],
  [
    /unable to open|EEXIST|EISDIR|EACCES|EPERM|EROFS|readonly|ENOTDIR|ENOENT/,
    (file) =>
      new CopyError(`Cannot write ${file}.`, { code: "file_unwritable", hint: "Check the path and its permissions." }),
  ],
];

const NEW_FILE = { hint: "Name a file that does not exist yet." };

function failureOf(file: string, error: unknown): unknown {
  const { message, code } = error as { message?: unknown; code?: unknown };
  const text = `${String(message)} ${String(code)}`;
  return REASONS.find(([pattern]) => pattern.test(text))?.[1](file) ?? error;
}

// In a variable, so that the package is not bundled.
const PACKAGE = "@photostructure/sqlite";

export const installedSqlite = async (name = PACKAGE): Promise<Sqlite> =>
  (await installedPackage(name, {
    message: `Node ${process.versions.node} has no SQLite of its own.`,
    code: "sqlite_missing",
    hint: `Use Node ${FIRST_NODE_WITH_SQLITE} or newer, or install ${PACKAGE} where svc-sdk is installed.`,
  })) as Sqlite;

import path from "node:path";
import type { SyncBatch, SyncEntry, SyncState, SyncStore, SyncWindow } from "../../src/sync.ts";
import { CliError, UsageError } from "../errors/cli-error.ts";
import { makeDirectory } from "../files/make-directory.ts";
import { unwritable } from "../files/write-atomic.ts";
import { type CopyTable, SCHEMA } from "./copy-tables.ts";
import { type Database, openDatabase, type Statement } from "./load-sqlite.ts";

/** Service and key of a copy: no other's rows are mixed in. */
export interface CopyOwner {
  readonly origin: string;
  /** Digest of the key. */
  readonly key: string;
}

const VERSION = "1";

const toText = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A copy in a SQLite file. */
export class Copy {
  readonly database: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(database: Database) {
    this.database = database;
  }

  /** Opens a copy, and creates it where there is none. @throws CliError where it is another service's, or no copy */
  static async open(file: string, owner: CopyOwner, isAdopted: boolean): Promise<Copy> {
    await makeDirectory(path.dirname(path.resolve(file))).catch((error: unknown) => {
      throw unwritable(file, error);
    });
    const database = await openDatabase(file);
    try {
      // A writer of another process is waited for; the last batches of a machine that lost power are read again.
      database.exec(
        "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000",
      );
      database.exec(`BEGIN IMMEDIATE;\n${SCHEMA};\nCOMMIT`);
      const copy = new Copy(database);
      copy.#bind(file, owner, isAdopted);
      return copy;
    } catch (error) {
      database.close();
      if (error instanceof CliError) throw error;
      throw new UsageError(`${file} is no copy: ${(error as Error).message}.`, "Name a file that does not exist yet.");
    }
  }

  close(): void {
    this.database.close();
  }

  state({ name }: CopyTable): SyncState | undefined {
    const row = this.database.prepare("SELECT state FROM sync_state WHERE resource = ?").get(name);
    return row === undefined ? undefined : (JSON.parse(String((row as { state: unknown }).state)) as SyncState);
  }

  /** When a resource was last brought up to date; null before. */
  syncedAt({ name }: CopyTable): string | null {
    const row = this.database.prepare("SELECT synced_at FROM sync_state WHERE resource = ?").get(name);
    return (row as { synced_at: string } | undefined)?.synced_at ?? null;
  }

  /** The table as the sync sees it. */
  store({ table }: CopyTable): SyncStore {
    const { database } = this;
    const digestOf = database.prepare(`SELECT digest FROM ${table} WHERE id = ?`);
    return {
      digests(ids) {
        const found = new Map<string, string>();
        for (const id of ids) {
          const row = digestOf.get(id) as { digest: string } | undefined;
          if (row) found.set(id, row.digest);
        }
        return found;
      },
      entries(window, limit = -1) {
        const { where, values } = within(window);
        const query = `SELECT id, at, digest FROM ${table}${where} ORDER BY at DESC, id DESC LIMIT ?`;
        return database.prepare(query).iterate(...values, limit) as Iterable<SyncEntry>;
      },
      count(window) {
        const { where, values } = within(window);
        const row = database.prepare(`SELECT count(*) AS rows FROM ${table}${where}`).get(...values);
        return Number((row as { rows: unknown }).rows);
      },
    };
  }

  /** Stores a batch and its state together. */
  apply({ name, table, indexes }: CopyTable, batch: SyncBatch<object>, syncedAt: string): void {
    const { added, changed, entries, gone, state } = batch;
    const rows = [...added, ...changed];
    this.inTransaction(() => {
      const names = ["id", "at", "digest", "data", ...indexes];
      const put = this.#statement(
        `INSERT OR REPLACE INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
      );
      for (const [index, { id, at, digest }] of entries.entries()) {
        const row = rows[index] as Record<string, unknown>;
        put.run(id, at, digest, JSON.stringify(row), ...indexes.map((column) => toText(row[column])));
      }
      const remove = this.#statement(`DELETE FROM ${table} WHERE id = ?`);
      for (const id of gone) remove.run(id);
      this.#put("sync_state (resource, state, synced_at)", [name, JSON.stringify(state), syncedAt]);
    });
  }

  keepStatistics(timeRange: string, statistics: object): void {
    this.#put("team_statistics (time_range, data)", [timeRange, JSON.stringify(statistics)]);
  }

  inTransaction(work: () => void): void {
    this.database.exec("BEGIN IMMEDIATE");
    try {
      work();
      this.database.exec("COMMIT");
    } catch (error) {
      this.database.exec("ROLLBACK");
      throw error;
    }
  }

  #bind(file: string, { origin, key }: CopyOwner, isAdopted: boolean): void {
    const rows = this.database.prepare("SELECT name, value FROM copy").all() as { name: string; value: string }[];
    const known = new Map(rows.map(({ name, value }) => [name, value]));
    const version = known.get("version") ?? VERSION;
    if (version !== VERSION) throw new UsageError(`${file} was made by another version of svc.`, "Start a new file.");
    const isForeign = (known.get("origin") ?? origin) !== origin || (known.get("key") ?? key) !== key;
    if (isForeign && !isAdopted)
      throw new UsageError(
        `${file} is a copy of ${known.get("origin")}, made with another key or from another address.`,
        "If it is the same organization, run `svc sync` once with --force; else name another file.",
      );
    for (const [name, value] of Object.entries({ version, origin, key }))
      this.#put("copy (name, value)", [name, value]);
    // Rows of who knows whom: everything is compared at once.
    if (isForeign) this.database.exec("DELETE FROM sync_state");
  }

  #put(target: string, values: readonly string[]): void {
    const marks = values.map(() => "?").join(", ");
    this.#statement(`INSERT OR REPLACE INTO ${target} VALUES (${marks})`).run(...values);
  }

  #statement(query: string): Statement {
    const known = this.#statements.get(query) ?? this.database.prepare(query);
    this.#statements.set(query, known);
    return known;
  }
}

function within({ from, to }: SyncWindow): { where: string; values: string[] } {
  const bounds: [string, string | null][] = [
    ["at >= ?", from],
    ["at <= ?", to],
  ];
  const given = bounds.filter(([, value]) => value !== null);
  const where = given.length === 0 ? "" : ` WHERE ${given.map(([condition]) => condition).join(" AND ")}`;
  return { where, values: given.map(([, value]) => String(value)) };
}

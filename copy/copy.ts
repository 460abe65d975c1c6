import type { SyncBatch, SyncEntry, SyncState, SyncStore, SyncWindow } from "../src/sync.ts";
import type { CopyDatabase, Statement, Value } from "./copy-database.ts";
import { CopyError } from "./copy-error.ts";
import { type CopyTable, indexesOf, schemaOf } from "./copy-tables.ts";

/** Service and key of a copy, which contains no rows of others. */
export interface CopyOwner {
  readonly origin: string;
  /** Digest of the key. */
  readonly key: string;
}

const VERSION = 2;

/** People are derived from the other tables, and again when these change. */
const FORGET_PEOPLE: Statement = ["DELETE FROM sync_state WHERE resource = 'people'", []];

/** A copy in a database. */
export class Copy {
  readonly database: CopyDatabase;
  /** Time of this program's last write to the service, in milliseconds: rows read earlier may be outdated. */
  writtenAt = 0;

  constructor(database: CopyDatabase) {
    this.database = database;
  }

  /**
   * Opens a database that contains a copy or nothing.
   *
   * @throws CopyError if it contains anything else, or another owner's copy
   */
  static async open(database: CopyDatabase, owner: CopyOwner, isAdopted = false): Promise<Copy> {
    const copy = new Copy(database);
    try {
      await copy.#requireOwn(await database.tables());
      await database.write(schemaOf(database.sql));
      await copy.#bind(owner, isAdopted);
      return copy;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.database.close();
  }

  async state({ name }: CopyTable): Promise<SyncState | undefined> {
    const [row] = await this.database.rows<{ state: string }>("SELECT state FROM sync_state WHERE resource = ?", [
      name,
    ]);
    return row && (JSON.parse(row.state) as SyncState);
  }

  /** Time of a resource's last sync; null before the first. */
  async syncedAt({ name }: CopyTable): Promise<string | null> {
    const query = "SELECT synced_at FROM sync_state WHERE resource = ?";
    const [row] = await this.database.rows<{ synced_at: string | null }>(query, [name]);
    return row?.synced_at ?? null;
  }

  /** Storage of a table for the sync. */
  store({ table }: CopyTable): SyncStore {
    const { database } = this;
    const { among, newestFirst } = database.sql;
    return {
      async digests(ids) {
        const query = `SELECT id, digest FROM ${table} WHERE id ${among}`;
        const rows = await database.rows<{ id: string; digest: string }>(query, [JSON.stringify(ids)]);
        return new Map(rows.map(({ id, digest }) => [id, digest]));
      },
      async *entries(window, limit = Infinity) {
        const { where, values } = within(window);
        const most = limit === Infinity ? "" : ` LIMIT ${limit}`;
        yield* database.each<SyncEntry>(
          `SELECT id, at, digest FROM ${table}${where} ORDER BY ${newestFirst}${most}`,
          values,
        );
      },
      async count(window) {
        const { where, values } = within(window);
        const [row] = await database.rows<{ rows: unknown }>(`SELECT count(*) AS rows FROM ${table}${where}`, values);
        return Number(row?.rows);
      },
    };
  }

  /** Stores a batch and its state together. */
  async apply(table: CopyTable, { added, changed, entries, gone, state }: SyncBatch<object>): Promise<void> {
    const rows = [...added, ...changed] as Record<string, unknown>[];
    const put = entries.map((entry, index) => ({ ...entry, row: rows[index] ?? {} }));
    const isChanged = put.length + gone.length > 0;
    const changes = this.#changes(table, put, gone);
    await this.database.write([...changes, this.#keep(table, state), ...(isChanged ? [FORGET_PEOPLE] : [])]);
  }

  /** Stores rows that the API does not list, with their state. */
  async replace(
    table: CopyTable,
    rows: readonly (SyncEntry & { row: object })[],
    gone: readonly string[],
    state: object,
  ) {
    await this.database.write([...this.#changes(table, rows, gone), this.#keep(table, state)]);
  }

  /** Ends a run: records the time of the sync. */
  async finish(table: CopyTable, syncedAt: string): Promise<void> {
    const { sql } = this.database;
    const query = "UPDATE sync_state SET synced_at = ? WHERE resource = ?";
    await this.database.write([...indexesOf(table, sql), [query, [syncedAt, table.name]]]);
  }

  /** Stores statistics, which name people. */
  async keepStatistics(timeRange: string, statistics: object): Promise<void> {
    const data = JSON.stringify(statistics);
    if (JSON.stringify(await this.statistics(timeRange)) === data) return;
    await this.database.write([upsert("team_statistics", ["time_range", "data"], [[timeRange, data]]), FORGET_PEOPLE]);
  }

  async statistics(timeRange: string): Promise<object | undefined> {
    const query = "SELECT data FROM team_statistics WHERE time_range = ?";
    const [row] = await this.database.rows<{ data: string }>(query, [timeRange]);
    return row && (JSON.parse(row.data) as object);
  }

  #changes(
    { table, indexes }: CopyTable,
    rows: readonly (SyncEntry & { row: object })[],
    gone: readonly string[],
  ): Statement[] {
    const values = rows.map(({ id, at, digest, row }) => [
      id,
      at,
      digest,
      JSON.stringify(row),
      ...indexes.map((name) => toText((row as Record<string, unknown>)[name])),
    ]);
    return [
      upsert(table, ["id", "at", "digest", "data", ...indexes], values),
      [`DELETE FROM ${table} WHERE id = ?`, ...gone.map((id) => [id])],
    ];
  }

  #keep = ({ name }: CopyTable, state: object): Statement =>
    upsert("sync_state", ["resource", "state"], [[name, JSON.stringify(state)]]);

  async #requireOwn(tables: readonly string[]): Promise<void> {
    const { place } = this.database;
    if (tables.length === 0) return;
    const hint = "Name a file or a schema that does not exist yet.";
    if (!tables.includes("copy") || !tables.includes("sync_state"))
      throw new CopyError(`${place} is not a copy: it has tables of another program.`, { hint });
    const query = "SELECT value FROM copy WHERE name = 'version'";
    const [row] = await this.database.rows<{ value: string }>(query);
    const version = Number(row?.value ?? VERSION);
    if (version > VERSION) throw new CopyError(`${place} was made by a newer version of svc.`, { hint: "Update svc." });
    if (version < VERSION) throw new CopyError(`${place} was made by an earlier version of svc.`, { hint });
  }

  async #bind({ origin, key }: CopyOwner, isAdopted: boolean): Promise<void> {
    const rows = await this.database.rows<{ name: string; value: string }>("SELECT name, value FROM copy");
    const known = new Map(rows.map(({ name, value }) => [name, value]));
    const isForeign = (known.get("origin") ?? origin) !== origin || (known.get("key") ?? key) !== key;
    if (isForeign && !isAdopted)
      throw new CopyError(
        `${this.database.place} is a copy of ${known.get("origin")}, made with another key or from another address.`,
        {
          code: "copy_of_another",
          hint: "If it is the same organization, run `svc sync` once with --force; else name another copy, or none by --no-copy.",
        },
      );
    if (known.has("key") && !isForeign) return;
    const values = Object.entries({ version: String(VERSION), origin, key });
    await this.database.write([
      upsert("copy", ["name", "value"], values),
      // An adopted copy is compared as a whole with its new service.
      ...(isForeign ? [["DELETE FROM sync_state", []] satisfies Statement] : []),
    ]);
  }
}

const toText = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Inserts rows, or replaces those with the same key, the first of the names. */
function upsert(table: string, names: readonly string[], rows: readonly (readonly Value[])[]): Statement {
  const [key = "", ...others] = names;
  const set = others.map((name) => `${name} = excluded.${name}`).join(", ");
  const marks = names.map(() => "?").join(", ");
  return [
    `INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks}) ON CONFLICT (${key}) DO UPDATE SET ${set}`,
    ...rows,
  ];
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

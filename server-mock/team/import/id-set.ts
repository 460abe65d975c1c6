import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import { loadSqlite } from "../../store/load-sqlite.ts";

/** An empty name is a private database on disk that ends with its connection: https://sqlite.org/inmemorydb.html */
const PRIVATE_FILE = "";
const CACHE_KIBIBYTES = 4 * 1024;

/** IDs of a file's rows, with their row numbers, and the owners of meetings. On disk, so that memory does not grow with their number. */
export class IdSet {
  readonly #connection: DatabaseSyncInstance;
  readonly #insert: StatementSyncInstance;
  readonly #find: StatementSyncInstance;

  private constructor(connection: DatabaseSyncInstance) {
    this.#connection = connection;
    // Nothing needs to survive: no journal, no flush, and one transaction that is never committed.
    connection.exec(
      `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -${CACHE_KIBIBYTES};
       CREATE TABLE ids (id BLOB PRIMARY KEY, number INTEGER NOT NULL, owner TEXT) WITHOUT ROWID; BEGIN`,
    );
    this.#insert = connection.prepare("INSERT INTO ids VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
    this.#find = connection.prepare("SELECT number, owner FROM ids WHERE id = ?");
  }

  static async open(): Promise<IdSet> {
    const Sqlite = await loadSqlite();
    return new IdSet(new Sqlite(PRIVATE_FILE));
  }

  /** Returns the number of the row that has the ID; undefined if it is new and was added. */
  add(id: string, number: number, owner: string | null = null): number | undefined {
    const { changes } = this.#insert.run(bytesOf(id), number, owner);
    return Number(changes) === 1 ? undefined : this.#rowOf(id)?.number;
  }

  /** Returns the owner of a meeting; undefined for other rows. */
  ownerOf(id: string): string | undefined {
    return this.#rowOf(id)?.owner ?? undefined;
  }

  close(): void {
    this.#connection.close();
  }

  #rowOf(id: string): { number: number; owner: string | null } | undefined {
    return this.#find.get(bytesOf(id)) as { number: number; owner: string | null } | undefined;
  }
}

function bytesOf(id: string): Uint8Array {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}

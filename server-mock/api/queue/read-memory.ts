import type { Database } from "../../store/database.ts";
import type { SeenHeaders } from "../journal/request-match.ts";
import type { OperationResult } from "../respond/operation-result.ts";
import type { Operation } from "../validate/read-input.ts";

const MAX_BYTES = 4 * 1024 * 1024;
/** Overhead of an entry beyond its target and body. */
const ENTRY_BYTES = 256;
const OK = 200;

/** Cache key of a result: everything that it depends on. */
export interface ReadKey {
  orgId: string;
  /** Path and query as received. */
  target: string;
}

/**
 * Cache of results read at the database's current version. Any write, by any process, empties it, so that it never returns
 * stale data. It stays empty for a database that reports no version.
 */
export class ReadMemory {
  readonly #database: Pick<Database, "version">;
  readonly #operations: ReadonlySet<string>;
  readonly #maxBytes: number;
  readonly #results = new Map<string, Map<string, OperationResult>>();
  #version: number | undefined;
  #bytes = 0;

  /** `operations` are those whose results depend on request and database alone. */
  constructor(database: Pick<Database, "version">, operations: ReadonlySet<string>, maxBytes = MAX_BYTES) {
    this.#database = database;
    this.#operations = operations;
    this.#maxBytes = maxBytes;
  }

  /** Reports whether a request can be served from it: headers such as `If-None-Match` are not part of the key. */
  covers(operation: Operation, headers: Pick<SeenHeaders, "get">): boolean {
    return this.#operations.has(operation.id) && operation.headers.every((name) => headers.get(name) === null);
  }

  /** Returns the cached result, or the one that `read` finds. */
  recall(key: ReadKey, read: () => Promise<OperationResult>): OperationResult | Promise<OperationResult> {
    const version = this.#database.version();
    if (version === undefined) return read();
    if (version !== this.#version) this.#empty();
    this.#version = version;
    return this.#results.get(key.orgId)?.get(key.target) ?? this.#read(key, version, read);
  }

  async #read(key: ReadKey, version: number, read: () => Promise<OperationResult>): Promise<OperationResult> {
    const result = await read();
    // Something may have been written during the read.
    if (result.status === OK && this.#version === version && this.#database.version() === version)
      this.#keep(key, result);
    return result;
  }

  #keep({ orgId, target }: ReadKey, result: OperationResult): void {
    const bytes = ENTRY_BYTES + target.length + (result.body === null ? 0 : Buffer.byteLength(result.body));
    if (bytes > this.#maxBytes) return;
    if (this.#bytes + bytes > this.#maxBytes) this.#empty();
    this.#bytes += bytes;
    const results = this.#results.get(orgId);
    if (results) results.set(target, result);
    else this.#results.set(orgId, new Map([[target, result]]));
  }

  #empty(): void {
    this.#results.clear();
    this.#bytes = 0;
  }
}

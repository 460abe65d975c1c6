import type { Database } from "../../store/database.ts";
import type { SeenHeaders } from "../journal/request-match.ts";
import type { OperationResult } from "../respond/operation-result.ts";
import type { Operation } from "../validate/read-input.ts";

const MAX_BYTES = 4 * 1024 * 1024;
/** What an entry takes beside its target and its body. */
const ENTRY_BYTES = 256;
const OK = 200;

/** Cache key of a result: everything that it depends on. */
export interface ReadKey {
  orgId: string;
  /** Path and query as they came. */
  target: string;
}

/**
 * Results that were read at the version at which the database still is. Any write empties it, by whichever process, so it gives nothing
 * that the database would not. With a database that does not report its version it stays empty.
 */
export class ReadMemory {
  readonly #database: Pick<Database, "version">;
  readonly #operations: ReadonlySet<string>;
  readonly #maxBytes: number;
  readonly #results = new Map<string, Map<string, OperationResult>>();
  #version: number | undefined;
  #bytes = 0;

  /** `operations` are those whose results follow from request and database alone. */
  constructor(database: Pick<Database, "version">, operations: ReadonlySet<string>, maxBytes = MAX_BYTES) {
    this.#database = database;
    this.#operations = operations;
    this.#maxBytes = maxBytes;
  }

  /** Whether it may be asked: a header such as `If-None-Match` is not part of the key. */
  covers(operation: Operation, headers: Pick<SeenHeaders, "get">): boolean {
    return this.#operations.has(operation.id) && operation.headers.every((name) => headers.get(name) === null);
  }

  /** A result: remembered, or else what `read` finds. */
  recall(key: ReadKey, read: () => Promise<OperationResult>): OperationResult | Promise<OperationResult> {
    const version = this.#database.version();
    if (version === undefined) return read();
    if (version !== this.#version) this.#empty();
    this.#version = version;
    return this.#results.get(key.orgId)?.get(key.target) ?? this.#read(key, version, read);
  }

  async #read(key: ReadKey, version: number, read: () => Promise<OperationResult>): Promise<OperationResult> {
    const result = await read();
    // Something may have been written while it was read.
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

import { hash } from "node:crypto";
import type { Database } from "../store/database.ts";
import type { KeyPrincipal } from "./principal.ts";

const MAX_CALLERS = 1_000;

type Found = KeyPrincipal | undefined;

/**
 * Cache of callers found at the database's current version. Any write empties it, including revocations, so it never accepts a
 * key that the database would reject. For a database that reports no version it stays empty, and requests that arrive together
 * share one read that begins after all of them.
 */
export class CallerMemory {
  readonly #database: Database;
  readonly #maxCallers: number;
  readonly #callers = new Map<string, KeyPrincipal>();
  readonly #waiting = new Map<string, Promise<Found>>();
  #version: number | undefined;

  constructor(database: Database, maxCallers = MAX_CALLERS) {
    this.#database = database;
    this.#maxCallers = maxCallers;
  }

  /** Returns the cached caller with a key, or the one that `read` finds. */
  find(key: string, read: () => Promise<Found>): Found | Promise<Found> {
    const version = this.#database.version();
    if (version === undefined) return this.#readTogether(key, read);
    if (version !== this.#version) this.#callers.clear();
    this.#version = version;

    // The keys themselves are not stored.
    const name = hash("sha256", key, "base64url");
    const known = this.#callers.get(name);
    if (known) return known;
    return this.#read(name, version, read);
  }

  async #read(name: string, version: number, read: () => Promise<Found>): Promise<Found> {
    const caller = await read();
    // Another request may have seen a newer version meanwhile.
    if (caller && this.#version === version && this.#callers.size < this.#maxCallers) this.#callers.set(name, caller);
    return caller;
  }

  /**
   * Waits for requests that begin in the same tick, after all of their promises. Nobody joins a read in progress, which may
   * have missed a revocation.
   */
  #readTogether(key: string, read: () => Promise<Found>): Promise<Found> {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const begun = new Promise<void>((resolve) => process.nextTick(resolve)).then(() => {
      this.#waiting.delete(key);
      return read();
    });
    this.#waiting.set(key, begun);
    return begun;
  }
}

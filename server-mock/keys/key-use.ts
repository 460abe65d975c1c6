import type { KeyStore } from "./key-store.ts";

const WRITE_INTERVAL_MS = 60_000;

/** Collects the last use of keys and writes it at most once a minute, so that requests remain reads. */
export class KeyUse {
  readonly #keys: Pick<KeyStore, "recordUse">;
  readonly #now: () => Date;
  readonly #pending = new Map<string, Date>();
  #writtenAt: number;

  constructor(keys: Pick<KeyStore, "recordUse">, now: () => Date) {
    this.#keys = keys;
    this.#now = now;
    this.#writtenAt = now().getTime();
  }

  note(keyId: string): void {
    const at = this.#now();
    this.#pending.set(keyId, at);
    // Also if the clock was set back.
    if (Math.abs(at.getTime() - this.#writtenAt) < WRITE_INTERVAL_MS) return;
    this.#writtenAt = at.getTime();
    // The request continues meanwhile; failed writes are repeated a minute later.
    this.write().catch(() => undefined);
  }

  async write(): Promise<void> {
    const uses = [...this.#pending];
    if (uses.length === 0) return;
    this.#pending.clear();
    try {
      await this.#keys.recordUse(uses);
    } catch (error) {
      for (const [keyId, at] of uses) if (!this.#pending.has(keyId)) this.#pending.set(keyId, at);
      throw error;
    }
  }
}

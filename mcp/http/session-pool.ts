import type { Session } from "../service/session.ts";
import { tokenDigest } from "./token-digest.ts";

const MAX_SESSIONS = 100;
const MAX_IDLE_MS = 15 * 60_000;

interface Entry {
  session: Promise<Session>;
  usedAt: number;
}

/** One session for each key: what one key has read is never shown to another. The idlest sessions are closed first. */
export class SessionPool {
  readonly #entries = new Map<string, Entry>();
  readonly #open: (apiKey: string) => Promise<Session>;
  readonly #now: () => number;

  constructor(open: (apiKey: string) => Promise<Session>, now: () => number = Date.now) {
    this.#open = open;
    this.#now = now;
  }

  /** The session of a key. */
  get(apiKey: string): Promise<Session> {
    const id = tokenDigest(apiKey);
    const now = this.#now();
    const session = this.#entries.get(id)?.session ?? this.#open(apiKey);
    this.#entries.delete(id);
    this.#entries.set(id, { session, usedAt: now });
    for (const [oldest, { usedAt }] of this.#entries) {
      if (this.#entries.size <= MAX_SESSIONS && now - usedAt < MAX_IDLE_MS) break;
      this.#entries.delete(oldest);
    }
    return session;
  }

  /** Forgets the session of a key that is rejected now. */
  forget(apiKey: string): void {
    this.#entries.delete(tokenDigest(apiKey));
  }
}

import type { Session } from "../service/session.ts";
import { tokenDigest } from "./token-digest.ts";

const MAX_SESSIONS = 100;
const MAX_IDLE_MS = 15 * 60_000;
/** Rows that all sessions keep together: about a kilobyte each. */
const MAX_ROWS = 100_000;

interface Entry {
  session: Promise<Session>;
  /** The session, once it is open. */
  opened: Session | undefined;
  usedAt: number;
}

/**
 * One session for each key: what one key has read is never shown to another. The idlest sessions are closed first, where there are too many
 * or where they keep too much together, so that memory does not grow with the colleagues.
 */
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
    const entry = this.#entries.get(id) ?? this.#begin(apiKey, now);
    this.#entries.delete(id);
    let rows = 0;
    for (const { opened } of this.#entries.values()) rows += rowsOf(opened);
    for (const [oldest, { usedAt, opened }] of this.#entries) {
      if (this.#entries.size < MAX_SESSIONS && now - usedAt < MAX_IDLE_MS && rows <= MAX_ROWS) break;
      this.#entries.delete(oldest);
      rows -= rowsOf(opened);
    }
    this.#entries.set(id, Object.assign(entry, { usedAt: now }));
    return entry.session;
  }

  #begin(apiKey: string, usedAt: number): Entry {
    const entry: Entry = { session: this.#open(apiKey), opened: undefined, usedAt };
    entry.session.then(
      (session) => {
        entry.opened = session;
      },
      () => undefined,
    );
    return entry;
  }

  /** Forgets the session of a key that is rejected now. */
  forget(apiKey: string): void {
    this.#entries.delete(tokenDigest(apiKey));
  }
}

const ROW_CHARACTERS = 1_000;

const rowsOf = (session: Session | undefined): number =>
  session === undefined ? 0 : session.reads.rows + session.transcripts.characters / ROW_CHARACTERS;

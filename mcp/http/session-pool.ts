import type { Meeting } from "../../src/index.ts";
import { proofsOf } from "../context/known-ids.ts";
import { rememberMeetings } from "../service/read-data.ts";
import type { Session, SessionMemory } from "../service/session.ts";
import { tokenDigest } from "./token-digest.ts";

const MAX_SESSIONS = 100;
const MAX_IDLE_MS = 15 * 60_000;
/** For all organizations together; each has its own limit. */
const MAX_BYTES = 128_000_000;

interface Entry {
  session: Promise<Session>;
  /** Memory of the session, once it is open. */
  memory: SessionMemory | undefined;
  usedAt: number;
}

/**
 * One session per key, and one memory for all keys of an organization, so that it does not grow with the number of users. The API has no
 * organization id, but a key and a meeting each belong to one: keys that list the same meeting with the same owner, both by globally unique
 * ids, are of the same organization. The least recently used sessions are closed first, and a memory with its last session.
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
    for (const [oldest, { usedAt }] of this.#entries) {
      if (this.#entries.size < MAX_SESSIONS && now - usedAt < MAX_IDLE_MS) break;
      this.#entries.delete(oldest);
    }
    this.#entries.set(id, Object.assign(entry, { usedAt: now }));
    this.#shrink();
    return entry.session;
  }

  /** Closes the session of a key that the service now rejects. */
  forget(apiKey: string): void {
    this.#entries.delete(tokenDigest(apiKey));
  }

  #begin(apiKey: string, usedAt: number): Entry {
    const entry: Entry = {
      session: this.#join(apiKey, (memory) => (entry.memory = memory)),
      memory: undefined,
      usedAt,
    };
    // A session that could not be opened is tried again.
    entry.session.catch(() => this.#entries.get(tokenDigest(apiKey)) === entry && this.forget(apiKey));
    return entry;
  }

  /** Opens a session, sharing the memory of those that see the same meetings. */
  async #join(apiKey: string, remember: (memory: SessionMemory) => void): Promise<Session> {
    const session = await this.#open(apiKey);
    const meetings = await readMeetings(session);
    if (meetings === undefined) {
      this.forget(apiKey);
      return session;
    }
    const proofs = proofsOf(meetings);
    const others = [...this.#entries.values()].flatMap(({ memory }) => memory ?? []);
    const memory =
      others.find(({ knownIds }) => proofs.some((proof) => knownIds.has("proof", proof))) ?? session.memory;
    rememberMeetings(meetings, memory);
    remember(memory);
    return { ...session, memory };
  }

  /** Clears the least recently used stores if all of them together are too large. */
  #shrink(): void {
    const stores = new Set([...this.#entries.values()].reverse().flatMap(({ memory }) => memory?.store ?? []));
    let bytes = 0;
    for (const store of stores) {
      bytes += store.bytes;
      if (bytes > MAX_BYTES) store.clear();
    }
  }
}

const PATIENCE_MS = 10_000;

/** Reads the newest meetings; undefined if the service fails. */
async function readMeetings({ svc }: Session): Promise<Meeting[] | undefined> {
  try {
    return (await svc().meetings.list({ limit: 100 }, { maxRetries: 0, timeoutMs: PATIENCE_MS })).data;
  } catch {
    // Each call reports the failure.
    return undefined;
  }
}

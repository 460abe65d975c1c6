import type { Meeting } from "../../src/index.ts";
import { proofsOf } from "../context/known-ids.ts";
import { rememberMeetings } from "../service/read-data.ts";
import type { Session, SessionMemory } from "../service/session.ts";
import { tokenDigest } from "./token-digest.ts";

const MAX_SESSIONS = 100;
const MAX_IDLE_MS = 15 * 60_000;
/** Of all organizations together; one has a bound of its own. */
const MAX_BYTES = 128_000_000;

interface Entry {
  session: Promise<Session>;
  /** Of the session, once it is open. */
  memory: SessionMemory | undefined;
  usedAt: number;
}

/**
 * One session for each key, and one memory for all keys of an organization, so that memory does not grow with the colleagues. The API names no
 * organization, but a key is of one, and so is a meeting: keys that list the same meeting of the same owner, by ids that are unique in the
 * world, are of the same organization. The idlest sessions are closed first, and a memory goes with its last session.
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

  /** Forgets the session of a key that is rejected now. */
  forget(apiKey: string): void {
    this.#entries.delete(tokenDigest(apiKey));
  }

  #begin(apiKey: string, usedAt: number): Entry {
    const entry: Entry = {
      session: this.#join(apiKey, (memory) => (entry.memory = memory)),
      memory: undefined,
      usedAt,
    };
    // One that could not be opened is tried again.
    entry.session.catch(() => this.#entries.get(tokenDigest(apiKey)) === entry && this.forget(apiKey));
    return entry;
  }

  /** Opens a session, with the memory of those that see the same meetings. */
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
    // Each call says what is wrong.
    return undefined;
  }
}

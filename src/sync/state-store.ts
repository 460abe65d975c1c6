import { isAll, isWithin, type SyncEntry, type SyncStore, type SyncWindow } from "./sync-store.ts";

// Entries in one text of the state: what changed is written again in texts of this many.
const SEGMENT = 256;

interface Segment {
  readonly entries: Map<string, SyncEntry>;
  text: string | undefined;
}

/** The store of a caller who gives none: some 60 bytes of each row in the state. */
export class StateStore implements SyncStore {
  readonly #segments: Segment[] = [];
  readonly #places = new Map<string, Segment>();

  constructor(texts: readonly string[]) {
    for (const text of texts) {
      const segment: Segment = { entries: new Map(), text };
      this.#segments.push(segment);
      for (const line of text.split("\n")) {
        const [id = "", digest = "", at = ""] = line.split("\t");
        if (id === "") continue;
        segment.entries.set(id, { id, digest, at: at === "" ? null : new Date(Number.parseInt(at, 36)).toISOString() });
        this.#places.set(id, segment);
      }
    }
  }

  put(entries: readonly SyncEntry[]): void {
    for (const entry of entries) {
      const segment = this.#places.get(entry.id) ?? this.#open();
      segment.entries.set(entry.id, entry);
      segment.text = undefined;
      this.#places.set(entry.id, segment);
    }
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) {
      const segment = this.#places.get(id);
      if (!segment) continue;
      segment.entries.delete(id);
      segment.text = undefined;
      this.#places.delete(id);
    }
  }

  digests(ids: readonly string[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const id of ids) {
      const entry = this.#places.get(id)?.entries.get(id);
      if (entry) found.set(id, entry.digest);
    }
    return found;
  }

  entries(window: SyncWindow, limit = Infinity): SyncEntry[] {
    const found = this.#within(window);
    found.sort((one, other) => ((one.at ?? "") < (other.at ?? "") ? 1 : -1));
    return limit < found.length ? found.slice(0, limit) : found;
  }

  count(window: SyncWindow): number {
    return isAll(window) ? this.#places.size : this.#within(window).length;
  }

  /** The entries as texts, those that did not change as the same strings as before. */
  toTexts(): string[] {
    return this.#segments.map((segment) => {
      segment.text ??= [...segment.entries.values()].map(toLine).join("\n");
      return segment.text;
    });
  }

  #open(): Segment {
    const last = this.#segments.at(-1);
    if (last && last.entries.size < SEGMENT) return last;
    const segment: Segment = { entries: new Map(), text: undefined };
    this.#segments.push(segment);
    return segment;
  }

  #within(window: SyncWindow): SyncEntry[] {
    const found: SyncEntry[] = [];
    for (const { entries } of this.#segments)
      for (const entry of entries.values()) if (isWithin(window, entry.at)) found.push(entry);
    return found;
  }
}

const toLine = ({ id, digest, at }: SyncEntry): string =>
  `${id}\t${digest}\t${at === null ? "" : Date.parse(at).toString(36)}`;

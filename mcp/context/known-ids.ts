import { findIds, shortenId } from "../../core/ids/short-id.ts";

/** Kinds of objects whose ids are remembered. */
export type IdKind = "meeting" | "report" | "template" | "user";

const MAX_IDS = 5_000;

/** Recently seen ids, latest first: for completions, and for short ids. */
export class KnownIds {
  readonly #ids = new Map<IdKind, Set<string>>();

  /** Remembers ids of one kind; the oldest are forgotten. */
  remember(kind: IdKind, ids: Iterable<unknown>): void {
    const known = this.#ids.get(kind) ?? new Set();
    this.#ids.set(kind, known);
    for (const id of ids) {
      if (typeof id !== "string" || id === "") continue;
      known.delete(id);
      known.add(id);
    }
    for (const oldest of known) {
      if (known.size <= MAX_IDS) break;
      known.delete(oldest);
    }
  }

  /** Remembered ids that start with this text, latest first. */
  find(kind: IdKind, start: string): string[] {
    return findIds(start, [...(this.#ids.get(kind) ?? [])].reverse());
  }

  /** Reports whether an id is remembered. */
  has(kind: IdKind, id: string): boolean {
    return this.#ids.get(kind)?.has(id) === true;
  }

  /** The short form of an id, unique among those remembered. */
  shorten(kind: IdKind, id: string): string {
    return shortenId(id, this.#ids.get(kind) ?? []);
  }
}

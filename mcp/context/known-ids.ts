/** Kinds of objects that ids are remembered of. */
export type IdKind = "meeting" | "report" | "template" | "user";

const MAX_IDS = 500;

/** Identifiers that answers have shown, latest first: what completions offer. */
export class KnownIds {
  readonly #ids = new Map<IdKind, Set<string>>();
  readonly #listed = new Set<IdKind>();

  /** Remembers ids of one kind; the oldest are forgotten. */
  remember(kind: IdKind, ids: Iterable<string | null>): void {
    const known = this.#ids.get(kind) ?? new Set();
    this.#ids.set(kind, known);
    for (const id of ids) {
      if (id === null) continue;
      known.delete(id);
      known.add(id);
    }
    for (const oldest of known) {
      if (known.size <= MAX_IDS) break;
      known.delete(oldest);
    }
  }

  /** Remembers the newest ids of a kind as the service lists them, behind those that answers have shown. */
  rememberNewest(kind: IdKind, newest: readonly string[]): void {
    const shown = this.find(kind, "");
    this.remember(kind, [...newest].reverse());
    this.remember(kind, shown.reverse());
    this.#listed.add(kind);
  }

  /** Whether the newest ids of a kind have been asked for. */
  isListed(kind: IdKind): boolean {
    return this.#listed.has(kind);
  }

  /** Remembered ids that begin with what is typed so far. */
  find(kind: IdKind, beginning: string): string[] {
    const typed = beginning.toLowerCase();
    return [...(this.#ids.get(kind) ?? [])].reverse().filter((id) => id.startsWith(typed));
  }
}

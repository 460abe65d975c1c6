import { findIds, shortenId } from "../../core/ids/short-id.ts";
import { isUuid } from "../../core/ids/uuid.ts";

/** Kinds of objects whose ids are cached. */
export type IdKind = "meeting" | "report" | "template" | "user";
/** These kinds, and the results of {@link proofsOf}. */
type RememberedKind = IdKind | "proof";

const MAX_IDS = 5_000;

/** A meeting's id and its owner's, both globally unique. */
type OwnedMeeting = { readonly id: unknown; readonly user_id?: unknown };

/**
 * Proofs of an organization, which only its own keys can list: a meeting together with its owner. The meeting's id alone proves
 * nothing, since an import may contain an id of another organization.
 */
export const proofsOf = (meetings: readonly OwnedMeeting[]): string[] =>
  meetings.flatMap(({ id, user_id: owner }) => (isUuid(`${id}`) && isUuid(`${owner}`) ? `${id} ${owner}` : []));

/** Recently seen ids, latest first: for completions, and for short ids. */
export class KnownIds {
  readonly #ids = new Map<RememberedKind, Set<string>>();

  /** Remembers ids of one kind; the oldest are forgotten. */
  remember(kind: RememberedKind, ids: Iterable<unknown>): void {
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

  /** Remembers the ids of rows that are sorted newest first. */
  rememberRows<Name extends string = "id">(
    kind: IdKind,
    rows: readonly { readonly [Key in Name]?: unknown }[],
    name = "id" as Name,
  ): void {
    this.remember(kind, rows.map((row) => row[name]).reverse());
  }

  /** Remembered ids, latest first. */
  all(kind: RememberedKind): string[] {
    return [...(this.#ids.get(kind) ?? [])].reverse();
  }

  /** Remembered ids that start with this text, latest first. */
  find(kind: IdKind, start: string): string[] {
    return findIds(start, this.all(kind));
  }

  /** Reports whether an id is remembered. */
  has(kind: RememberedKind, id: string): boolean {
    return this.#ids.get(kind)?.has(id) === true;
  }

  /** The short form of an id, unique among those remembered; undefined without an id. */
  shorten(kind: IdKind, id: string | null | undefined): string | undefined {
    return id ? shortenId(id, this.#ids.get(kind) ?? []) : undefined;
  }
}

import { Directory } from "../../core/people/directory.ts";
import type { Session } from "../client/session.ts";
import type { Context, RecentItem } from "../context/context.ts";

/** Cached names expire after a day: people join, leave and change names. */
const KEPT_MS = 86_400_000;
const MOST_PEOPLE = 1_000;

/** Stands in the cache for "everybody was read then". */
const EVERYBODY = "*";

/** People named by an earlier command of the same session. */
export interface KnownPeople {
  directory: Directory;
  /** Ids that were looked up and have no name. */
  nameless: ReadonlySet<string>;
  /** Everybody was read, not only the people of one list. */
  isComplete: boolean;
}

/** Reads the cached names, without those older than a day. */
export async function readKnownPeople(context: Context, session: Session): Promise<KnownPeople> {
  const items = await session.read("people");
  const oldest = context.now().getTime() - KEPT_MS;
  const fresh = items.filter(({ read_at: readAt }) => Date.parse(readAt ?? "") >= oldest);
  const directory = new Directory();
  const nameless = new Set<string>();
  for (const { id, label, email } of fresh) {
    if (id === EVERYBODY) continue;
    directory.addPerson({ id, name: label === "" ? undefined : label, email });
    if (label === "") nameless.add(id);
  }
  return { directory, nameless, isComplete: fresh.some(({ id }) => id === EVERYBODY) };
}

/**
 * Caches names; ids without one too, so that they are not looked up with every command. Only at a terminal: a script should
 * leave no files.
 */
export async function rememberPeople(
  context: Context,
  session: Session,
  { directory, isComplete }: Pick<KnownPeople, "directory" | "isComplete">,
): Promise<void> {
  if (!context.stdout.isTerminal) return;
  const readAt = context.now().toISOString();
  const people = directory.people.map(({ id, name, email }) => ({ id, label: name ?? "", email, read_at: readAt }));
  const everybody: RecentItem[] = isComplete ? [{ id: EVERYBODY, label: "", read_at: readAt }] : [];
  await session.remember("people", [...everybody, ...people], MOST_PEOPLE);
}

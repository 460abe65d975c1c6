import type { Person } from "../../analysis/people/directory.ts";
import type { ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { readMeetings } from "./read-data.ts";

/** Meetings of the last year name everybody who still sells. */
const LOOK_BACK_MS = 366 * 86_400_000;
const MAX_CANDIDATES = 12;

/** Function that gives a person's name, or the beginning of the id where nobody named the person. */
export type NameOf = (id: unknown) => string | undefined;

/** Names people by id. Reads statistics and meetings first if a name is missing; a failure there leaves the ids. */
export async function namePeople(ids: Iterable<unknown>, context: ToolContext): Promise<NameOf> {
  const { directory, knownIds } = context;
  const wanted = [...new Set(ids)].filter((id): id is string => typeof id === "string" && id !== "");
  for (const id of wanted) directory.addId(id);
  knownIds.remember("user", wanted);
  if (wanted.some((id) => directory.nameOf(id) === undefined)) {
    try {
      await fillDirectory(context);
    } catch {
      context.signal.throwIfAborted();
      // A row with an id instead of a name is better than no row.
    }
  }
  return (id) =>
    typeof id === "string" && id !== "" ? (directory.nameOf(id) ?? knownIds.shorten("user", id)) : undefined;
}

/**
 * Finds a person by name, part of a name, id or short id.
 *
 * @throws ToolError that lists the candidates if several people match, or everybody if nobody does
 */
export async function findPerson(written: string, context: ToolContext): Promise<Person> {
  const { directory } = context;
  const known = directory.findPerson(written);
  if (known.kind === "one" && known.item.id === written.trim()) return known.item;
  // A name that is unique among the people seen so far need not be among all.
  await fillDirectory(context);
  const match = directory.findPerson(written);
  if (match.kind === "one") return match.item;
  if (match.kind === "none" && UUID.test(written.trim())) return { id: written.trim(), name: undefined };
  const candidates = match.kind === "several" ? match.candidates : directory.people;
  const list = candidates
    .slice(0, MAX_CANDIDATES)
    .map(({ id, name }) => `${name ?? "(no name)"} ${context.knownIds.shorten("user", id)}`);
  const more = candidates.length > MAX_CANDIDATES ? `, and ${candidates.length - MAX_CANDIDATES} more` : "";
  const reason =
    match.kind === "several"
      ? "`user` matches several people. Call again with one of these names or ids:"
      : candidates.length > 0
        ? "`user` matches nobody on this team. These people are known:"
        : "`user` matches nobody: no meeting or statistic names anybody.";
  throw invalidArguments(reason, candidates.length > 0 ? `${list.join(", ")}${more}` : undefined);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads what names people: statistics, and the last year's meetings. */
export async function fillDirectory(context: ToolContext): Promise<void> {
  const { svc, signal, directory, knownIds, reads, now } = context;
  const from = new Date(now().getTime() - LOOK_BACK_MS).toISOString().slice(0, 10);
  const [stats] = await Promise.all([
    reads
      .read("directory statistics", async () => svc.team.stats({ time_range: "all" }, { signal }))
      .catch(() => undefined),
    readMeetings({ from }, context),
  ]);
  if (stats) directory.addStats(stats);
  knownIds.remember(
    "user",
    directory.people.map(({ id }) => id),
  );
}

import { isUuid } from "../../core/ids/uuid.ts";
import type { Directory, Person } from "../../core/people/directory.ts";
import type { NameMatch } from "../../core/people/match-names.ts";
import { wordsOf } from "../../core/text/words.ts";
import type { ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { readMeetings } from "./read-data.ts";

/** Meetings of the last year name everybody who still sells. */
const LOOK_BACK_MS = 366 * 86_400_000;
const MAX_CANDIDATES = 12;

/**
 * Function that gives a person's name, or the beginning of the id where nobody named the person. Namesakes have the beginning of their ids
 * beside the name, so that neither is taken for the other.
 */
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
  const bearers = countBearers(directory);
  return (id) => {
    if (typeof id !== "string" || id === "") return undefined;
    const name = directory.nameOf(id);
    if (name === undefined) return knownIds.shorten("user", id);
    return (bearers.get(fold(name)) ?? 0) > 1 ? `${name} (${knownIds.shorten("user", id)})` : name;
  };
}

/** How many people have each name. */
function countBearers({ people }: Directory): Map<string, number> {
  const bearers = new Map<string, number>();
  for (const { name } of people) if (name !== undefined) bearers.set(fold(name), (bearers.get(fold(name)) ?? 0) + 1);
  return bearers;
}

const fold = (name: string): string => wordsOf(name).join(" ");

/** A name with an id beside it, as tables and failures show namesakes. */
const NAME_AND_ID = /^.*\S\s+\(?([^()\s]+)\)?$/;

/** Finds a person by what tables show: a name, an id, or a name with an id, which then decides. */
function lookUp(written: string, { directory }: ToolContext): NameMatch<Person> {
  const id = NAME_AND_ID.exec(written.trim())?.[1];
  const byId = id === undefined ? undefined : directory.findPerson(id);
  if (byId?.kind === "one" && id !== undefined && byId.item.id.startsWith(id)) return byId;
  return directory.findPerson(written);
}

/**
 * Finds a person by name, part of a name, id or short id.
 *
 * @throws ToolError that lists the candidates if several people match, or everybody if nobody does
 */
export async function findPerson(written: string, context: ToolContext): Promise<Person> {
  const { directory } = context;
  const known = lookUp(written, context);
  if (known.kind === "one" && known.item.id === written.trim()) return known.item;
  // A whole id needs no name, nor the lists that would give one.
  if (isUuid(written.trim())) return { id: written.trim(), name: undefined };
  // A name that is unique among the people seen so far need not be among all.
  await fillDirectory(context);
  const match = lookUp(written, context);
  if (match.kind === "one") return match.item;
  const candidates = match.kind === "several" ? match.candidates : mostSimilarFirst(match.similar, directory.people);
  const list = candidates
    .slice(0, MAX_CANDIDATES)
    .map(({ id, name }) => `${name ?? "(no name)"} ${context.knownIds.shorten("user", id)}`);
  const more = candidates.length > MAX_CANDIDATES ? `, and ${candidates.length - MAX_CANDIDATES} more` : "";
  const isGuess = match.kind === "none" && match.similar !== undefined;
  const reason =
    match.kind === "several"
      ? "`user` matches several people. Call again with one of these names or ids:"
      : candidates.length > 0
        ? `\`user\` matches nobody on this team. ${isGuess ? "The first of these people has a similar name:" : "These people are known:"}`
        : "`user` matches nobody: no meeting or statistic names anybody.";
  throw invalidArguments(reason, candidates.length > 0 ? `${list.join(", ")}${more}` : undefined);
}

/** Everybody, the person who may have been meant first: the list is cut after a few. */
function mostSimilarFirst(similar: Person | undefined, people: readonly Person[]): Person[] {
  return similar === undefined ? [...people] : [similar, ...people.filter(({ id }) => id !== similar.id)];
}

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

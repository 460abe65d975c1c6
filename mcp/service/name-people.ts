import { isUuid } from "../../core/ids/uuid.ts";
import { type Person, personText } from "../../core/people/person.ts";
import { readNames } from "../../core/people/read-names.ts";
import type { ToolContext } from "../context/tool.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { lastYear, readMeetings } from "./read-data.ts";
import { readObject } from "./read-object.ts";
import { unlessFailed } from "./unless-failed.ts";

const MAX_CANDIDATES = 12;
const STATISTICS_MAX_AGE_MS = 60_000;

/** Returns a person's name, or a prefix of the id if no name is known. Namesakes get the prefix after their name. */
export type NameOf = (id: unknown) => string | undefined;

/** Names people by id. Reads statistics and meetings first if a name is missing; a failure there leaves the ids. */
export async function namePeople(ids: Iterable<unknown>, context: ToolContext): Promise<NameOf> {
  const { directory, knownIds } = context;
  const wanted = [...ids].filter((id): id is string => typeof id === "string" && id !== "");
  for (const id of wanted) directory.addId(id);
  knownIds.remember("user", wanted);
  if (wanted.some((id) => directory.nameOf(id) === undefined)) await unlessFailed(fillDirectory(context), context);
  return (id) => {
    if (typeof id !== "string" || id === "") return undefined;
    return directory.labelOf(id) ?? knownIds.shorten("user", id);
  };
}

/**
 * Finds a person by whole name, e-mail address, id or short id, or by a name with one of these, as results show namesakes.
 *
 * @throws ToolError that lists the candidates if several people match or a part of a name matches, or everybody if nobody does
 */
export async function requirePerson(written: string, context: ToolContext): Promise<Person> {
  const { directory } = context;
  const known = directory.findPerson(written);
  const id = written.trim();
  if (known.kind === "one" && known.person.id === id) return known.person;
  // A whole id needs no lookup, unless it is in capitals: rows have the service's spelling.
  if (isUuid(id) && id === id.toLowerCase()) return { id };
  // A name that is unique among the people seen so far may not be unique among all.
  await fillDirectory(context);
  const match = directory.findPerson(written);
  if (match.kind === "one") return match.person;
  if (isUuid(id)) return { id };
  const { people } = directory;
  const [reason, candidates] =
    match.kind === "several"
      ? ["`user` matches several people. Call again with one of these addresses or ids:", match.people]
      : match.reason !== undefined
        ? [`\`user\` is the whole name of nobody. It is a ${match.reason} of these people:`, match.suggestions]
        : people.length > 0
          ? ["`user` matches nobody on this team. These people are known:", people]
          : ["`user` matches nobody: no meeting or statistic names anybody.", people];
  const ids = people.map(({ id }) => id);
  // Namesakes are listed with their addresses; other candidates without, to keep the list short.
  const show = (person: Person): string =>
    match.kind === "several"
      ? personText(person, ids)
      : `${person.name ?? "(no name)"} ${context.knownIds.shorten("user", person.id)}`;
  const list = candidates.slice(0, MAX_CANDIDATES).map(show);
  const more = candidates.length > MAX_CANDIDATES ? `, and ${candidates.length - MAX_CANDIDATES} more` : "";
  throw invalidArguments(reason, `${list.join(", ")}${more}`);
}

/** Adds names of people from statistics and the last year's meetings. */
export async function fillDirectory(context: ToolContext): Promise<void> {
  const { svc, signal, directory, knownIds } = context;
  const failed = await readNames(directory, {
    stats: () =>
      readObject("statistics", STATISTICS_MAX_AGE_MS, context, () => svc.team.stats({ time_range: "all" }, { signal })),
    async *meetings() {
      yield* (await readMeetings(lastYear(context), context)).items;
    },
  });
  if (failed.meetings !== undefined) throw failed.meetings;
  knownIds.rememberRows("user", directory.people);
}

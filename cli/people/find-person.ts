import { shortenId } from "../../core/ids/short-id.ts";
import { Directory, type Person } from "../../core/people/directory.ts";
import type { NameMatch } from "../../core/people/match-names.ts";
import type { SvcClient } from "../../src/index.ts";
import { readConnection } from "../client/connection.ts";
import type { ConnectionOptions } from "../client/connection-options.ts";
import type { Context } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";
import { withSpinner } from "../output/with-spinner.ts";
import { readKnownPeople, rememberPeople } from "./known-people.ts";
import { MEETINGS_FOR_A_NAME, readPeople } from "./read-people.ts";

const MOST_CANDIDATES = 10;

/**
 * The id of the person that a name, part of a name, an email address or the beginning of an id stands for. Within a day of the
 * first search it costs no call; then, and when nobody matches, up to 11.
 *
 * @throws UsageError that lists the candidates, or names somebody similar
 */
export async function findPerson(
  context: Context,
  options: ConnectionOptions,
  { client, written }: { client: SvcClient; written: string },
): Promise<string> {
  const { profileName } = await readConnection(context, options);
  const known = await readKnownPeople(context, profileName);
  if (known.isComplete) {
    const match = known.directory.findPerson(written);
    if (match.kind === "one") return match.item.id;
    if (match.kind === "several") throw severalPeople(written, match.candidates, known.directory);
  }
  const directory = new Directory();
  const reading = readPeople(client, directory, { meetings: MEETINGS_FOR_A_NAME, signal: context.signal });
  await withSpinner(context, "Looking people up", reading);
  await rememberPeople(context, profileName, { directory, isComplete: true });
  return personOf(written, directory.findPerson(written), directory);
}

function personOf(written: string, match: NameMatch<Person>, directory: Directory): string {
  if (match.kind === "one") return match.item.id;
  if (match.kind === "several") throw severalPeople(written, match.candidates, directory);
  const similar = match.similar?.name;
  throw new UsageError(
    `There is nobody called \`${written}\` among the people of the newest meetings.`,
    similar === undefined
      ? "`svc people` lists them. Write a name, an email address, or an id or its beginning."
      : `Did you mean ${similar}? \`svc people\` lists everybody.`,
  );
}

function severalPeople(written: string, candidates: readonly Person[], directory: Directory): UsageError {
  const ids = directory.people.map(({ id }) => id);
  const listed = candidates
    .slice(0, MOST_CANDIDATES)
    .map(({ id, name, email }) => `${name ?? "(no name)"} (${[email, shortenId(id, ids)].filter(Boolean).join(", ")})`);
  const more = candidates.length > MOST_CANDIDATES ? `, and ${candidates.length - MOST_CANDIDATES} more` : "";
  return new UsageError(
    `\`${written}\` matches ${candidates.length} people: ${listed.join(", ")}${more}.`,
    "Write the whole name, or the id in parentheses.",
  );
}

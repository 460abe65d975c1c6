import { isUuid } from "../../core/ids/uuid.ts";
import { Directory } from "../../core/people/directory.ts";
import type { PersonMatch } from "../../core/people/find-person.ts";
import { type Person, personText } from "../../core/people/person.ts";
import type { SvcClient } from "../../src/index.ts";
import type { ConnectionOptions } from "../client/connection-options.ts";
import { openSession } from "../client/session.ts";
import type { Context } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";
import { withSpinner } from "../output/with-spinner.ts";
import { readKnownPeople, rememberPeople } from "./known-people.ts";
import { listCandidates } from "./list-candidates.ts";
import { MEETINGS_FOR_A_NAME, readPeople } from "./read-people.ts";

/**
 * The id of a person, given a whole name, an email address or the prefix of an id. Takes no call within a day of the first search;
 * otherwise, or if nobody matches, up to 11.
 *
 * @throws UsageError that lists namesakes, or suggests who may be meant
 */
export async function findPersonId(
  context: Context,
  options: ConnectionOptions,
  { client, written }: { client: SvcClient; written: string },
): Promise<string> {
  const session = await openSession(context, options);
  const known = await readKnownPeople(context, session);
  if (known.isComplete) {
    const match = known.directory.findPerson(written);
    if (match.kind === "one") return match.person.id;
    if (match.kind === "several") throw severalPeople(written, match.people, known.directory);
  }
  const directory = new Directory();
  const reading = readPeople(client, directory, { meetings: MEETINGS_FOR_A_NAME, signal: context.signal });
  await withSpinner(context, "Looking people up", reading);
  await rememberPeople(context, session, { directory, isComplete: true });
  return foundId(written, directory.findPerson(written), directory);
}

function foundId(written: string, match: PersonMatch<Person>, directory: Directory): string {
  if (match.kind === "one") return match.person.id;
  if (match.kind === "several") throw severalPeople(written, match.people, directory);
  if (isUuid(written)) return written;
  const { suggestions, reason } = match;
  throw new UsageError(
    `There is nobody called \`${written}\` among the people of the newest meetings.`,
    reason === undefined
      ? "`svc people` lists them. Write a whole name, an email address, an id or an id prefix."
      : `Did you mean ${listCandidates(textsOf(suggestions, directory), " or ")}? It is a ${reason}; \`svc people\` lists everybody.`,
  );
}

const severalPeople = (written: string, people: readonly Person[], directory: Directory): UsageError =>
  new UsageError(
    `\`${written}\` matches ${people.length} people: ${listCandidates(textsOf(people, directory))}.`,
    "Write an email address or an id in parentheses.",
  );

function textsOf(people: readonly Person[], directory: Directory): string[] {
  const ids = directory.people.map(({ id }) => id);
  return people.map((person) => personText(person, ids));
}

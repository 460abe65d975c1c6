import type { Meeting } from "../../records/resources.ts";
import type { Database } from "../../store/database.ts";
import { fold } from "../../store/fold.ts";
import { defineQuery } from "../../store/query.ts";
import { AdministrationError } from "./administration.ts";
import type { PersonNames } from "./scrub.ts";
import { requireEmail } from "./users.ts";

interface Search {
  orgId: string;
  /** Escaped pattern between two `%`. */
  pattern: string;
}

const meetingsMentioning = defineQuery<Search, { id: string; document: string }>(`
  select meetings.id, meetings.document
  from meetings left join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id
  where meetings.org_id = :orgId and (lower(meetings.document) like :pattern escape '\\'
    or lower(transcripts.text) like :pattern escape '\\'
    or exists (select 1 from reports
      where reports.org_id = :orgId and meeting_id = meetings.id and lower(detail) like :pattern escape '\\')
    or exists (select 1 from meeting_versions
      where meeting_versions.org_id = :orgId and meeting_id = meetings.id
        and lower(meeting_versions.document) like :pattern escape '\\')
    or exists (select 1 from insights
      where insights.org_id = :orgId and meeting_id = meetings.id and lower(insights.document) like :pattern escape '\\'))`);

const meetingsOwnedBy = defineQuery<{ orgId: string; userId: string }, { id: string }>(
  "select id from meetings where org_id = :orgId and user_id = :userId",
);

const deletedMentioning = defineQuery<Search & { userId: string }, { id: string }>(`
  select id from deleted_meetings
  where org_id = :orgId and (user_id = :userId or lower(document) like :pattern escape '\\')`);

/** Meetings of a person: those the person took part in, and those that only mention the person. */
export interface PersonMeetings {
  attended: string[];
  mentioned: string[];
}

interface Named {
  email?: string | undefined;
  names?: readonly string[];
  words?: readonly string[];
}

/** Rejects empty texts, which match everything: an unset variable would erase everybody. */
export function requirePerson({ email, names = [], words = [] }: Named): void {
  if (email !== undefined) requireEmail(email);
  else if (names.length === 0) throw new AdministrationError("Give the address or the name of the person to erase.");
  const wrong = [...names, ...words].find((name) => !isName(name));
  if (wrong !== undefined)
    throw new AdministrationError(`\`${wrong}\` is not the name of a person. Expected one such as Ana Ruiz.`);
}

/** Reports whether a text can be a person's name. */
export function isName(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Names that an email address took part in meetings with. */
export async function namesOfEmail(database: Database, orgId: string, email: string): Promise<string[]> {
  const rows = await findMentioning(database, orgId, email);
  const names = rows.flatMap(({ document }) =>
    (JSON.parse(document) as Meeting).participants.flatMap((participant) =>
      fold(participant.email ?? "") === fold(email) ? [participant.name] : [],
    ),
  );
  return [...new Set(names)];
}

/** Finds meetings with data of a person. Reads all of them, since transcripts have no index for this. */
export async function findPersonMeetings(
  database: Database,
  orgId: string,
  person: PersonNames & { userId: string | undefined },
): Promise<PersonMeetings> {
  const attended = new Set<string>();
  const found = new Set<string>();
  const emails = new Set(person.emails.map(fold));
  const names = new Set(person.names.map(fold));
  if (person.userId !== undefined)
    for (const { id } of await database.all(meetingsOwnedBy, { orgId, userId: person.userId })) attended.add(id);
  for (const text of [...person.emails, ...person.names]) {
    for (const { id, document } of await findMentioning(database, orgId, text)) {
      found.add(id);
      const { participants } = JSON.parse(document) as Meeting;
      const isThere = participants.some(({ name, email }) =>
        email === undefined ? names.has(fold(name)) : emails.has(fold(email)),
      );
      if (isThere) attended.add(id);
    }
  }
  return { attended: [...attended], mentioned: [...found].filter((id) => !attended.has(id)) };
}

/** Meetings that contain a text, in any Unicode normalization, and as escaped in JSON. */
function findMentioning(database: Database, orgId: string, text: string): Promise<{ id: string; document: string }[]> {
  return findText(text, (pattern) => database.all(meetingsMentioning, { orgId, pattern }));
}

/** Finds deleted calls with data of a person. */
export async function findDeletedCalls(
  database: Database,
  orgId: string,
  { emails, names, userId = "" }: PersonNames & { userId?: string | undefined },
): Promise<string[]> {
  const find = (pattern: string) => database.all(deletedMentioning, { orgId, pattern, userId });
  const found = await Promise.all([...emails, ...names].map((text) => findText(text, find)));
  return [...new Set(found.flat().map(({ id }) => id))];
}

async function findText<Row extends { id: string }>(
  text: string,
  find: (pattern: string) => Promise<Row[]>,
): Promise<Row[]> {
  // In any case: databases fold ASCII letters only.
  const cases = [text, text.toLowerCase(), text.toUpperCase(), capitalized(text)];
  const composed = cases.flatMap((form) => [form, form.normalize("NFC"), form.normalize("NFD")]);
  const patterns = new Set(composed.flatMap((form) => [form, JSON.stringify(form).slice(1, -1)]).map(patternOf));
  const found = new Map<string, Row>();
  for (const pattern of patterns) for (const row of await find(pattern)) found.set(row.id, row);
  return [...found.values()];
}

/** Converts `ÉLODIE durand` to `Élodie Durand`. */
function capitalized(text: string): string {
  return text.toLowerCase().replace(/(?<!\p{L}\p{M}*)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Both databases fold ASCII letters only; others are compared exactly. */
function patternOf(text: string): string {
  const folded = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
}

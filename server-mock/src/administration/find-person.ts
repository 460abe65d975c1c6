import { sql } from "kysely";
import type { Meeting } from "../resources.ts";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import type { PersonNames } from "./scrub.ts";

interface Search {
  orgId: string;
  /** Between two `%`, escaped. */
  pattern: string;
}

const meetingsMentioning = defineQuery<Search, { id: string; document: string }>((builder, slot) =>
  builder
    .selectFrom("meetings")
    .leftJoin("transcripts", "transcripts.meeting_id", "meetings.id")
    .select(["meetings.id", "meetings.document"])
    .where("org_id", "=", slot("orgId"))
    .where((where) =>
      where.or([
        sql<boolean>`lower(meetings.document) like ${slot("pattern")} escape '\\'`,
        sql<boolean>`lower(transcripts.text) like ${slot("pattern")} escape '\\'`,
        where.exists(
          builder
            .selectFrom("reports")
            .select("reports.id")
            .where(sql<boolean>`reports.meeting_id = meetings.id`)
            .where(sql<boolean>`lower(reports.detail) like ${slot("pattern")} escape '\\'`),
        ),
        where.exists(
          builder
            .selectFrom("insights")
            .select("insights.id")
            .where(sql<boolean>`insights.meeting_id = meetings.id`)
            .where(sql<boolean>`lower(insights.document) like ${slot("pattern")} escape '\\'`),
        ),
      ]),
    ),
);

const meetingsOwnedBy = defineQuery<{ orgId: string; userId: string }, { id: string }>((builder, slot) =>
  builder.selectFrom("meetings").select("id").where("org_id", "=", slot("orgId")).where("user_id", "=", slot("userId")),
);

/** Meetings of a person: those that the person took part in, and those in which others only speak of the person. */
export interface PersonMeetings {
  attended: string[];
  mentioned: string[];
}

/** The names under which an email address took part in meetings. */
export async function namesOfEmail(database: Database, orgId: string, email: string): Promise<string[]> {
  const rows = await database.all(meetingsMentioning, { orgId, pattern: patternOf(email) });
  const names = rows.flatMap(({ document }) =>
    (JSON.parse(document) as Meeting).participants.flatMap((participant) =>
      participant.email?.toLowerCase() === email.toLowerCase() ? [participant.name] : [],
    ),
  );
  return [...new Set(names)];
}

/** Meetings that have anything of a person. It reads them all: there is no index of what is said. */
export async function findPersonMeetings(
  database: Database,
  orgId: string,
  person: PersonNames & { userId: string | undefined },
): Promise<PersonMeetings> {
  const attended = new Set<string>();
  const found = new Set<string>();
  const emails = new Set(person.emails.map((email) => email.toLowerCase()));
  const names = new Set(person.names);
  if (person.userId !== undefined)
    for (const { id } of await database.all(meetingsOwnedBy, { orgId, userId: person.userId })) attended.add(id);
  for (const text of [...person.emails, ...person.names]) {
    for (const { id, document } of await database.all(meetingsMentioning, { orgId, pattern: patternOf(text) })) {
      found.add(id);
      const { participants } = JSON.parse(document) as Meeting;
      const isThere = participants.some(({ name, email }) =>
        email === undefined ? names.has(name) : emails.has(email.toLowerCase()),
      );
      if (isThere) attended.add(id);
    }
  }
  return { attended: [...attended], mentioned: [...found].filter((id) => !attended.has(id)) };
}

/** Both databases fold ASCII letters alike; others are compared as they are written. */
function patternOf(text: string): string {
  const folded = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
}

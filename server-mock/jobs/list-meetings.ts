import type { Meeting } from "../records/resources.ts";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import type { PlannedMeeting } from "./plan-reports.ts";

/** Selection of meetings; by default those that are fetched or failed. */
export interface MeetingSelection {
  meetingIds?: readonly string[] | undefined;
  /** Selects meetings that started since then, with or without a report. */
  since?: Date | undefined;
}

interface Row {
  id: string;
  started_at: string;
  document: string;
  text: string;
}

const PAGE = 200;
const FIRST_TIME = "0000";

const WITH_TRANSCRIPT = `
  select meetings.id, meetings.started_at, meetings.document, transcripts.text
  from meetings
  inner join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id
  where meetings.org_id = :orgId`;

const byId = defineQuery<{ orgId: string; id: string }, Row>(`${WITH_TRANSCRIPT} and meetings.id = :id`);

interface Position {
  orgId: string;
  startedAt: string;
  id: string;
}

const pageOf = (statuses: string) =>
  defineQuery<Position, Row>(`${WITH_TRANSCRIPT} and meetings.status in (${statuses})
    and (meetings.started_at > :startedAt or (meetings.started_at = :startedAt and meetings.id > :id))
    order by meetings.started_at, meetings.id limit ${PAGE}`);

const unscoredPage = pageOf("'fetched', 'failed'");
const anyPage = pageOf("'fetched', 'failed', 'processing', 'completed'");

/** Iterates meetings with a transcript, oldest first, one page in memory at a time. */
export async function* listMeetingsToScore(
  database: Database,
  { orgId, meetingIds, since }: MeetingSelection & { orgId: string },
): AsyncGenerator<PlannedMeeting> {
  if (meetingIds) {
    for (const id of meetingIds) {
      const row = await database.first(byId, { orgId, id });
      if (row) yield meetingOf(row);
    }
    return;
  }
  const query = since ? anyPage : unscoredPage;
  let position: Position = { orgId, startedAt: since?.toISOString() ?? FIRST_TIME, id: "" };
  for (;;) {
    const rows = await database.all(query, position);
    for (const row of rows) yield meetingOf(row);
    const last = rows.at(-1);
    if (!last) return;
    position = { orgId, startedAt: last.started_at, id: last.id };
  }
}

function meetingOf({ id, document, text }: Row): PlannedMeeting {
  return { id, call_type: (JSON.parse(document) as Meeting).call_type, transcript: text };
}

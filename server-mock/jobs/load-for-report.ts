import type { ScoredMeeting } from "../coaching/call-to-score.ts";
import type { Tracker } from "../coaching/trackers/tracker.ts";
import type { TurnTimes } from "../records/records.ts";
import type { Meeting, MeetingDetail, SubscriptionStatus, Template } from "../records/resources.ts";
import type { Database } from "../store/database.ts";
import { transcriptOf } from "../store/meeting-queries.ts";
import { defineQuery } from "../store/query.ts";
import { findTemplateRow } from "../store/template-queries.ts";
import { loadTrackers } from "./tracker-store.ts";

/** Template and trackers that a report is scored by. */
interface Settings {
  template: Template | undefined;
  trackers: readonly Tracker[];
}

/** Reads the template and trackers of a job. */
export type ReadSettings = (orgId: string, templateId: string) => Promise<Settings>;

interface Loaded extends Settings {
  meeting: ScoredMeeting;
  ownerName: string | null;
  /** True if the organization's subscription is not active, so that it gets no reports. */
  isPlanOver: boolean;
}

const OVER: readonly string[] = ["past_due", "canceled", "suspended"] satisfies SubscriptionStatus[];

const findMeeting = defineQuery<
  { orgId: string; id: string },
  { document: string; text: string | null; turns: string | null; name: string | null; subscription_status: string }
>(`
  select meetings.document, transcripts.text, transcripts.turns, users.name, subscription_status from meetings
  inner join organizations on organizations.id = meetings.org_id
  left join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id left join users on users.id = meetings.user_id
  where meetings.org_id = :orgId and meetings.id = :id`);

/** Loads the inputs of a report. Undefined if the meeting is gone. */
export async function loadForReport(
  database: Database,
  { orgId, meetingId, templateId }: { orgId: string; meetingId: string; templateId: string },
  readSettings = sharedSettings(database),
): Promise<Loaded | undefined> {
  const [row, settings] = await Promise.all([
    database.first(findMeeting, { orgId, id: meetingId }),
    readSettings(orgId, templateId),
  ]);
  if (!row) return undefined;
  const turns = row.turns === null ? undefined : (JSON.parse(row.turns) as TurnTimes);
  const meeting = { ...(JSON.parse(row.document) as MeetingDetail), transcript: row.text, turns };
  return { ...settings, meeting, ownerName: row.name, isPlanOver: OVER.includes(row.subscription_status) };
}

/** Reads templates and trackers for one batch of jobs, each once. */
export function sharedSettings(database: Database): ReadSettings {
  const known = new Map<string, Promise<Settings>>();
  const read: ReadSettings = async (orgId, id) => {
    const [row, { trackers }] = await Promise.all([
      database.first(findTemplateRow, { orgId, id }),
      loadTrackers(database, orgId),
    ]);
    return { template: row && (JSON.parse(row.document) as Template), trackers };
  };
  return (orgId, id) => {
    const settings = known.get(`${orgId} ${id}`) ?? read(orgId, id);
    known.set(`${orgId} ${id}`, settings);
    return settings;
  };
}

/**
 * Reports whether a meeting has changed since it was scored: a person in it may have been erased, or its owner may have
 * changed.
 */
export async function saysSomethingElse(
  database: Database,
  { orgId, scored, stored }: { orgId: string; scored: MeetingDetail; stored: Meeting },
): Promise<boolean> {
  if (stored.updated_at === scored.updated_at) return false;
  if (stored.title !== scored.title || stored.user_id !== scored.user_id) return true;
  if (JSON.stringify(stored.participants) !== JSON.stringify(scored.participants)) return true;
  return ((await database.first(transcriptOf, { orgId, id: stored.id }))?.text ?? null) !== scored.transcript;
}

import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** Jobs of an organization that are not over, and those that failed lately, without another try since. */
export interface QueueState {
  waiting: number;
  running: number;
  failed: number;
}

type StateRow = { state: keyof QueueState; count: number };

const openJobs = defineQuery<{ orgId: string; since: string }, StateRow>(`
  select state, count(*) as count from jobs
  where org_id = :orgId and (state in ('waiting', 'running') or (state = 'failed' and finished_at >= :since and not exists (
    select 1 from jobs later
    where later.org_id = :orgId and later.subject = jobs.subject and later.created_at > jobs.created_at)))
  group by state`);

/** A job of one meeting. */
export type MeetingJob = Pick<Tables["jobs"], "id" | "state" | "last_error" | "run_at" | "created_at">;

const jobsOfMeeting = defineQuery<{ orgId: string; subject: string }, MeetingJob>(`
  select id, state, last_error, run_at, created_at from jobs
  where org_id = :orgId and subject = :subject order by created_at desc, id desc`);

/** Counts the jobs of the whole organization by state. Failures count from `since` on. */
export async function queueState({ service, orgId }: MemberVisit, since: Date): Promise<QueueState> {
  const counts: QueueState = { waiting: 0, running: 0, failed: 0 };
  for (const { state, count } of await service.database.all(openJobs, { orgId, since: since.toISOString() }))
    counts[state] = count;
  return counts;
}

/** The jobs of a meeting, newest first. */
export function jobsOf({ service, orgId }: MemberVisit, meetingId: string): Promise<MeetingJob[]> {
  return service.database.all(jobsOfMeeting, { orgId, subject: meetingId });
}

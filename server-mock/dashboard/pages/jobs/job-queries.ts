import { defineQuery } from "../../../store/query.ts";

/** A job as people see it. */
export interface JobRow {
  id: string;
  subject: string;
  payload: string;
  state: "waiting" | "running" | "done" | "failed";
  attempt: number;
  max_attempts: number;
  run_at: string;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
  /** Of the meeting; null where that is gone. */
  meeting: string | null;
}

const byState = (order: string) =>
  defineQuery<{ orgId: string; state: string }, JobRow>(`
    select jobs.id, subject, payload, state, attempt, max_attempts, run_at, last_error, jobs.created_at, finished_at,
      meetings.document as meeting
    from jobs left join meetings on meetings.id = jobs.subject and meetings.org_id = jobs.org_id
    where jobs.org_id = :orgId and jobs.state = :state order by ${order}, jobs.id limit 50`);

/** Jobs in one state that are still to be done, the next one first, at most 50. */
export const openJobs = byState("jobs.run_at");

/** Jobs in one state that are over, the latest first, at most 50. */
export const endedJobs = byState("jobs.finished_at desc");

export const countJobs = defineQuery<{ orgId: string }, { state: JobRow["state"]; count: number }>(
  "select state, count(*) as count from jobs where org_id = :orgId group by state",
);

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

const SHOWN = 50;

const byState = (isOver: boolean) =>
  defineQuery<{ orgId: string; state: string }, JobRow>(
    (builder, slot) =>
      builder
        .selectFrom("jobs")
        .leftJoin("meetings", (join) =>
          join.onRef("meetings.id", "=", "jobs.subject").onRef("meetings.org_id", "=", "jobs.org_id"),
        )
        .select(["jobs.id", "subject", "payload", "state", "attempt", "max_attempts", "run_at", "last_error"])
        .select(["jobs.created_at", "finished_at", "meetings.document as meeting"])
        .where("jobs.org_id", "=", slot("orgId"))
        .where("jobs.state", "=", slot("state"))
        .orderBy(isOver ? "jobs.finished_at" : "jobs.run_at", isOver ? "desc" : "asc")
        .orderBy("jobs.id")
        .limit(SHOWN) as never,
  );

/** Jobs in one state that are still to be done, the next one first, at most 50. */
export const openJobs = byState(false);

/** Jobs in one state that are over, the latest first, at most 50. */
export const endedJobs = byState(true);

export const countJobs = defineQuery<{ orgId: string }, { state: JobRow["state"]; count: number }>(
  (builder, slot) =>
    builder
      .selectFrom("jobs")
      .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
      .where("org_id", "=", slot("orgId"))
      .groupBy("state") as never,
);

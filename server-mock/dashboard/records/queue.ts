import { sql } from "kysely";
import { defineQuery } from "../../store/query.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** Jobs of an organization that are not over, and those that failed lately. */
export interface QueueState {
  waiting: number;
  running: number;
  failed: number;
}

type StateRow = { state: keyof QueueState; count: number };

const openJobs = defineQuery<{ orgId: string; since: string }, StateRow>(
  (builder, slot) =>
    builder
      .selectFrom("jobs")
      .select(["state", sql<number>`count(*)`.as("count")])
      .where("org_id", "=", slot("orgId"))
      .where((where) =>
        where.or([
          where("state", "in", ["waiting", "running"]),
          where.and([where("state", "=", "failed"), where("finished_at", ">=", slot("since"))]),
        ]),
      )
      .groupBy("state") as never,
);

const jobsOfMeeting = defineQuery<{ orgId: string; subject: string }, { state: string; last_error: string | null }>(
  (builder, slot) =>
    builder
      .selectFrom("jobs")
      .select(["state", "last_error"])
      .where("org_id", "=", slot("orgId"))
      .where("subject", "=", slot("subject"))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc"),
);

/** Counts the jobs of the whole organization by state. Failures count from `since` on. */
export async function queueState({ service, orgId }: MemberVisit, since: Date): Promise<QueueState> {
  const rows = await service.database.all(openJobs, { orgId, since: since.toISOString() });
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return {
    waiting: counts.get("waiting") ?? 0,
    running: counts.get("running") ?? 0,
    failed: counts.get("failed") ?? 0,
  };
}

/** The jobs of a meeting, newest first. */
export function jobsOf(
  { service, orgId }: MemberVisit,
  meetingId: string,
): Promise<{ state: string; last_error: string | null }[]> {
  return service.database.all(jobsOfMeeting, { orgId, subject: meetingId });
}

import type { Composed } from "../coaching/compose-report.ts";
import type { Meeting, MeetingDetail } from "../records/resources.ts";
import type { ScoringUsage } from "../records/scoring-usage.ts";
import type { MeetingWrite } from "../store/change-meetings.ts";
import type { Database } from "../store/database.ts";
import { detachIfDeleted } from "../store/template-queries.ts";
import type { Job } from "./job.ts";
import type { JobQueue } from "./job-queue.ts";

/** Result of a job: a report with its insights, or the reason why there is none. */
export type Outcome = {
  job: Job;
  usage: ScoringUsage;
  /** The meeting as it was scored, if it was. */
  scored?: MeetingDetail;
} & Composed;

/** State that a transaction has read before it ends a job. */
export interface Stored {
  database: Pick<Database, "dialect">;
  queue: JobQueue;
  /** Undefined if the meeting is gone. */
  meeting: Meeting | undefined;
  /** True if another open job may still give the meeting a report. */
  hasOther: boolean;
  /** Reports whether a meeting no longer matches what was scored. */
  isChanged: (change: { scored: MeetingDetail; stored: Meeting }) => Promise<boolean>;
}

/** Thrown if a call was changed while it was scored: the report could quote what was removed from it. */
export class CallChanged extends Error {
  override readonly name = "CallChanged";
  override readonly message = "The call was changed while it was scored.";
}

/**
 * Adds the outcome of a job to a transaction.
 *
 * @throws CallChanged if the meeting no longer matches what was scored
 */
export async function writeOutcome(write: MeetingWrite, stored: Stored, outcome: Outcome): Promise<void> {
  const { meeting, isChanged } = stored;
  if (meeting && outcome.scored && (await isChanged({ scored: outcome.scored, stored: meeting })))
    throw new CallChanged();
  if ("reason" in outcome) writeFailed(write, stored, outcome);
  else writeCompleted(write, stored, outcome);
}

/** Adds a report, its insights, its meeting's status and the end of its job to a transaction. */
function writeCompleted(
  { batch, change }: MeetingWrite,
  { database, queue, meeting, hasOther }: Stored,
  { job, report, insights, usage }: Exclude<Outcome, { reason: string }>,
): void {
  if (!meeting) {
    batch.push(...queue.closing(job, { state: "failed", reason: "The meeting is gone.", usage }));
    return;
  }
  batch.add({ kind: "report", value: { ...report, org_id: job.orgId } });
  batch.push(...detachIfDeleted(database, job.orgId, report));
  for (const insight of insights) batch.add({ kind: "insight", value: { ...insight, org_id: job.orgId } });
  batch.push(...queue.closing(job, { state: "done", reason: null, usage }));
  change(job.subject, {
    report_count: meeting.report_count + 1,
    status: hasOther ? "processing" : "completed",
  });
}

/**
 * Adds the end of a job without a report. The meeting fails if no other job can still give it one; a completed meeting stays
 * completed.
 */
function writeFailed(
  { batch, change }: MeetingWrite,
  { queue, meeting, hasOther }: Stored,
  { job, reason, usage }: Extract<Outcome, { reason: string }>,
): void {
  batch.push(...queue.closing(job, { state: "failed", reason, usage }));
  if (!meeting || hasOther) return;
  if (meeting.report_count > 0 || meeting.status === "completed") change(job.subject, { status: "completed" });
  else if (!meeting.has_transcript) change(job.subject, { status: "no_transcript" });
  else change(job.subject, { status: "failed", failure_reason: reason });
}

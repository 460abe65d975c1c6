import type { Job } from "../../jobs/job.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";

/** The next due job in turn. */
export const claimOne = async (queue: JobQueue, worker: string, lastOrgId: string): Promise<Job | undefined> =>
  (await queue.claim(worker, lastOrgId, 1))[0];

import type { IdSource } from "../records/ids.ts";
import { type Database, statement, type Write, WriteConflict } from "../store/database.ts";
import type { Tables } from "../store/tables.ts";
import { type Job, type JobEnd, type JobKind, MAX_WAIT_MS, type NewJob, type QueueFigures } from "./job.ts";
import {
  addJob,
  busyWorkers,
  claimOnPostgres,
  claimOnSqlite,
  closeJob,
  countOpenBeside,
  earliestRun,
  findJob,
  freeAbandoned,
  freeJobsOf,
  holdJob,
  nextInTurn,
  notifyWorkers,
  postponeJob,
  renewLease,
  retryJob,
  sumByState,
  sumTokens,
  sumWaiting,
} from "./job-statements.ts";

const LEASE_MS = 60_000;
const FREE_EVERY_MS = 5_000;
const MAX_ATTEMPTS = 5;
const ANY_ATTEMPT = 2 ** 31 - 1;
/** Organizations that a claim tries whose jobs others take meanwhile; workers ask again soon. */
const MOST_TURNS = 8;
/** Who holds a job dies with the workers of a machine that loses its power; that it ended does not. */
const FORGETTABLE = { isLasting: false };

type AddedRow = Omit<Tables["jobs"], "lease_until" | "worker" | "last_error" | "finished_at">;

/** Parts that the queue works with. */
interface QueueParts {
  database: Database;
  ids: Pick<IdSource, "uuid">;
  now: () => Date;
  /** How long a claim holds without being renewed; 60 s by default. */
  leaseMs?: number | undefined;
  /** Reports whether the worker of a name has ended, so that its jobs need not wait for their leases. */
  hasEnded?: (worker: string) => boolean;
}

/**
 * Where jobs wait: a table of the service's own database. Any number of workers may claim; a job is held by one of them, and `closing`
 * belongs into the transaction with what the job writes: a worker that has lost its job writes nothing.
 */
export class JobQueue {
  /** How long a claim holds without being renewed. */
  readonly leaseMs: number;
  readonly #parts: QueueParts;
  #freedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.leaseMs = parts.leaseMs ?? LEASE_MS;
  }

  /** Adds jobs and returns how many of them are new. */
  async add(jobs: readonly NewJob[]): Promise<number> {
    if (jobs.length === 0) return 0;
    const added = await this.#database.write(jobs.map((job) => statement(addJob, this.#rowOf(job))));
    if (added > 0 && this.#database.dialect === "postgres") await this.#database.all(notifyWorkers, {});
    return added;
  }

  /** Statements that add jobs, for the transaction of a larger write. */
  adding(jobs: readonly NewJob[]): Write[] {
    const writes: Write[] = jobs.map((job) => statement(addJob, this.#rowOf(job)));
    return jobs.length > 0 && this.#database.dialect === "postgres"
      ? [...writes, statement(notifyWorkers, {})]
      : writes;
  }

  /** Claims the next job that is due, of the organization after `lastOrgId`: organizations take turns. */
  async claim(worker: string, lastOrgId: string): Promise<Job | undefined> {
    return (await this.claimSeveral(worker, lastOrgId, 1))[0];
  }

  /**
   * Claims up to `limit` jobs of the organization after `lastOrgId`, for a worker that does them at once. A job that was begun
   * before may be the one that its worker died of: it is done alone, and takes no others with it.
   */
  async claimSeveral(worker: string, lastOrgId: string, limit: number): Promise<Job[]> {
    await this.#freeAbandoned();
    const due = this.#due();
    const query = this.#database.dialect === "postgres" ? claimOnPostgres : claimOnSqlite;
    let last = lastOrgId;
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      const turn =
        (await this.#database.first(nextInTurn, { ...due, lastOrgId: last })) ??
        (await this.#database.first(nextInTurn, { ...due, lastOrgId: "" }));
      if (!turn) return [];
      const bounds =
        limit > 1 && turn.attempt === 0 ? { limit, mostAttempts: 0 } : { limit: 1, mostAttempts: ANY_ATTEMPT };
      const claim = { ...due, ...bounds, orgId: turn.org_id, leaseUntil: this.#now(this.leaseMs), worker };
      const rows = await this.#database.writeReturning(query, claim, FORGETTABLE);
      if (rows.length > 0) return rows.sort(byTurn).map(jobOf);
      // All that this organization has is in other hands by now.
      last = turn.org_id;
    }
    return [];
  }

  /** Extends the lease. False when the job is no longer the worker's. */
  async renew({ orgId, id, attempt }: Job): Promise<boolean> {
    const lease = { orgId, id, attempt, leaseUntil: this.#now(this.leaseMs) };
    const rows = await this.#database.writeReturning(renewLease, lease, FORGETTABLE);
    return rows.length > 0;
  }

  /** Extends the lease in a larger write, which conflicts when the job is no longer the worker's. */
  holding({ orgId, id, attempt }: Job): Write {
    return statement(holdJob, { orgId, id, attempt, leaseUntil: this.#now(this.leaseMs) }, 1);
  }

  /** Ends a job, in the transaction that it is written in. The write conflicts when the job is no longer the worker's. */
  closing({ orgId, id, attempt }: Job, { state, reason, usage }: JobEnd): Write {
    return statement(closeJob, { orgId, id, attempt, state, reason, now: this.#now(), ...usage }, 1);
  }

  /** Whether a write conflicted because its job was lost. */
  isLost(conflict: unknown): boolean {
    return conflict instanceof WriteConflict && (conflict.query === closeJob || conflict.query === holdJob);
  }

  /** Puts a job back for later, at most `MAX_WAIT_MS`. A job that is put back through no fault of its own keeps its attempts. */
  async postpone(
    { orgId, id, attempt, maxAttempts }: Job,
    { at, reason, isOwnFault }: { at: Date; reason: string; isOwnFault: boolean },
  ): Promise<void> {
    const runAt = new Date(Math.min(at.getTime(), this.#parts.now().getTime() + MAX_WAIT_MS)).toISOString();
    const changes = { runAt, reason, maxAttempts: maxAttempts + (isOwnFault ? 0 : 1) };
    await this.#database.writeReturning(postponeJob, { orgId, id, attempt, ...changes });
  }

  /** What a job of an organization is about. */
  async find(job: { orgId: string; id: string }): Promise<{ subject: string } | undefined> {
    return this.#database.first(findJob, job);
  }

  /** Lets a failed job run again, with as many attempts as a new one. False when it has not failed. */
  async retry({ orgId, id }: { orgId: string; id: string }): Promise<boolean> {
    const rows = await this.#database.writeReturning(retryJob, { orgId, id, now: this.#now(), attempts: MAX_ATTEMPTS });
    if (rows.length > 0 && this.#database.dialect === "postgres") await this.#database.all(notifyWorkers, {});
    return rows.length > 0;
  }

  /** Other jobs about the same subject that are not over. */
  async openBeside({ id, orgId, subject }: Job): Promise<number> {
    return (await this.#database.first(countOpenBeside, { id, orgId, subject }))?.open ?? 0;
  }

  /** Tokens that an organization has used since a moment. */
  async tokensSince(orgId: string, since: Date): Promise<number> {
    return (await this.#database.first(sumTokens, { orgId, since: since.toISOString() }))?.tokens ?? 0;
  }

  async figures(): Promise<QueueFigures> {
    const rows = await this.#database.all(sumByState, {});
    const of = (state: string) => rows.find((row) => row.state === state);
    const sum = (name: "attempts" | "calls" | "input_tokens" | "output_tokens") =>
      rows.reduce((total, row) => total + row[name], 0);
    const oldest = of("waiting")?.oldest;
    const age = oldest === undefined ? 0 : this.#parts.now().getTime() - Date.parse(oldest);
    return {
      waiting: of("waiting")?.jobs ?? 0,
      running: of("running")?.jobs ?? 0,
      done: of("done")?.jobs ?? 0,
      failed: of("failed")?.jobs ?? 0,
      attempts: sum("attempts"),
      oldestSeconds: Math.max(0, age / 1000),
      usage: { calls: sum("calls"), inputTokens: sum("input_tokens"), outputTokens: sum("output_tokens") },
    };
  }

  /** Why jobs of an organization wait, where they do for a reason: the most frequent one first. */
  async waitingReasons(orgId: string): Promise<{ reason: string; jobs: number }[]> {
    return (await this.#database.all(sumWaiting, { orgId })).map(({ reason, jobs }) => ({
      reason,
      jobs: Number(jobs),
    }));
  }

  /** When the next job is due; undefined when nothing waits. */
  async nextDue(): Promise<Date | undefined> {
    const earliest = (await this.#database.first(earliestRun, {}))?.run_at;
    return earliest ? new Date(earliest) : undefined;
  }

  get #database(): Database {
    return this.#parts.database;
  }

  #due(): { now: string; latest: string } {
    return { now: this.#now(), latest: this.#now(MAX_WAIT_MS) };
  }

  #now(laterMs = 0): string {
    return new Date(this.#parts.now().getTime() + laterMs).toISOString();
  }

  #rowOf({ orgId, kind, dedupeKey, subject, payload }: NewJob): AddedRow {
    const now = this.#now();
    return {
      id: this.#parts.ids.uuid(),
      org_id: orgId,
      kind,
      dedupe_key: dedupeKey,
      subject,
      payload: JSON.stringify(payload),
      state: "waiting",
      attempt: 0,
      max_attempts: MAX_ATTEMPTS,
      run_at: now,
      created_at: now,
      calls: 0,
      input_tokens: 0,
      output_tokens: 0,
    };
  }

  /** Looked for now and then, not by every claim: it is a write. */
  async #freeAbandoned(): Promise<void> {
    const now = this.#parts.now().getTime();
    if (now - this.#freedAt < Math.min(FREE_EVERY_MS, this.leaseMs) && now >= this.#freedAt) return;
    this.#freedAt = now;
    // Processes whose clocks differ a little do not take each other's jobs.
    const latest = this.#now(this.leaseMs + MAX_WAIT_MS);
    await this.#database.writeReturning(freeAbandoned, { now: this.#now(), latest }, FORGETTABLE);
    const { hasEnded = () => false } = this.#parts;
    for (const { worker } of await this.#database.all(busyWorkers, {}))
      if (hasEnded(worker)) await this.#database.writeReturning(freeJobsOf, { worker }, FORGETTABLE);
  }
}

/** The order in which they were claimed, which a database does not return them in. */
function byTurn(one: Tables["jobs"], other: Tables["jobs"]): number {
  return one.run_at < other.run_at || (one.run_at === other.run_at && one.id < other.id) ? -1 : 1;
}

function jobOf(row: Tables["jobs"]): Job {
  return {
    id: row.id,
    orgId: row.org_id,
    kind: row.kind as JobKind,
    subject: row.subject,
    payload: JSON.parse(row.payload),
    attempt: row.attempt,
    maxAttempts: row.max_attempts,
  };
}

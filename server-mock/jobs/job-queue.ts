import type { IdSource } from "../records/ids.ts";
import { noUsage, type ScoringUsage } from "../records/scoring-usage.ts";
import { countOf, type Database, statement, type Write, WriteConflict } from "../store/database.ts";
import type { Values } from "../store/query.ts";
import type { Tables } from "../store/tables.ts";
import { type Job, type JobEnd, type JobKind, MAX_WAIT_MS, type NewJob, type QueueFigures } from "./job.ts";
import {
  addJob,
  addTokens,
  busyWorkers,
  claimOnPostgres,
  claimOnSqlite,
  closeJob,
  findJob,
  freeAbandoned,
  freeJobsOf,
  holdJob,
  MOST_BESIDE,
  nextInTurn,
  notifyWorkers,
  openBeside,
  postponeJob,
  renewLease,
  retryJob,
  sumByState,
  sumByStateOf,
  sumTokens,
  sumWaiting,
} from "./job-statements.ts";

const LEASE_MS = 60_000;
const FREE_EVERY_MS = 5_000;
const MAX_ATTEMPTS = 5;
const ANY_ATTEMPT = 2 ** 31 - 1;
/** Maximum number of organizations that one claim tries, if other workers take their jobs first. */
const MOST_TURNS = 8;
/** Leases need not survive a power loss, since the workers die with the machine; completions must. */
const FORGETTABLE = { isLasting: false };

/** Why and until when a job waits. */
interface Postponement {
  at: Date;
  reason: string;
  isOwnFault: boolean;
  usage?: ScoringUsage | undefined;
}

type AddedRow = Omit<Tables["jobs"], "lease_until" | "worker" | "last_error" | "finished_at">;

/** Dependencies of the queue. */
interface QueueParts {
  database: Database;
  ids: Pick<IdSource, "uuid">;
  now: () => Date;
  /** Duration of a lease that is not renewed; 60 s by default. */
  leaseMs?: number | undefined;
  /** Reports whether a worker has ended, so that its jobs need not wait for their leases. */
  hasEnded?: (worker: string) => boolean;
}

/**
 * Job queue in a table of the service's own database. Any number of workers may claim jobs; each job is held by one. Use
 * `closing` in the transaction of the job's own writes: it rolls back for a worker that has lost its job.
 */
export class JobQueue {
  /** Duration of a lease that is not renewed. */
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
    await this.#notify();
    return added;
  }

  /** Statements that add jobs, for a larger transaction. */
  adding(jobs: readonly NewJob[]): Write[] {
    if (jobs.length === 0) return [];
    const writes: Write[] = jobs.map((job) => statement(addJob, this.#rowOf(job)));
    return this.#database.dialect === "postgres" ? [...writes, statement(notifyWorkers, {})] : writes;
  }

  /**
   * Claims up to `limit` due jobs of the organization after `lastOrgId`, since organizations take turns. A job that was
   * started before may have crashed its worker, so it is claimed alone.
   */
  async claim(worker: string, lastOrgId: string, limit: number): Promise<Job[]> {
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
      // Other workers have taken all jobs of this organization.
      last = turn.org_id;
    }
    return [];
  }

  /** Renews the lease. False if the worker has lost the job. */
  async renew({ orgId, id, attempt }: Job): Promise<boolean> {
    const lease = { orgId, id, attempt, leaseUntil: this.#now(this.leaseMs) };
    const rows = await this.#database.writeReturning(renewLease, lease, FORGETTABLE);
    return rows.length > 0;
  }

  /** Renews the lease as part of a larger transaction, which conflicts if the worker has lost the job. */
  holding({ orgId, id, attempt }: Job): Write {
    return statement(holdJob, { orgId, id, attempt, leaseUntil: this.#now(this.leaseMs) }, 1);
  }

  /** Ends a job as part of the transaction with its results. The write conflicts if the worker has lost the job. */
  closing({ orgId, id, attempt }: Job, { state, reason, usage }: JobEnd): Write[] {
    const end = { orgId, id, attempt, state, reason, now: this.#now(), ...usage };
    return [statement(closeJob, end, 1), ...this.#counting(orgId, usage)];
  }

  /** Reports whether a write conflicted because its job was lost. */
  isLost(conflict: unknown): boolean {
    return conflict instanceof WriteConflict && (conflict.query === closeJob || conflict.query === holdJob);
  }

  /** Puts a job back for later, at most `MAX_WAIT_MS`. Unless `isOwnFault`, it keeps its attempts. */
  async postpone(
    { orgId, id, attempt, maxAttempts }: Job,
    { at, reason, isOwnFault, usage = noUsage() }: Postponement,
  ): Promise<void> {
    const runAt = new Date(Math.min(at.getTime(), this.#parts.now().getTime() + MAX_WAIT_MS)).toISOString();
    const changes = { runAt, reason, maxAttempts: maxAttempts + (isOwnFault ? 0 : 1), ...usage };
    const postponed = statement(postponeJob, { orgId, id, attempt, ...changes });
    await this.#database.write([postponed, ...this.#counting(orgId, usage)]);
  }

  /** Finds the subject of a job. */
  async find(job: { orgId: string; id: string }): Promise<{ subject: string } | undefined> {
    return this.#database.first(findJob, job);
  }

  /** Retries a failed job, with all attempts of a new one. False if it has not failed. */
  async retry({ orgId, id }: { orgId: string; id: string }): Promise<boolean> {
    const rows = await this.#database.writeReturning(retryJob, { orgId, id, now: this.#now(), attempts: MAX_ATTEMPTS });
    await this.#notify();
    return rows.length > 0;
  }

  /** Finds which subjects of at most `MOST_BESIDE` jobs of one organization have other open jobs. */
  async openBeside(jobs: readonly Job[]): Promise<ReadonlySet<string>> {
    const values: Values = { orgId: jobs[0]?.orgId ?? "" };
    for (let index = 0; index < MOST_BESIDE; index += 1) {
      values[`subject${index}`] = jobs[index]?.subject ?? "";
      values[`id${index}`] = jobs[index]?.id ?? "";
    }
    return new Set((await this.#database.all(openBeside, values)).map(({ subject }) => subject));
  }

  /** Counts what was used apart from a job, so that the daily budget covers it too. */
  async count(orgId: string, usage = noUsage()): Promise<void> {
    await this.#database.write(this.#counting(orgId, usage));
  }

  /** Tokens that an organization has used today (UTC). */
  async tokensToday(orgId: string): Promise<number> {
    return countOf(this.#database, sumTokens, { orgId, day: this.#today() });
  }

  /** Figures of one organization, or of all. */
  async figures(orgId?: string): Promise<QueueFigures> {
    const rows = await (orgId === undefined
      ? this.#database.all(sumByState, {})
      : this.#database.all(sumByStateOf, { orgId }));
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

  /** Reasons for which jobs of an organization wait, most frequent first. */
  waitingReasons(orgId: string): Promise<{ reason: string; jobs: number }[]> {
    return this.#database.all(sumWaiting, { orgId });
  }

  /** The jobs are stored: workers that hear of none find them a little later. */
  async #notify(): Promise<void> {
    if (this.#database.dialect === "postgres") await this.#database.all(notifyWorkers, {}).catch(() => undefined);
  }

  get #database(): Database {
    return this.#parts.database;
  }

  #due(): { now: string; latest: string } {
    return { now: this.#now(), latest: this.#now(MAX_WAIT_MS) };
  }

  #counting(orgId: string, { inputTokens, outputTokens }: ScoringUsage): Write[] {
    const tokens = inputTokens + outputTokens;
    return tokens === 0 ? [] : [statement(addTokens, { orgId, day: this.#today(), tokens })];
  }

  #today(): string {
    return this.#now().slice(0, 10);
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

  /** Frees jobs of ended workers. Done periodically, not on every claim, because it writes. */
  async #freeAbandoned(): Promise<void> {
    const now = this.#parts.now().getTime();
    if (now - this.#freedAt < Math.min(FREE_EVERY_MS, this.leaseMs) && now >= this.#freedAt) return;
    this.#freedAt = now;
    // Tolerates clock differences between processes, which would otherwise take each other's jobs.
    const latest = this.#now(this.leaseMs + MAX_WAIT_MS);
    await this.#database.writeReturning(freeAbandoned, { now: this.#now(), latest }, FORGETTABLE);
    const { hasEnded = () => false } = this.#parts;
    for (const { worker } of await this.#database.all(busyWorkers, {}))
      if (hasEnded(worker)) await this.#database.writeReturning(freeJobsOf, { worker }, FORGETTABLE);
  }
}

/** Claim order, which databases do not return rows in. */
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

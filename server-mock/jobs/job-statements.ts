import { DAY_LEVEL } from "../store/periods.ts";
import { defineQuery, type Values } from "../store/query.ts";
import type { Tables } from "../store/tables.ts";

type JobRow = Tables["jobs"];

/** A worker's claim: the row, and the attempt that it was claimed with. */
interface Held {
  orgId: string;
  id: string;
  attempt: number;
}

export const addJob = defineQuery<Omit<JobRow, "lease_until" | "worker" | "last_error" | "finished_at">, unknown>(`
  insert into jobs (id, org_id, kind, dedupe_key, subject, payload, state, attempt, max_attempts, run_at,
    lease_until, worker, last_error, created_at, finished_at, calls, input_tokens, output_tokens)
  values (:id, :org_id, :kind, :dedupe_key, :subject, :payload, :state, :attempt, :max_attempts, :run_at, null,
    null, null, :created_at, null, :calls, :input_tokens, :output_tokens)
  on conflict (org_id, kind, dedupe_key) do nothing`);

/** Times that count as due: in the past, or so far ahead that the clock must have been set back. */
interface Due {
  now: string;
  latest: string;
}

interface Claim extends Due {
  orgId: string;
  leaseUntil: string;
  worker: string;
  limit: number;
  /** Jobs with more attempts are skipped. */
  mostAttempts: number;
}

const IS_DUE = "(run_at <= :now or run_at > :latest)";

/** Claims by one statement per organization, so that two workers never claim the same job. */
const claimWith = (locking: string) =>
  defineQuery<Claim, JobRow>(`
    with picked as (
      select id from jobs
      where state = 'waiting' and org_id = :orgId and attempt <= :mostAttempts and ${IS_DUE}
      order by run_at, id limit :limit ${locking}
    )
    update jobs set state = 'running', attempt = attempt + 1, lease_until = :leaseUntil, worker = :worker
    where org_id = :orgId and id in (select picked.id from picked) returning *`);

export const claimOnSqlite = claimWith("");
/** Workers on PostgreSQL skip each other's locked rows. */
export const claimOnPostgres = claimWith("for update skip locked");

/** Finds the next job in turn without claiming it. */
export const nextInTurn = defineQuery<Due & { lastOrgId: string }, Pick<JobRow, "org_id" | "attempt">>(`
  select org_id, attempt from jobs where state = 'waiting' and org_id > :lastOrgId and ${IS_DUE}
  order by org_id, run_at, id limit 1`);

/** Returns jobs with an expired lease to the queue. */
export const freeAbandoned = defineQuery<Due, { id: string }>(`
  update jobs set state = 'waiting', lease_until = null, worker = null
  where state = 'running' and (lease_until < :now or lease_until > :latest) returning id`);

/** Names of the workers that hold jobs. */
export const busyWorkers = defineQuery<object, { worker: string }>(
  "select distinct worker from jobs where state = 'running' and worker is not null",
);

/** Returns jobs of an ended worker to the queue. */
export const freeJobsOf = defineQuery<{ worker: string }, { id: string }>(`
  update jobs set state = 'waiting', lease_until = null, worker = null
  where state = 'running' and worker = :worker returning id`);

export const renewLease = defineQuery<Held & { leaseUntil: string }, { id: string }>(`
  update jobs set lease_until = :leaseUntil
  where org_id = :orgId and id = :id and attempt = :attempt and state = 'running' returning id`);

/** Renews the lease as part of a larger write. */
export const holdJob = defineQuery<Held & { leaseUntil: string }, unknown>(
  `update jobs set lease_until = :leaseUntil
  where org_id = :orgId and id = :id and attempt = :attempt and state = 'running'`,
);

interface Closing extends Held {
  state: string;
  reason: string | null;
  now: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export const closeJob = defineQuery<Closing, unknown>(`
  update jobs
  set state = :state, last_error = :reason, finished_at = :now, lease_until = null, calls = calls + :calls,
    input_tokens = input_tokens + :inputTokens, output_tokens = output_tokens + :outputTokens
  where org_id = :orgId and id = :id and attempt = :attempt and state = 'running'`);

type Postponing = Omit<Closing, "state" | "now"> & { runAt: string; maxAttempts: number };

export const postponeJob = defineQuery<Postponing, unknown>(`
  update jobs
  set state = 'waiting', run_at = :runAt, last_error = :reason, max_attempts = :maxAttempts, lease_until = null,
    worker = null, calls = calls + :calls, input_tokens = input_tokens + :inputTokens,
    output_tokens = output_tokens + :outputTokens
  where org_id = :orgId and id = :id and attempt = :attempt and state = 'running'`);

export const findJob = defineQuery<{ orgId: string; id: string }, { subject: string }>(
  "select subject from jobs where id = :id and org_id = :orgId",
);

/** Keeps the attempt, which the next claim increases: a worker that held the job before has lost it. */
export const retryJob = defineQuery<{ orgId: string; id: string; now: string; attempts: number }, { id: string }>(`
  update jobs
  set state = 'waiting', run_at = :now, max_attempts = attempt + :attempts, last_error = null,
    finished_at = null, lease_until = null, worker = null
  where id = :id and org_id = :orgId and state = 'failed' returning id`);

/** Maximum number of jobs per `openBeside` query. */
export const MOST_BESIDE = 8;
const BESIDE = Array.from({ length: MOST_BESIDE }, (_, index) => index);

export const openBeside = defineQuery<Values, { subject: string }>(`
  select distinct subject from jobs where org_id = :orgId and state in ('waiting', 'running')
  and subject in (${BESIDE.map((index) => `:subject${index}`).join(", ")}) and id not in (${BESIDE.map((index) => `:id${index}`).join(", ")})`);

export const sumWaiting = defineQuery<{ orgId: string }, { reason: string; jobs: number }>(`
  select last_error as reason, count(*) as jobs from jobs
  where org_id = :orgId and state = 'waiting' and last_error is not null group by last_error order by jobs desc, reason`);

const OF_DAY = "org_id = :orgId and collection = 'tokens' and dimension = '' and dimension_value = ''";

/** Counts tokens on the day on which they were used: a job that is retried has also those of earlier days. */
export const addTokens = defineQuery<{ orgId: string; day: string; tokens: number }, unknown>(`
  insert into rollups (org_id, collection, dimension, dimension_value, level, period, count, score_sum)
  values (:orgId, 'tokens', '', '', ${DAY_LEVEL}, :day, :tokens, 0)
  on conflict (org_id, collection, dimension, dimension_value, level, period)
    do update set count = rollups.count + excluded.count`);

export const sumTokens = defineQuery<{ orgId: string; day: string }, { count: number }>(`
  select coalesce(sum(count), 0) as count from rollups where ${OF_DAY} and level = ${DAY_LEVEL} and period = :day`);

interface StateFigures {
  state: string;
  jobs: number;
  attempts: number;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  oldest: string;
}

const FIGURES = `state, count(*) as jobs, sum(attempt) as attempts, sum(calls) as calls,
    sum(input_tokens) as input_tokens, sum(output_tokens) as output_tokens, min(run_at) as oldest`;

export const sumByState = defineQuery<object, StateFigures>(`select ${FIGURES} from jobs group by state`);

export const sumByStateOf = defineQuery<{ orgId: string }, StateFigures>(
  `select ${FIGURES} from jobs where org_id = :orgId group by state`,
);

/** Wakes waiting workers on PostgreSQL; the notification is sent on commit. */
export const notifyWorkers = defineQuery<object, unknown>("select pg_notify('svc_jobs', '') as notified");

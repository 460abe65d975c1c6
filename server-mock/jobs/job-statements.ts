import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { defineQuery, type Slots } from "../store/query.ts";
import type { Tables } from "../store/tables.ts";

type JobRow = Tables["jobs"];

/** A claim of a worker: the row, and the attempt that it was claimed with. */
interface Held {
  id: string;
  attempt: number;
}

export const addJob = defineQuery<Omit<JobRow, "lease_until" | "worker" | "last_error" | "finished_at">, unknown>(
  (builder, slot) =>
    builder
      .insertInto("jobs")
      .values({
        id: slot("id"),
        org_id: slot("org_id"),
        kind: slot("kind"),
        dedupe_key: slot("dedupe_key"),
        subject: slot("subject"),
        payload: slot("payload"),
        state: slot("state"),
        attempt: slot("attempt"),
        max_attempts: slot("max_attempts"),
        run_at: slot("run_at"),
        lease_until: null,
        worker: null,
        last_error: null,
        created_at: slot("created_at"),
        finished_at: null,
        calls: slot("calls"),
        input_tokens: slot("input_tokens"),
        output_tokens: slot("output_tokens"),
      })
      .onConflict((conflict) => conflict.columns(["org_id", "kind", "dedupe_key"]).doNothing()),
);

/** A time in the past, or one so far ahead that the clock must have been set back. */
interface Due {
  now: string;
  latest: string;
}

interface Claim extends Due {
  leaseUntil: string;
  worker: string;
  lastOrgId: string;
}

/** One statement, so that two workers never claim the same job. PostgreSQL's workers step over each other's rows. */
const claimWith = (isSkipping: boolean) =>
  defineQuery<Claim, JobRow>((builder, slot) =>
    builder
      .updateTable("jobs")
      .set({
        state: "running",
        attempt: sql`attempt + 1`,
        lease_until: slot("leaseUntil"),
        worker: slot("worker"),
      })
      .where("id", "=", nextJob(builder, slot, isSkipping))
      .returningAll(),
  );

export const claimOnSqlite = claimWith(false);
export const claimOnPostgres = claimWith(true);

function isDue(slot: Slots<Due>) {
  return ({ eb, or }: ExpressionBuilder<Tables, "jobs">) =>
    or([eb("run_at", "<=", slot("now")), eb("run_at", ">", slot("latest"))]);
}

function nextJob(builder: Kysely<Tables>, slot: Slots<Claim>, isSkipping: boolean) {
  const next = builder
    .selectFrom("jobs")
    .select("id")
    .where("state", "=", "waiting")
    .where("org_id", ">", slot("lastOrgId"))
    .where(isDue(slot))
    .orderBy("org_id")
    .orderBy("run_at")
    .orderBy("id")
    .limit(1);
  return isSkipping ? next.forUpdate().skipLocked() : next;
}

/**
 * The jobs of one organization that have waited longest and were never begun, in one statement. A job that was begun before may be
 * the one that its worker died of: it is done alone, and takes no others with it.
 */
const claimSeveralWith = (isSkipping: boolean) =>
  defineQuery<Omit<Claim, "lastOrgId"> & { orgId: string; limit: number }, JobRow>((builder, slot) =>
    builder
      .with("picked", (query) => {
        const oldest = query
          .selectFrom("jobs")
          .select("jobs.id")
          .where("state", "=", "waiting")
          .where("org_id", "=", slot("orgId"))
          .where("attempt", "=", 0)
          .where(isDue(slot))
          .orderBy("run_at")
          .orderBy("id")
          .limit(slot("limit"));
        return isSkipping ? oldest.forUpdate().skipLocked() : oldest;
      })
      .updateTable("jobs")
      .set({
        state: "running",
        attempt: sql`attempt + 1`,
        lease_until: slot("leaseUntil"),
        worker: slot("worker"),
      })
      .where("id", "in", (query) => query.selectFrom("picked").select("picked.id"))
      .returningAll(),
  );

export const claimSeveralOnSqlite = claimSeveralWith(false);
export const claimSeveralOnPostgres = claimSeveralWith(true);

/** The job whose turn it is, without claiming it. */
export const nextInTurn = defineQuery<Due & { lastOrgId: string }, Pick<JobRow, "org_id" | "attempt">>(
  (builder, slot) =>
    builder
      .selectFrom("jobs")
      .select(["org_id", "attempt"])
      .where("state", "=", "waiting")
      .where("org_id", ">", slot("lastOrgId"))
      .where(isDue(slot))
      .orderBy("org_id")
      .orderBy("run_at")
      .orderBy("id")
      .limit(1),
);

/** Reports whether anything is due: a read, so that idle workers take no locks. */
export const anyDue = defineQuery<Due, { id: string }>((builder, slot) =>
  builder.selectFrom("jobs").select("id").where("state", "=", "waiting").where(isDue(slot)).limit(1),
);

/** Jobs whose worker has not been heard of: they wait again. */
export const freeAbandoned = defineQuery<Due, { id: string }>((builder, slot) =>
  builder
    .updateTable("jobs")
    .set({ state: "waiting", lease_until: null, worker: null })
    .where("state", "=", "running")
    .where(({ eb, or }) => or([eb("lease_until", "<", slot("now")), eb("lease_until", ">", slot("latest"))]))
    .returning("id"),
);

export const renewLease = defineQuery<Held & { leaseUntil: string }, { id: string }>((builder, slot) =>
  builder
    .updateTable("jobs")
    .set({ lease_until: slot("leaseUntil") })
    .where("id", "=", slot("id"))
    .where("attempt", "=", slot("attempt"))
    .where("state", "=", "running")
    .returning("id"),
);

/** Renews the lease as a part of a larger write. */
export const holdJob = defineQuery<Held & { leaseUntil: string }, unknown>((builder, slot) =>
  builder
    .updateTable("jobs")
    .set({ lease_until: slot("leaseUntil") })
    .where("id", "=", slot("id"))
    .where("attempt", "=", slot("attempt"))
    .where("state", "=", "running"),
);

interface Closing extends Held {
  state: string;
  reason: string | null;
  now: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export const closeJob = defineQuery<Closing, unknown>((builder, slot) =>
  builder
    .updateTable("jobs")
    .set({
      state: slot("state"),
      last_error: slot("reason"),
      finished_at: slot("now"),
      lease_until: null,
      calls: sql`calls + ${slot("calls")}`,
      input_tokens: sql`input_tokens + ${slot("inputTokens")}`,
      output_tokens: sql`output_tokens + ${slot("outputTokens")}`,
    })
    .where("id", "=", slot("id"))
    .where("attempt", "=", slot("attempt"))
    .where("state", "=", "running"),
);

interface Postponing extends Held {
  runAt: string;
  reason: string;
  maxAttempts: number;
}

export const postponeJob = defineQuery<Postponing, { id: string }>((builder, slot) =>
  builder
    .updateTable("jobs")
    .set({
      state: "waiting",
      run_at: slot("runAt"),
      last_error: slot("reason"),
      max_attempts: slot("maxAttempts"),
      lease_until: null,
      worker: null,
    })
    .where("id", "=", slot("id"))
    .where("attempt", "=", slot("attempt"))
    .where("state", "=", "running")
    .returning("id"),
);

export const findJob = defineQuery<{ orgId: string; id: string }, { subject: string }>((builder, slot) =>
  builder.selectFrom("jobs").select("subject").where("id", "=", slot("id")).where("org_id", "=", slot("orgId")),
);

/** The attempt still grows: a worker that once held the job has lost it. */
export const retryJob = defineQuery<{ orgId: string; id: string; now: string; attempts: number }, { id: string }>(
  (builder, slot) =>
    builder
      .updateTable("jobs")
      .set({
        state: "waiting",
        run_at: slot("now"),
        max_attempts: sql`attempt + ${slot("attempts")}`,
        finished_at: null,
        lease_until: null,
        worker: null,
      })
      .where("id", "=", slot("id"))
      .where("org_id", "=", slot("orgId"))
      .where("state", "=", "failed")
      .returning("id"),
);

export const countOpenBeside = defineQuery<{ orgId: string; subject: string; id: string }, { open: number }>(
  (builder, slot) =>
    builder
      .selectFrom("jobs")
      .select((count) => count.fn.countAll<number>().as("open"))
      .where("org_id", "=", slot("orgId"))
      .where("subject", "=", slot("subject"))
      .where("state", "in", ["waiting", "running"])
      .where("id", "<>", slot("id")),
);

export const sumTokens = defineQuery<{ orgId: string; since: string }, { tokens: number | null }>((builder, slot) =>
  builder
    .selectFrom("jobs")
    .select(sql<number | null>`sum(input_tokens + output_tokens)`.as("tokens"))
    .where("org_id", "=", slot("orgId"))
    .where("finished_at", ">=", slot("since")),
);

interface StateFigures {
  state: string;
  jobs: number;
  attempts: number;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  oldest: string;
}

export const sumByState = defineQuery<object, StateFigures>((builder) =>
  builder
    .selectFrom("jobs")
    .select((select) => [
      "state",
      select.fn.countAll<number>().as("jobs"),
      select.fn.sum<number>("attempt").as("attempts"),
      select.fn.sum<number>("calls").as("calls"),
      select.fn.sum<number>("input_tokens").as("input_tokens"),
      select.fn.sum<number>("output_tokens").as("output_tokens"),
      select.fn.min("run_at").as("oldest"),
    ])
    .groupBy("state"),
);

export const earliestRun = defineQuery<object, { run_at: string | null }>((builder) =>
  builder
    .selectFrom("jobs")
    .select((select) => select.fn.min("run_at").as("run_at"))
    .where("state", "=", "waiting"),
);

/** Wakes waiting workers of PostgreSQL: the message travels with the transaction. */
export const notifyWorkers = defineQuery<object, unknown>((builder) =>
  builder.selectNoFrom(sql`pg_notify('svc_jobs', '')`.as("notified")),
);

import { type Database, statement } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";

/** Address and user that an attempt to sign in counts against. */
export interface Attempt {
  address: string | undefined;
  /** Known where the attempt names somebody. */
  userId?: string | undefined;
}

const PERIOD_MS = 15 * 60 * 1000;
const KEPT_PERIODS = 8;
/** An address may be that of a whole office, or of a proxy that is not trusted. */
const PER_ADDRESS = 50;
const PER_USER = 10;

const readCount = defineQuery<{ subject: string; period: string }, { count: number }>((builder, slot) =>
  builder
    .selectFrom("sign_in_attempts")
    .select("count")
    .where("subject", "=", slot("subject"))
    .where("period", "=", slot("period")),
);

const countOne = defineQuery<{ subject: string; period: string }, { count: number }>((builder, slot) =>
  builder
    .insertInto("sign_in_attempts")
    .values({ subject: slot("subject"), period: slot("period"), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "period"])
        .doUpdateSet((update) => ({ count: update("sign_in_attempts.count", "+", 1) })),
    )
    .returning("count"),
);

const deleteOld = defineQuery<{ before: string }, unknown>((builder, slot) =>
  builder.deleteFrom("sign_in_attempts").where("period", "<", slot("before")),
);

/**
 * Counts an attempt before it is checked, in the database, so that no process can be tried after another.
 *
 * @returns seconds until the next attempt is possible, where there were too many
 */
export async function countAttempt(database: Database, attempt: Attempt, now: Date): Promise<number | undefined> {
  const start = Math.floor(now.getTime() / PERIOD_MS) * PERIOD_MS;
  const period = new Date(start).toISOString();
  const wait = Math.ceil((start + PERIOD_MS - now.getTime()) / 1000);
  const limits: [subject: string, limit: number][] = [[`address ${attempt.address ?? "unknown"}`, PER_ADDRESS]];
  if (attempt.userId !== undefined) limits.push([`user ${attempt.userId}`, PER_USER]);
  // Saves a write for a client that goes on trying.
  for (const [subject, limit] of limits) {
    const known = await database.first(readCount, { subject, period });
    if (Number(known?.count ?? 0) >= limit) return wait;
  }
  // What the database has counted decides: of many attempts at once each finds the same count before.
  for (const [subject, limit] of limits) {
    const [counted] = await database.writeReturning(countOne, { subject, period });
    if (Number(counted?.count) > limit) return wait;
  }
  const before = new Date(start - KEPT_PERIODS * PERIOD_MS).toISOString();
  await database.write([statement(deleteOld, { before })]);
  return undefined;
}

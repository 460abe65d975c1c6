import { type Database, statement } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";

const PERIOD_MS = 15 * 60 * 1000;
const KEPT_PERIODS = 8;
/** An address may be that of a whole office, or of a proxy that is not trusted. */
const PER_ADDRESS = 50;

const readCount = defineQuery<{ subject: string; period: string }, { count: number }>(
  "select count from sign_in_attempts where subject = :subject and period = :period",
);

const countOne = defineQuery<{ subject: string; period: string }, { count: number }>(`
  insert into sign_in_attempts (subject, period, count)
  values (:subject, :period, 1)
  on conflict (subject, period) do update set count = sign_in_attempts.count + 1 returning count`);

const deleteOld = defineQuery<{ before: string }, unknown>("delete from sign_in_attempts where period < :before");

/**
 * Counts an attempt that failed, in the database, for every process. One that succeeds is neither counted nor limited: nobody guesses
 * 256 bits, and those who share an address with somebody who tries are let in.
 *
 * @returns seconds until failures are responded to again, where there were too many
 */
export async function countFailure(
  database: Database,
  address: string | undefined,
  now: Date,
): Promise<number | undefined> {
  const start = Math.floor(now.getTime() / PERIOD_MS) * PERIOD_MS;
  const period = new Date(start).toISOString();
  const wait = Math.ceil((start + PERIOD_MS - now.getTime()) / 1000);
  const subject = `address ${address ?? "unknown"}`;
  // Saves a write for a client that goes on trying.
  const known = await database.first(readCount, { subject, period });
  if ((known?.count ?? 0) >= PER_ADDRESS) return wait;
  // What the database has counted decides: of many attempts at once each finds the same count before.
  const [counted] = await database.writeReturning(countOne, { subject, period });
  if (counted !== undefined && counted.count > PER_ADDRESS) return wait;
  const before = new Date(start - KEPT_PERIODS * PERIOD_MS).toISOString();
  await database.write([statement(deleteOld, { before })]);
  return undefined;
}

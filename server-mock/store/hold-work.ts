import { randomUUID } from "node:crypto";
import { wait } from "../../machine/platform-timers.ts";
import type { Database } from "./database.ts";
import { defineQuery } from "./query.ts";

const LEASE_MS = 30_000;
const RENEW_MS = 5_000;
const WAIT_MS = 250;

const take = defineQuery<{ name: string; value: string; now: string }, { name: string }>(`
  insert into settings (name, value) values (:name, :value)
  on conflict (name) do update set value = excluded.value where settings.value < :now returning name`);

const renew = defineQuery<{ name: string; value: string; own: string }, { name: string }>(
  "update settings set value = :value where name = :name and value like '% ' || :own returning name",
);

const release = defineQuery<{ name: string; own: string }, { name: string }>(
  "delete from settings where name = :name and value like '% ' || :own returning name",
);

/**
 * Runs work that must not run twice at once, guarded by a lease row: session locks work neither through a pooler nor across
 * nodes. Another process takes over half a minute after the holder's last renewal.
 *
 * @returns false if another process has done the work
 */
export async function holdWork(
  database: Database,
  { name, isDone }: { name: string; isDone: () => Promise<boolean> },
  work: (requireHeld: () => void) => Promise<void>,
): Promise<boolean> {
  const own = randomUUID();
  const until = () => `${new Date(Date.now() + LEASE_MS).toISOString()} ${own}`;
  while ((await database.writeReturning(take, { name, value: until(), now: new Date().toISOString() })).length === 0) {
    await wait(WAIT_MS);
    if (await isDone()) return false;
  }
  let isHeld = true;
  const keep = async () => {
    isHeld &&= (await database.writeReturning(renew, { name, value: until(), own })).length > 0;
  };
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A failed renewal is retried with the next one.
    renewing = keep().catch(() => undefined);
  }, RENEW_MS);
  try {
    if (await isDone()) return false;
    await work(() => {
      if (!isHeld) throw new Error(`Another process has taken over: ${name}.`);
    });
    return true;
  } finally {
    clearInterval(timer);
    await renewing;
    await database.writeReturning(release, { name, own });
  }
}

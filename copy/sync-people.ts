import { Directory, type NamingStats } from "../core/people/directory.ts";
import { readNames } from "../core/people/read-names.ts";
import { isSvcError, type SvcClient, type TeamStats } from "../src/index.ts";
import type { SyncEntry } from "../src/sync.ts";
import type { Copy } from "./copy.ts";
import { tableOf } from "./copy-tables.ts";
import type { TableOutcome } from "./table-outcome.ts";

/** Sources of people and of their names. */
export interface PeopleRun {
  readonly client: SvcClient;
  readonly copy: Copy;
  readonly signal: AbortSignal;
  /** Counts differences without storing anything. */
  readonly isDry: boolean;
  /** Results for meetings and reports in the same run. */
  readonly before: readonly TableOutcome[];
}

const PEOPLE = tableOf("people");

/**
 * Syncs the table of people: all owners of a meeting or report in the copy, named as `svc people` names them. Recomputed if a
 * meeting, a report or the statistics changed.
 */
export async function syncPeople({ client, copy, signal, isDry, before }: PeopleRun): Promise<TableOutcome> {
  const read = await readStatistics();
  if (read && !isDry) await copy.keepStatistics("all", read);
  const wholeAt = await wholeOf(copy, before);
  const outcome = { resource: PEOPLE.name, added: 0, changed: 0, gone: 0, rows: 0, whole_at: wholeAt };
  const store = copy.store(PEOPLE);
  if (isDry || (await copy.state(PEOPLE)) === undefined) {
    const people = await readPeople(copy, read ?? (await copy.statistics("all")) ?? {});
    const known = await store.digests(people.map(({ id }) => id));
    const added = people.filter(({ id }) => !known.has(id));
    const changed = people.filter(({ id, digest }) => known.has(id) && known.get(id) !== digest);
    const there = new Set(people.map(({ id }) => id));
    const gone: string[] = [];
    for await (const { id } of store.entries({ from: null, to: null })) if (!there.has(id)) gone.push(id);
    if (!isDry) await copy.replace(PEOPLE, [...added, ...changed], gone, { wholeAt });
    Object.assign(outcome, { added: added.length, changed: changed.length, gone: gone.length });
  }
  return { ...outcome, rows: Number(await store.count({ from: null, to: null })) };

  /** A service without statistics only lacks names. */
  async function readStatistics(): Promise<TeamStats | undefined> {
    try {
      return await client.team.stats({ time_range: "all" }, { signal });
    } catch (error) {
      if (!isSvcError(error) || !("status" in error) || error.status === 401) throw error;
      return undefined;
    }
  }
}

type PersonEntry = SyncEntry & { readonly row: object };

interface Owned {
  readonly id: string;
  readonly rows: unknown;
  readonly last: string | null;
}

async function readPeople(copy: Copy, statistics: NamingStats): Promise<PersonEntry[]> {
  const directory = new Directory({ meetingsComeOnce: true });
  const failed = await readNames(directory, { stats: async () => statistics, meetings: () => meetingsOf(copy) });
  if (failed.meetings !== undefined) throw failed.meetings;
  const [meetings, reports] = [await owned(copy, "meetings"), await owned(copy, "reports")];
  for (const id of [...meetings.keys(), ...reports.keys()]) directory.addId(id);
  const owners = directory.people.filter(({ id }) => meetings.has(id) || reports.has(id));
  return owners.map(({ id, name = null, email = null }) => {
    const last = meetings.get(id)?.last ?? null;
    const counts = { meetings: Number(meetings.get(id)?.rows ?? 0), reports: Number(reports.get(id)?.rows ?? 0) };
    const row = { id, name, email, ...counts, last_meeting_at: last };
    return { id, at: last, digest: JSON.stringify(row), row };
  });
}

/** Fields of meetings that name people. */
async function* meetingsOf({ database }: Copy) {
  const query = `SELECT id, user_id, CAST(data -> 'participants' AS TEXT) AS participants FROM meetings
    ORDER BY ${database.sql.newestFirst}`;
  for await (const row of database.each<{ id: string; user_id: unknown; participants: string | null }>(query, []))
    yield { ...row, participants: row.participants === null ? null : JSON.parse(row.participants) };
}

async function owned({ database }: Copy, table: string): Promise<Map<string, Owned>> {
  const rows = await database.rows<Owned>(
    `SELECT user_id AS id, count(*) AS rows, max(at) AS last FROM ${table} WHERE user_id <> '' GROUP BY user_id`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Time since which people are complete: the older of those of meetings and reports, by this run or as stored. */
async function wholeOf(copy: Copy, before: readonly TableOutcome[]): Promise<string | null> {
  const times = ["meetings", "reports"].map(async (name) => {
    const outcome = before.find(({ resource }) => resource === name);
    return (outcome ? outcome.whole_at : (await copy.state(tableOf(name)))?.wholeAt) ?? "";
  });
  const [older = ""] = (await Promise.all(times)).sort();
  return older === "" ? null : older;
}

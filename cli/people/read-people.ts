import type { Directory } from "../../core/people/directory.ts";
import { readNames } from "../../core/people/read-names.ts";
import type { RequestOptions, SvcClient } from "../../src/index.ts";

/** Meetings that are read to name the people of one list: one page. */
export const MEETINGS_FOR_A_LIST = 100;

/** Meetings that are read to find somebody by name, at most ten pages. */
export const MEETINGS_FOR_A_NAME = 1_000;

/**
 * Adds the people named by the statistics of all time and by the newest meetings: 1 call, and 1 per 100 meetings. With `wanted`, reads
 * meetings only if the statistics leave one of these people without a name. Tolerates one of the two failing.
 *
 * @throws the first failure when neither could be read
 */
export async function readPeople(
  client: SvcClient,
  directory: Directory,
  { meetings, wanted, ...options }: RequestOptions & { meetings: number; wanted?: readonly string[] },
): Promise<void> {
  const feed = {
    stats: () => client.team.stats({ time_range: "all" }, options),
    meetings: () => client.meetings.list({}, { ...options, maxItems: meetings }),
  };
  const failed = await readNames(directory, feed, wanted);
  options.signal?.throwIfAborted();
  if (failed.stats !== undefined && failed.meetings !== undefined) throw failed.stats;
}

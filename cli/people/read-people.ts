import type { Directory } from "../../core/people/directory.ts";
import type { SvcClient } from "../../src/index.ts";

/** Meetings that are read to name the people of one list: one page. */
export const MEETINGS_FOR_A_LIST = 100;

/** Meetings that are read to find somebody by name, at most ten pages. */
export const MEETINGS_FOR_A_NAME = 1_000;

/**
 * Adds the people whom the statistics of all time and the newest meetings name: 1 call, and 1 for every 100 meetings. Either
 * may fail or lack names without failing the other.
 *
 * @throws the first failure when neither could be read
 */
export async function readPeople(
  client: SvcClient,
  directory: Directory,
  { meetings, signal, ...limits }: { meetings: number; signal: AbortSignal; timeoutMs?: number; maxRetries?: number },
): Promise<void> {
  const options = { signal, ...limits };
  const results = await Promise.allSettled([
    client.team.stats({ time_range: "all" }, options).then((stats) => directory.addStats(stats)),
    addMeetings(),
  ]);
  signal.throwIfAborted();
  const [first, second] = results;
  if (first?.status === "rejected" && second?.status === "rejected") throw second.reason;

  async function addMeetings(): Promise<void> {
    for await (const meeting of client.meetings.list({}, { ...options, maxItems: meetings }))
      directory.addMeeting(meeting);
  }
}

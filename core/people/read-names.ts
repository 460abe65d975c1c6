import type { Directory, NamingMeeting, NamingStats } from "./directory.ts";

/** Sources of names: all-time statistics, and meetings. */
interface NamesFeed {
  stats(): Promise<NamingStats>;
  meetings(): AsyncIterable<NamingMeeting>;
}

/**
 * Adds the people named by statistics and meetings; either may fail without the other. With `wanted`, statistics come first,
 * and meetings are read only if they leave one of these people without a name.
 *
 * @returns what failed
 */
export async function readNames(
  directory: Directory,
  feed: NamesFeed,
  wanted?: readonly string[],
): Promise<{ stats?: unknown; meetings?: unknown }> {
  const reading = feed.stats().then((read) => directory.addStats(read));
  const settled = await Promise.allSettled([reading, addMeetings()]);
  const [stats, meetings] = settled.map((each) => (each.status === "rejected" ? each.reason : undefined));
  return { stats, meetings };

  async function addMeetings(): Promise<void> {
    if (wanted) await Promise.allSettled([reading]);
    if (wanted?.every((id) => directory.nameOf(id) !== undefined)) return;
    for await (const meeting of feed.meetings()) directory.addMeeting(meeting);
  }
}

import { addToMean, emptyMean, type Mean, meanOf } from "../../../core/figures/mean.ts";
import { Directory } from "../../../core/people/directory.ts";
import { readNames } from "../../../core/people/read-names.ts";
import type { Meeting, SvcClient } from "../../../src/index.ts";

/** Figures of one person in a period. */
export interface PersonFigures {
  id: string;
  name: string | null;
  email: string | null;
  meetings: number;
  reports: number;
  /** Reports with a score, which the average is of. */
  scored_reports: number;
  average_score: number | null;
  /** ISO 8601, as the service sends it. */
  last_meeting_at: string | null;
}

interface Rollup {
  meetings: number;
  scores: Mean;
  last: string | null;
}

/**
 * Everybody who owns a meeting or a report of the period, sorted by name: 1 call, and 1 for every 100 meetings and every 100 reports.
 * Memory grows with the number of people only.
 */
export async function readPeopleFigures(
  client: SvcClient,
  period: { from?: string; to?: string },
  signal: AbortSignal,
): Promise<{ figures: PersonFigures[]; directory: Directory }> {
  const directory = new Directory({ meetingsComeOnce: true });
  const rollups = new Map<string, Rollup>();
  const rollupOf = (id: unknown): Rollup | undefined => {
    if (typeof id !== "string" || id === "") return undefined;
    directory.addId(id);
    const rollup = rollups.get(id) ?? { meetings: 0, scores: emptyMean(), last: null };
    rollups.set(id, rollup);
    return rollup;
  };
  await Promise.all([readStatisticsAndMeetings(), readReports()]);
  const figures = directory.people
    .filter(({ id }) => rollups.has(id))
    .map(({ id, name = null, email = null }) => ({ id, name, email, ...figuresOf(rollups.get(id)) }));
  return { figures, directory };

  async function readStatisticsAndMeetings(): Promise<void> {
    const stats = () => client.team.stats({ time_range: "all" }, { signal });
    // Meetings name people too, so statistics that cannot be read cost only names.
    const failed = await readNames(directory, { stats, meetings });
    signal.throwIfAborted();
    if (failed.meetings !== undefined) throw failed.meetings;
  }

  async function* meetings(): AsyncGenerator<Meeting> {
    for await (const meeting of client.meetings.list(period, { signal })) {
      yield meeting;
      const rollup = rollupOf(meeting.user_id);
      if (!rollup) continue;
      rollup.meetings += 1;
      const time = meeting.started_at ?? meeting.created_at;
      if (typeof time === "string" && Date.parse(time) > Date.parse(rollup.last ?? "1970-01-01")) rollup.last = time;
    }
  }

  async function readReports(): Promise<void> {
    for await (const report of client.reports.list(period, { signal })) {
      const rollup = rollupOf(report.user_id);
      if (rollup) addToMean(rollup.scores, report.overall_score);
    }
  }
}

function figuresOf(rollup: Rollup | undefined): Omit<PersonFigures, "id" | "name" | "email"> {
  const { meetings, scores, last } = rollup ?? { meetings: 0, scores: emptyMean(), last: null };
  const { rows: reports, count } = scores;
  return { meetings, reports, scored_reports: count, average_score: meanOf(scores), last_meeting_at: last };
}

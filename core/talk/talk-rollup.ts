import { FEWEST_ROWS } from "../figures/figure.ts";
import { roundFigure } from "../figures/round-figure.ts";
import type { MeetingInput } from "../report/report-input.ts";
import { measureTalk } from "./measure-talk.ts";

/** Talk of one person over the calls of a period. */
export interface TalkFigures {
  user_id: string;
  name: string | null;
  /** Number of calls that these figures are based on. */
  calls: number;
  /** The own side's share of the talking time, in whole percent. */
  talk_percent: number;
  longest_monologue: { seconds: number; at_seconds: number; meeting_id: string };
  /** To one decimal; null if the transcripts have no question marks. */
  questions_per_10_minutes: number | null;
}

/** Talk of everybody, and its coverage. */
export interface TalkReport {
  /** Calls whose transcripts could be measured. */
  calls: number;
  /** Number of completed meetings. */
  of: number;
  people: TalkFigures[];
}

interface Sums {
  calls: number;
  spokenSeconds: number;
  ownSeconds: number;
  longest: TalkFigures["longest_monologue"];
  questions: number;
  /** Talking time of the calls whose questions can be counted. */
  askedSeconds: number;
}

/** Running sums. Their size depends on people, not on the number of calls. */
export interface TalkRollup {
  of: number;
  readonly people: Map<string, Sums>;
}

/** Creates an empty rollup. */
export const createTalkRollup = (): TalkRollup => ({ of: 0, people: new Map() });

/** Adds a completed meeting, if its transcript can be measured. */
export function addTalk(
  rollup: TalkRollup,
  { id, status, user_id: userId, transcript, participants }: MeetingInput,
): void {
  if (status !== "completed") return;
  rollup.of += 1;
  const talk = typeof transcript === "string" ? measureTalk(transcript, participants) : undefined;
  if (talk === undefined || !userId) return;
  const sums = rollup.people.get(userId) ?? emptySums();
  rollup.people.set(userId, sums);
  sums.calls += 1;
  sums.spokenSeconds += talk.spokenSeconds;
  sums.ownSeconds += talk.ownSeconds;
  if (talk.questions !== null) {
    sums.questions += talk.questions;
    sums.askedSeconds += talk.spokenSeconds;
  }
  const { seconds, at } = talk.monologue;
  if (seconds > sums.longest.seconds) sums.longest = { seconds, at_seconds: at, meeting_id: id ?? "" };
}

const emptySums = (): Sums => ({
  calls: 0,
  spokenSeconds: 0,
  ownSeconds: 0,
  questions: 0,
  askedSeconds: 0,
  longest: { seconds: 0, at_seconds: 0, meeting_id: "" },
});

/** The figures of everybody, longest talkers first; those with fewer than three calls come last. */
export function talkReport({ of, people }: TalkRollup, nameOf: (userId: string) => string | undefined): TalkReport {
  const rows = [...people].map(([userId, sums]): TalkFigures => {
    const { seconds, at_seconds: at, meeting_id } = sums.longest;
    return {
      user_id: userId,
      name: nameOf(userId) ?? null,
      calls: sums.calls,
      talk_percent: roundFigure((sums.ownSeconds / sums.spokenSeconds) * 100, 0),
      longest_monologue: { seconds: Math.round(seconds), at_seconds: Math.floor(at), meeting_id },
      questions_per_10_minutes:
        sums.askedSeconds === 0 ? null : roundFigure((sums.questions * 600) / sums.askedSeconds),
    };
  });
  rows.sort(
    (one, other) =>
      Number(one.calls < FEWEST_ROWS) - Number(other.calls < FEWEST_ROWS) ||
      other.talk_percent - one.talk_percent ||
      (one.user_id < other.user_id ? -1 : 1),
  );
  return { calls: rows.reduce((sum, { calls }) => sum + calls, 0), of, people: rows };
}

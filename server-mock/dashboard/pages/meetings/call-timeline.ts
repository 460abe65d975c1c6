import { parseTranscript } from "../../../../core/transcript/parse-transcript.ts";
import { type Silence, type SpokenTime, silencesIn, spokenTimes } from "../../../../core/transcript/spoken-time.ts";
import type { TranscriptLine } from "../../../../core/transcript/turn.ts";
import type { Turn } from "../../../../design/charts/talk-timeline.ts";
import { type ScoredMeeting, withTurnTimes } from "../../../coaching/call-to-score.ts";
import { findCited } from "../../../coaching/find-quote.ts";
import { type Fitness, hearCall } from "../../../coaching/fitness.ts";
import { sortSpeakers } from "../../../coaching/sides.ts";
import type { ReportDetail } from "../../../records/resources.ts";

type Evidence = ReportDetail["criteria_scores"][number]["evidence"][number];

/** A call as its transcript has it. */
export interface CallTimeline {
  lines: readonly TranscriptLine[];
  /** Undefined where the transcript has no times. */
  turns: Turn[] | undefined;
  durationSeconds: number;
  /** Fitness of the transcript; undefined if it contains no speech. */
  fitness: Fitness | undefined;
  /** Silences that are too long to be part of the conversation. */
  silences: readonly Silence[];
  sideOf: (speaker: string) => Turn["side"];
  /** The line in which something was said. */
  lineOf: (evidence: Evidence) => TranscriptLine | undefined;
}

const SIDES = { seller: "seller", prospect: "customer" } as const;

/** Reads who said what when. */
export function readCallTimeline({ turns, ...meeting }: ScoredMeeting, ownerName: string | null): CallTimeline {
  const lines = withTurnTimes(parseTranscript(meeting.transcript ?? ""), turns);
  const sides = sortSpeakers(lines, { participants: meeting.participants, ownerName });
  const sideOf = (speaker: string): Turn["side"] => {
    const side = sides.sideOf(speaker);
    return side === undefined ? "other" : SIDES[side];
  };
  const times = spokenTimes(lines);
  const hasTimes = lines.length > 0 && lines.every(({ seconds }) => seconds !== null);
  return {
    lines,
    sideOf,
    fitness: lines.length > 0 ? hearCall({ meeting, lines, sides }).fitness : undefined,
    durationSeconds: times.reduce((latest, { end }) => Math.max(latest, end), 0),
    silences: hasTimes ? silencesIn(times) : [],
    turns: hasTimes
      ? lines.map(({ speaker }, index) => {
          const { start, end } = times[index] as SpokenTime;
          return { speaker, side: sideOf(speaker), startSeconds: start, endSeconds: end };
        })
      : undefined,
    lineOf: ({ quote, timestamp_seconds }) => {
      const line = lines.findLastIndex(({ seconds }) => seconds !== null && seconds <= (timestamp_seconds ?? -1));
      return findCited({ lines, sides }, { quote, line: line < 0 ? null : line })?.line;
    },
  };
}

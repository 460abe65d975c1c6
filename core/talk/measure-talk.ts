import { nameKey } from "../people/person.ts";
import { parseTranscript } from "../transcript/parse-transcript.ts";
import { PAUSE_SECONDS, type SpokenTime, spokenTimes } from "../transcript/spoken-time.ts";

/** A turn with what measuring talk needs. */
export interface SpokenTurn extends SpokenTime {
  isOwn: boolean;
}

/** Talk totals of one call. */
export interface TalkSums {
  /** Time in which anybody talks, without pauses. */
  spokenSeconds: number;
  ownSeconds: number;
  /** Longest monologue of the own side, without a break; `at` is its start, within the turn with that index. */
  monologue: { seconds: number; at: number; turn: number };
}

/** Talk of one call, measured for the own side. */
export interface CallTalk extends TalkSums {
  /** Questions of the own side; null if the transcript has no question marks. */
  questions: number | null;
}

interface NamedParticipant {
  name?: unknown;
  is_internal?: unknown;
}

/** Minimum speech for a conversation. */
const SHORTEST_CALL_SECONDS = 60;

const QUESTION = /[?\uff1f\u061f]/g;
const SENTENCE_END = /[.!?\u3002\uff01\uff1f\u061f]/;

/**
 * Measures a call by its transcript; undefined if most turns lack times, only one side speaks, or there is no more than a
 * minute of speech.
 */
export function measureTalk(
  transcript: string,
  participants: readonly NamedParticipant[] | null | undefined,
): CallTalk | undefined {
  const lines = parseTranscript(transcript);
  const turns = lines.filter(({ isContinued }) => !isContinued);
  const timed = turns.filter(({ startMs }) => startMs !== undefined);
  if (timed.length * 2 <= turns.length) return undefined;
  const isOwn = ownVoices(participants);
  const times = spokenTimes(lines);
  const talk = sumTalk(times.map((time, index) => ({ ...time, isOwn: isOwn(lines[index]?.speaker ?? "") })));
  const own = lines.filter(({ speaker }) => isOwn(speaker));
  const questions = own.reduce((sum, { text }) => sum + (text.match(QUESTION)?.length ?? 0), 0);
  const isOneSided = talk.ownSeconds === 0 || talk.ownSeconds === talk.spokenSeconds;
  if (isOneSided || talk.spokenSeconds <= SHORTEST_CALL_SECONDS) return undefined;
  const isPunctuated = lines.some(({ text }) => SENTENCE_END.test(text));
  return { ...talk, questions: isPunctuated ? questions : null };
}

/** Sums up how long everybody talks. Like words of the other side, a break ends a monologue. */
export function sumTalk(turns: readonly SpokenTurn[]): TalkSums {
  const sums: TalkSums = { spokenSeconds: 0, ownSeconds: 0, monologue: { seconds: 0, at: 0, turn: -1 } };
  let run: TalkSums["monologue"] | undefined;
  let clock = 0;
  for (const [turn, { isOwn, start, end }] of turns.entries()) {
    const seconds = end - start;
    sums.spokenSeconds += seconds;
    if (isOwn) {
      const before: TalkSums["monologue"] =
        run && start - clock <= PAUSE_SECONDS ? run : { seconds: 0, at: start, turn };
      run = { ...before, seconds: before.seconds + seconds };
      if (run.seconds > sums.monologue.seconds) sums.monologue = run;
      sums.ownSeconds += seconds;
    } else run = undefined;
    clock = Math.max(clock, end);
  }
  return sums;
}

/** Recognizes speakers of the own side by the names of internal participants. */
function ownVoices(participants: readonly NamedParticipant[] | null | undefined): (speaker: string) => boolean {
  const internal = (Array.isArray(participants) ? participants : []).filter((each) => each?.is_internal === true);
  const names = new Set(internal.map(({ name }) => (typeof name === "string" ? nameKey(name) : "")));
  names.delete("");
  return (speaker) => names.has(nameKey(speaker));
}

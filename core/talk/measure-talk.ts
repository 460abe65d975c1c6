import { nameKey } from "../people/person.ts";
import { parseTranscript } from "../transcript/parse-transcript.ts";
import { SILENCE_SECONDS, spokenTimes } from "../transcript/spoken-time.ts";

/** Talk of one call, measured for the own side. */
export interface CallTalk {
  /** Time in which anybody talks, without pauses. */
  spokenSeconds: number;
  ownSeconds: number;
  /** The longest that the own side talks without a word of the other. */
  monologue: { seconds: number; at: number };
  /** Questions of the own side; null where nobody's sentences end in a mark. */
  questions: number | null;
}

interface NamedParticipant {
  name?: unknown;
  is_internal?: unknown;
}

/** Below so many seconds of speech there is no conversation to measure. */
const SHORTEST_CALL_SECONDS = 60;

const QUESTION = /[?\uff1f\u061f]/g;
const SENTENCE_END = /[.!?\u3002\uff01\uff1f\u061f]/;

/**
 * Measures a call by its transcript; undefined where that cannot be read: without times for most turns, with one side alone, or with a
 * minute of speech or less.
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
  const talk = { spokenSeconds: 0, ownSeconds: 0, monologue: { seconds: 0, at: 0 }, questions: 0 };
  let run = { seconds: 0, at: 0 };
  let lastEnd = 0;
  for (const [index, { speaker, text }] of lines.entries()) {
    const { start, end } = times[index] ?? { start: lastEnd, end: lastEnd };
    const seconds = end - start;
    talk.spokenSeconds += seconds;
    if (isOwn(speaker)) {
      const isNew = run.seconds === 0 || start - lastEnd > SILENCE_SECONDS;
      run = isNew ? { seconds, at: start } : { seconds: run.seconds + seconds, at: run.at };
      if (run.seconds > talk.monologue.seconds) talk.monologue = run;
      talk.ownSeconds += seconds;
      talk.questions += text.match(QUESTION)?.length ?? 0;
    } else run = { seconds: 0, at: 0 };
    lastEnd = end;
  }
  const isOneSided = talk.ownSeconds === 0 || talk.ownSeconds === talk.spokenSeconds;
  if (isOneSided || talk.spokenSeconds <= SHORTEST_CALL_SECONDS) return undefined;
  const isPunctuated = lines.some(({ text }) => SENTENCE_END.test(text));
  return { ...talk, questions: isPunctuated ? talk.questions : null };
}

/** Speakers of the own side, by the names of the internal participants. */
function ownVoices(participants: readonly NamedParticipant[] | null | undefined): (speaker: string) => boolean {
  const internal = (Array.isArray(participants) ? participants : []).filter((each) => each?.is_internal === true);
  const names = new Set(internal.map(({ name }) => (typeof name === "string" ? nameKey(name) : "")));
  names.delete("");
  return (speaker) => names.has(nameKey(speaker));
}

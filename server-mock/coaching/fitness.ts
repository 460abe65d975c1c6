import { SILENCE_SECONDS, type SpokenTime, silencesIn, spokenTimes } from "../../core/transcript/spoken-time.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import type { CallToScore } from "./call-to-score.ts";
import { withoutOrders } from "./no-evidence.ts";
import { languageOf } from "./offline/language.ts";
import type { Language } from "./offline/lexicon.ts";

/** Needs that a criterion may have of a transcript, in the order in which a lack is named. */
export const NEEDS = ["sides", "voices", "length", "language", "times", "punctuation"] as const;
export type Need = (typeof NEEDS)[number];
/** Needs of every criterion. */
export const FOR_EVERYTHING: readonly Need[] = ["sides", "voices", "length"];

/** Fitness of a transcript: which criteria it allows to assess. */
export interface Fitness {
  speakers: number;
  /** Whether turns say when they begin and end; where only beginnings are said, ends are estimated. */
  times: "said" | "estimated" | "missing";
  /** Seconds of talk, breaks left out. */
  seconds: number;
  /** Silences that are no part of the conversation. */
  breaks: { count: number; seconds: number };
  /** Undefined if the detectors do not know it. */
  language: Language | undefined;
  lacks: ReadonlySet<Need>;
}

/** A transcript read for scoring: its conversation, times and fitness. */
export interface Heard {
  /** Lines without prompt injections, which must not even add to somebody's talk time. */
  lines: readonly TranscriptLine[];
  times: readonly SpokenTime[];
  /** Seconds from the start of the talk at which each line begins, breaks left out. */
  starts: readonly number[];
  fitness: Fitness;
}

/** Shorter calls show nothing: somebody is driving, and asks for a call back. */
const LEAST_SECONDS = 10;
/** Share of the lines that must say when they begin or end; the times of the others follow. */
const TIMED_SHARE = 0.5;
/** Letters without a mark that ends a sentence, from which on a transcript has no punctuation. */
const LETTERS_PER_MARK = 250;
const MARK = /[.!?…。！？]/gu;

const HEARD = new WeakMap<CallToScore, Heard>();

/** Reads what a call is fit for, once. */
export function hearCall(call: CallToScore): Heard {
  const known = HEARD.get(call);
  if (known) return known;
  const lines = call.lines
    .map((line) => {
      const text = withoutOrders(line.text);
      return text === line.text ? line : { ...line, text };
    })
    .filter(({ text }) => text !== "");
  const times = spokenTimes(lines);
  let [silence, clock] = [0, 0];
  const starts = times.map(({ start, end }) => {
    silence += Math.max(0, start - silence - clock - SILENCE_SECONDS);
    clock = Math.max(clock, end - silence);
    return start - silence;
  });
  const silences = silencesIn(times).map((one) => one.end - one.start);
  const breaks = { count: silences.length, seconds: silences.reduce((sum, seconds) => sum + seconds, 0) };
  const heard = { lines, times, starts, fitness: fitnessOf(call, { lines, seconds: clock, breaks }) };
  HEARD.set(call, heard);
  return heard;
}

function fitnessOf(
  call: CallToScore,
  { lines, seconds, breaks }: Pick<Heard, "lines"> & Pick<Fitness, "seconds" | "breaks">,
): Fitness {
  const saying = (said: (line: TranscriptLine) => boolean) =>
    lines.length > 0 && lines.filter(said).length >= lines.length * TIMED_SHARE;
  const times = !saying(({ startMs }) => startMs !== undefined)
    ? "missing"
    : saying(({ endMs }) => endMs !== undefined)
      ? "said"
      : "estimated";
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const marks = lines.reduce((sum, { text }) => sum + (text.match(MARK)?.length ?? 0), 0);
  const sides = new Set(lines.map(({ speaker }) => call.sides.sideOf(speaker)));
  const language = languageOf(call);
  const isLacking: Readonly<Record<Need, boolean>> = {
    sides: call.sides.source === "unknown",
    voices: !sides.has("seller") || !sides.has("prospect"),
    length: seconds < LEAST_SECONDS,
    language: language === undefined,
    times: times === "missing",
    punctuation: marks * LETTERS_PER_MARK < letters,
  };
  return {
    speakers: new Set(lines.map(({ speaker }) => speaker)).size,
    ...{ times, seconds, breaks, language },
    lacks: new Set(NEEDS.filter((need) => isLacking[need])),
  };
}

/** Why nothing can be assessed by a transcript, with any scorer; undefined where something can. */
export function unfitReason(call: CallToScore): string | undefined {
  const { lacks, seconds } = hearCall(call).fitness;
  if (lacks.has("sides")) return UNKNOWN_SIDES;
  if (lacks.has("voices")) return ONE_VOICE;
  if (lacks.has("length")) return `The call is too short to be assessed: ${Math.round(seconds)} s of talk.`;
  return undefined;
}

/** Reason why a call without a known seller gets no report. */
export const UNKNOWN_SIDES =
  "It is not known which speakers are the sellers: mark them as internal, or let the meeting belong to one of them.";
const ONE_VOICE = "Only the sellers speak in this transcript: there is no conversation to assess.";

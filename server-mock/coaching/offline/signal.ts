import { isDeniedBefore } from "../../../core/text/clauses.ts";
import type { TranscriptLine } from "../../../core/transcript/turn.ts";
import type { Band } from "../bands.ts";
import type { FeedbackTexts } from "./languages.ts";
import type { PreparedCall, PreparedLine } from "./prepare-call.ts";

/** Names of what is measured, as a template's `signals:` line has them; each has its advice in every language. */
export type SignalName = keyof FeedbackTexts["advice"];

/** Measurement of a detector in one call. */
export interface Reading {
  /** Null where nothing was found: absence scores nothing, and has no moments. */
  band: Band | null;
  /** What was measured, as a sentence of the report, in the language of the call. */
  fact: string;
  /** The lines that it was measured on. */
  moments: TranscriptLine[];
  /** What the detector says, and of which lines, or of `WHOLE_CALL`: its precision is measured on them. */
  claims: Claims;
  /** The claim that the band stands on; none where a clock is all it takes. */
  restsOn?: ClaimName;
}

/** Names of the claims that detectors can make about a call. */
export type ClaimName =
  | "agenda"
  | "agenda-agreed"
  | "open-question"
  | "open-question-rate"
  | "talk-ratio"
  | "longest-monologue"
  | "recap"
  | "recap-checked"
  | "seller-price"
  | "other-price"
  | "dated-next-step"
  | "timed-next-step";

/** Lines by what is claimed of them; bands where a rate is claimed. */
export type Claims = Readonly<Partial<Record<ClaimName, readonly number[]>>>;

/** Claims whose measured precision is enough to score by; what stands on another is shown without a score. */
export const SCORING_CLAIMS: ReadonlySet<ClaimName> = new Set<ClaimName>([
  "agenda",
  "agenda-agreed",
  "open-question",
  "open-question-rate",
  "talk-ratio",
  "longest-monologue",
  "recap",
  "recap-checked",
  "dated-next-step",
  "timed-next-step",
]);

/** Property that a signal needs and a transcript may lack: timestamps, punctuation that marks questions, enough length. */
export type Need = "times" | "punctuation" | "length";

/** One thing that can be measured in a call. */
export interface Signal {
  /** As it is named in a template's `signals:` line. */
  name: SignalName;
  /** What is measured, for people. */
  title: string;
  /** What each band takes, best first. */
  bands: string;
  /** What a transcript must have to be measured. */
  needs: readonly Need[];
  /** What it may claim; a signal without claims shows its moments without a score. */
  claims: readonly ClaimName[];
  /** Undefined when the call gives nothing to measure it by. */
  read(call: PreparedCall): Reading | undefined;
}

/** Reports whether a signal scores anything that it may claim. */
export function canScore({ claims }: Signal): boolean {
  return claims.some((claim) => SCORING_CLAIMS.has(claim));
}

/** Reports whether a reading may score: it found something, and what it claims is measured to be true often enough. */
export function isScoring({ claims }: Signal, { band, restsOn }: Reading): boolean {
  return band !== null && claims.length > 0 && (restsOn === undefined || SCORING_CLAIMS.has(restsOn));
}

/** Stands for the call where a claim is about no single line. */
export const WHOLE_CALL = -1;

/** Reports whether a text says something, and does not deny it: "no agenda" sets none. */
export function isAffirmed(phrases: RegExp, text: string): boolean {
  const found = phrases.exec(text);
  return found !== null && !isDeniedBefore(text, found.index);
}

/** The numbers of lines. */
export function numbersOf(lines: readonly PreparedLine[]): number[] {
  return lines.map(({ line }) => line.index);
}

/** Band of a value: `limits` are the least values of the bands 5, 4, 3 and 2. */
export function bandOf(value: number, limits: readonly [number, number, number, number]): Band {
  const index = limits.findIndex((limit) => value >= limit);
  return (index === -1 ? 1 : 5 - index) as Band;
}

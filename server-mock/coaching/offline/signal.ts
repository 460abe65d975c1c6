import { isDeniedBefore } from "../../../core/text/clauses.ts";
import type { Band } from "../bands.ts";
import type { DetectorLabels, GreyLines } from "../evaluate/detector-labels.ts";
import type { Need } from "../fitness.ts";
import type { PreparedCall, PreparedLine } from "./prepare-call.ts";
import { sentencesIn } from "./sentences.ts";

/** A place in the call: a line, and from where on it says what it is shown for. */
export interface Moment {
  heard: PreparedLine;
  at: number;
}

/** Measurement of a detector in one call. */
export interface Reading<ClaimName extends string = string> {
  /** Null where nothing was found: absence scores nothing, and has no moments. */
  band: Band | null;
  /** What was measured, as a sentence of the report, in the language of the call. */
  fact: string;
  /** The same in few words, where it is a figure of how people talk. */
  short?: readonly string[];
  /** Where it was measured, the best place first. */
  moments: Moment[];
  /** What is praised about it; null where it is not sure enough for praise. By default the fact, at the first moment. */
  praise?: { fact: string; moment: Moment } | null;
  /** Words of the seller where something that was not found could have been done. */
  instead?: Moment;
  /** What the detector says, and of which lines, or of `WHOLE_CALL`: its precision is measured on them. */
  claims: Claims<ClaimName>;
  /** The claim behind the band; none for signals of time only. */
  restsOn?: ClaimName;
}

/** Lines by what is claimed of them; bands where a rate is claimed. */
export type Claims<ClaimName extends string = string> = Readonly<Partial<Record<ClaimName, readonly number[]>>>;

/** Sentence of a claim, and when it is true. */
export interface Claim {
  says: string;
  /** Its measured precision is not enough to score. */
  isShownOnly?: true;
  /** Lines for which the claim is true, `WHOLE_CALL`, or the band of a rate; undefined where the labels do not say. */
  linesIn: (labels: DetectorLabels, heard: PreparedCall) => readonly number[] | undefined;
  /** How far from the labeled line a claim may be: an agenda or a next step takes more than one turn. */
  tolerance?: number;
  /** Labels of lines on which it is neither right nor wrong. */
  grey?: Exclude<keyof GreyLines, "insights">;
}

/** One thing that can be measured in a call. */
export interface Signal<Name extends string = string, ClaimName extends string = string> {
  /** As it is named in a template's `signals:` line. */
  name: Name;
  /** What is measured, for people. */
  title: string;
  /** What each band takes, best first. */
  bands: string;
  /** What a transcript must have to be measured, beside two sides and some length, which everything needs. */
  needs: readonly Need[];
  /** What it may claim; a signal without claims shows its moments without a score. */
  claims: Readonly<Record<ClaimName, Claim>>;
  /** Undefined when the call gives nothing to measure it by. */
  read(call: PreparedCall): Reading<NoInfer<ClaimName>> | undefined;
}

/** A signal whose name, and those of its claims, are types: a reading claims nothing else. */
export const defineSignal = <const Name extends string, ClaimName extends string>(
  signal: Signal<Name, ClaimName>,
): Signal<Name, ClaimName> => signal;

/** Reports whether a signal scores anything that it may claim. */
export function canScore({ claims }: Signal): boolean {
  return Object.values(claims).some(({ isShownOnly }) => !isShownOnly);
}

/** Reports whether a reading may score: it found something, and what it claims is measured to be true often enough. */
export function isScoring({ claims }: Signal, { band, restsOn }: Reading): boolean {
  return band !== null && Object.keys(claims).length > 0 && !(restsOn && claims[restsOn]?.isShownOnly);
}

/** Stands for the call where a claim is about no single line. */
export const WHOLE_CALL = -1;

/** `WHOLE_CALL` where something is true of a call; undefined where nobody says. */
export const wholeCallIf = (isTrue: boolean | undefined): number[] | undefined =>
  isTrue === undefined ? undefined : isTrue ? [WHOLE_CALL] : [];

/** Reports whether a text says something, and does not deny it: "no agenda" sets none. */
export function isAffirmed(phrases: RegExp, text: string): boolean {
  const found = phrases.exec(text);
  return found !== null && !isDeniedBefore(text, found.index);
}

/** The place in a line where words are found; its beginning, where they are not. */
export function momentAt(heard: PreparedLine, words?: RegExp): Moment {
  return { heard, at: Math.max(0, words ? heard.text.search(words) : 0) };
}

export function longestOf(heard: PreparedLine): Moment {
  const [longest] = sentencesIn(heard.text).sort((one, other) => other.text.trim().length - one.text.trim().length);
  return { heard, at: longest ? longest.start + Math.max(0, longest.text.search(/\S/)) : 0 };
}

export function numbersOf(lines: readonly PreparedLine[]): number[] {
  return lines.map(({ line }) => line.index);
}

/** Band of a value: `limits` are the least values of the bands 5, 4, 3 and 2. */
export function bandOf(value: number, limits: readonly [number, number, number, number]): Band {
  const index = limits.findIndex((limit) => value >= limit);
  return (index === -1 ? 1 : 5 - index) as Band;
}

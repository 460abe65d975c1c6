import type { Band } from "../bands.ts";
import type { CallLine } from "../transcript.ts";
import type { HeardCall, HeardLine } from "./heard-call.ts";
import type { SignalName } from "./texts/feedback-texts.ts";

/** What a detector measured in one call. */
export interface Reading {
  band: Band;
  /** What was measured, as a sentence of the report, in the language of the call. */
  fact: string;
  /** The lines that it was measured on, or where it was missing. */
  moments: CallLine[];
  /** Lines of which the detector says that they are what it looks for, or `WHOLE_CALL`: its precision is measured on them. */
  claims: readonly number[];
}

/** One thing that can be measured in a call. */
export interface Signal {
  /** As it is named in a template's `signals:` line. */
  name: SignalName;
  /** What is measured, for people. */
  title: string;
  /** What each band takes, best first. */
  bands: string;
  /** Whether its measured precision is enough to score by; otherwise its moments are shown without a score. */
  isScoring: boolean;
  /** Undefined when the call gives nothing to measure it by. */
  read(call: HeardCall): Reading | undefined;
}

/** Stands for the call where a claim is about no single line. */
export const WHOLE_CALL = -1;

/** The numbers of lines. */
export function numbersOf(lines: readonly HeardLine[]): number[] {
  return lines.map(({ line }) => line.index);
}

/** Band of a value: `limits` are the least values of the bands 5, 4, 3 and 2. */
export function bandOf(value: number, limits: readonly [number, number, number, number]): Band {
  const index = limits.findIndex((limit) => value >= limit);
  return (index === -1 ? 1 : 5 - index) as Band;
}

/** `2:05` for 125 seconds. */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

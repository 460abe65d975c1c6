import { numbersIn } from "../../../core/text/numbers.ts";
import type { CallToScore } from "../call-to-score.ts";
import { prepareCall } from "./prepare-call.ts";
import { SIGNALS } from "./signals/signals.ts";

/** Figures of a call that were measured: the only ones that a text about it may have, beside those that somebody says. */
export interface MeasuredFacts {
  /** As sentences, for the model. */
  sentences: string[];
  numbers: ReadonlySet<number>;
  /** Lengths. */
  seconds: ReadonlySet<number>;
}

const CLOCK = /(\d+):(\d{2})/g;

/** Measures a call by what scores without a model. */
export function measureFacts(call: CallToScore): MeasuredFacts {
  const prepared = prepareCall(call);
  if (!prepared) return { sentences: [], numbers: new Set(), seconds: new Set() };
  const sentences = SIGNALS.flatMap((signal) => {
    const reading = signal.read(prepared);
    return reading && reading.band !== null ? [reading.fact] : [];
  });
  const minutes = prepared.seconds / 60;
  const facts = sentences.join(" ");
  const clocks = [...facts.matchAll(CLOCK)].map(([, minute, second]) => Number(minute) * 60 + Number(second));
  const plain = numbersIn(facts.replace(CLOCK, " ")).map(({ value }) => value);
  return { sentences, numbers: new Set([...plain, Math.floor(minutes), Math.ceil(minutes)]), seconds: new Set(clocks) };
}

import type { Band } from "../bands.ts";
import type { Assessment } from "../scorer.ts";
import type { Reading, Signal } from "./signal.ts";

/** A signal and what it measured. */
export interface Measured {
  signal: Signal;
  reading: Reading;
}

/** A criterion with what was measured for it. */
export interface Judged {
  name: string;
  weight: number;
  assessment: Assessment;
  measured: Measured[];
}

/** Lowest band that is praised. */
export const GOOD: Band = 4;

/** A reading of a criterion that is assessed by it. */
export interface Scored {
  judged: Judged;
  measured: Measured;
  band: Band;
}

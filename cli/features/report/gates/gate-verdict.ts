/** What to make of a figure that rests on too little. */
export const NO_DATA_CHOICES = ["fail", "warn", "pass"] as const;

/** One of {@link NO_DATA_CHOICES}. */
export type IfNoData = (typeof NO_DATA_CHOICES)[number];

/** What became of a gate, or of one person in it. */
export type GateOutcome = "passed" | "failed" | "warned";

/** A gate held against the report. */
export interface GateResult {
  gate: string;
  /** Person or criterion; null for a figure of the whole report. */
  subject: string | null;
  level: "fail" | "warn";
  outcome: GateOutcome;
  /** Null when there is too little data. */
  value: number | null;
  threshold: number;
  /** One sentence with figure and threshold. */
  message: string;
}

/** Every gate, and whether all is well. */
export interface GateVerdict {
  passed: boolean;
  min_reports: number;
  if_no_data: IfNoData;
  results: GateResult[];
}

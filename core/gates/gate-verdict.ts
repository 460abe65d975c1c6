/** Results for a figure with too little data. */
export const NO_DATA_CHOICES = ["fail", "warn", "pass"] as const;

/** One of {@link NO_DATA_CHOICES}. */
export type IfNoData = (typeof NO_DATA_CHOICES)[number];

/** Result of a gate, or of one person in it. */
export type GateOutcome = "passed" | "failed" | "warned";

/** A gate's result. */
export interface GateResult {
  gate: string;
  /** Person or criterion; null for a figure of the whole report. */
  subject: string | null;
  level: "fail" | "warn";
  outcome: GateOutcome;
  /** Null if there is too little data. */
  value: number | null;
  threshold: number;
  /** One sentence with figure and threshold. */
  message: string;
}

/** All gate results. */
export interface GateVerdict {
  passed: boolean;
  min_reports: number;
  if_no_data: IfNoData;
  results: GateResult[];
}

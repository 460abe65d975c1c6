import type { Dimension } from "../skill.ts";
import type { CallType, CoachingTone } from "../types.ts";

/** A template as it is planned: what the API shows, and which ability each criterion stands for. */
export interface Scorecard {
  name: string;
  description: string | null;
  prompt: string;
  criteria: readonly ScorecardCriterion[];
  tone: CoachingTone | null;
  callType: CallType | null;
  industryContext: string | null;
  isActive: boolean;
  /** Position of its author among the organization's sellers; null when a key created it. */
  author: number | null;
  version: number;
  ageDays: number;
  language: "en" | "ja";
  /** Kinds of call that are scored with it as a matter of course. */
  scores: readonly CallType[];
}

export interface ScorecardCriterion {
  name: string;
  weight: number;
  dimension: Dimension;
  description: string;
}

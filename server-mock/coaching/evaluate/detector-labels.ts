import type { Insight } from "../../records/resources.ts";
import type { CallToScore } from "../call-to-score.ts";
import type { Language } from "../offline/lexicon.ts";

interface LabeledLine {
  line: number;
}

/** Ground truth of a call against which detectors are measured. */
export interface DetectorLabels {
  agenda: (LabeledLine & { isAgreed: boolean }) | null;
  questions: readonly (LabeledLine & { kind: "open" | "closed" })[];
  nextStep: (LabeledLine & { isDated: boolean; isTimed?: boolean }) | null;
  firstPrice: (LabeledLine & { by: "seller" | "prospect" }) | null;
  recaps: readonly (LabeledLine & { isChecked?: boolean })[];
  insights: readonly (LabeledLine & { type: Insight["type"] })[];
  /** Known for generated calls only; talk time of other calls is measured, not labeled. */
  talkRatio?: number;
  longestMonologue?: { durationSeconds: number };
  grey?: GreyLines;
  /** What a fair coach would write about the call. */
  report?: ReportLabels;
  /** Claims that these labels do not cover. */
  unlabeled?: readonly string[];
}

/** A promise, and who keeps it by which day. */
export interface ActionLabel {
  /** Where it is made; beside it, where it was asked for. */
  lines: readonly number[];
  owner: string;
  /** Day as YYYY-MM-DD, the likeliest reading first; null where none is said. */
  due: readonly (string | null)[];
}

/** Labels of what belongs in a report, and of what would be wrong in it. */
export interface ReportLabels {
  actionItems: readonly ActionLabel[];
  /** Lines where labelers may disagree on whether somebody promises something. */
  greyItems: readonly number[];
  about: readonly number[];
  /** Lines worth replaying. */
  moments: readonly number[];
  praise: readonly (LabeledLine & { kind: string })[];
  /** Empty where nothing needs advice. */
  advice: readonly { kind: string; line: number | null }[];
  /** Kinds of praise and of advice that would be false. */
  notPraise: readonly string[];
  notAdvice: readonly string[];
}

/** Lines where labelers may disagree: a claim there is neither right nor wrong. */
export interface GreyLines {
  agenda?: readonly number[];
  questions?: readonly number[];
  nextStep?: readonly number[];
  price?: readonly number[];
  recaps?: readonly number[];
  insights?: readonly { line: number; type: Insight["type"] }[];
}

/** A labeled call for measuring detectors. */
export interface KnownCall {
  call: CallToScore;
  language: Language;
  labels: DetectorLabels;
}

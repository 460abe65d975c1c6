import type { Insight, Template } from "../records/resources.ts";
import type { ScoringUsage } from "../records/scoring-usage.ts";
import type { Band } from "./bands.ts";
import type { CallToScore } from "./call-to-score.ts";
import type { Citation } from "./find-quote.ts";
import type { Side } from "./sides.ts";

/** Assessment of one criterion of the template by a scorer. */
export interface Assessment {
  /** Position of the criterion in the template. */
  criterion: number;
  /** Null when the transcript gives nothing to go by. */
  band: Band | null;
  feedback: string;
  /** What the band rests on. Without a citation that is found in the transcript there is no score. */
  citations: Citation[];
}

/** A fact for marketing that a scorer found in the call. Without its quote it is not kept. */
export interface FoundInsight {
  type: Insight["type"];
  title: string;
  summary: string;
  citation: Citation;
  /** Whose words it has to be; the prospect's by default. */
  side?: Side;
  sentiment: Insight["sentiment"];
  /** 0 to 1. */
  confidence: number;
  tags: string[];
}

/** Prices of a model's tokens. */
export interface TokenPrices {
  /** Per million tokens of requests. */
  input: number;
  /** Per million tokens of responses. */
  output: number;
  /** ISO 4217 code. */
  currency: string;
}

/** Result of scoring a call. */
export interface Scoring {
  assessments: Assessment[];
  insights: FoundInsight[];
  /** A summary for the report, where the scorer writes one. */
  feedback?: string;
  /** The summary says how many criteria were assessed. */
  saysShare?: boolean;
  strengths?: string[];
  improvements?: string[];
  nextSteps?: string[];
  /** The model that answered, where the scorer asks one and the endpoint says it. */
  answeredBy?: string;
}

/** Circumstances of one scoring. */
export interface ScoringContext {
  /** Aborts when the job is given up. */
  signal: AbortSignal;
  /** Usage so far. The scorer adds to it with each request, so that it counts even if scoring fails. */
  usage: ScoringUsage;
  /** Sentences of the person's reports of the last month, as `saidIn` reads them: none of them is written again. */
  said?: ReadonlySet<string>;
}

/** Scores calls against templates. Scorers measure or judge; what they cite is checked afterwards, by `composeReport`. */
export interface Scorer {
  /** Name and version, as reports show it: `offline-signals/19`. */
  readonly name: string;
  /** Takes milliseconds and costs nothing: several calls are scored and written at once, and no meeting is seen in `processing`. */
  readonly isQuick?: boolean;
  /** What tokens cost, where that is known. */
  readonly prices?: TokenPrices | undefined;
  /** The most that a call takes, where it takes tokens. */
  estimate?(call: CallToScore, template: Template): Promise<ScoringUsage>;
  score(call: CallToScore, template: Template, context: ScoringContext): Promise<Scoring>;
}

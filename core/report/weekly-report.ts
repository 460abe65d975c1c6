import type { Figure } from "../figures/figure.ts";
import type { GateVerdict } from "../gates/gate-verdict.ts";
import type { Period } from "../periods/period.ts";
import type { Mover } from "../ranking/biggest-moves.ts";
import type { CoachingAdvice } from "../ranking/coach-next.ts";
import type { TalkReport } from "../talk/talk-rollup.ts";
import type { CriterionRow, PersonRow } from "./compare-figures.ts";
import type { FollowUp } from "./follow-up.ts";
import type {
  EvidenceQuote,
  InsightFigures,
  MeetingFigures,
  ScoredReport,
  TalkingPoint,
  TrendPoint,
} from "./report-figures.ts";

/** Requests that figures came from. */
export interface Source {
  figures: string;
  request: string;
  query: Record<string, string | number>;
  requests: number;
  items: number;
}

/** Period that the report is compared with. */
export interface ComparedWith extends Period {
  /** `previous`: the previous period, computed from its reports. `baseline`: an earlier run's report. */
  kind: "previous" | "baseline";
  reports: number;
  average_score: number | null;
  /** Averages by part of the period, to show beside the current trend. */
  trend: (number | null)[];
}

/** The report of a period: printed by `svc report weekly -o json`, and the source of all other formats. */
export interface WeeklyReport {
  schema_version: 1;
  generated_at: string;
  time_zone: string;
  period: Period;
  user_id: string | null;
  compared_with: ComparedWith | null;
  reports: {
    count: number;
    count_change: number | null;
    average_score: number | null;
    average_score_change: number | null;
    /** The average with its coverage, and the previous one. */
    score: Figure;
    before: Figure | null;
    without_criteria: number;
    trend: TrendPoint[];
    /** The weeks up to the end of the period; null if no output shows them. */
    history: TrendPoint[] | null;
    lowest: ScoredReport[];
  };
  people: PersonRow[];
  criteria: CriterionRow[];
  weakest_criteria: CriterionRow[];
  /** Quotes for the weakest criteria: from the reports with the lowest and the highest score. */
  evidence: { criterion: string; low: EvidenceQuote | null; high: EvidenceQuote | null }[];
  /** At most three people, most urgent first. */
  coach_next: CoachingAdvice[];
  /** Explains why there is no advice; null if there is. */
  coach_gap: string | null;
  /** Whom to praise, and for what: at most three people clearly above the team. */
  praise: CoachingAdvice[];
  /** Advice on the previous period, and how its figures have changed. */
  follow_up: FollowUp[];
  /** People with reports in the previous period or in the long trend, but neither a meeting nor a report in this period. */
  without_calls: { user_id: string; name: string | null }[];
  /** How people talk; null if the transcripts were not read. */
  talk: TalkReport | null;
  /** What to discuss with the person; null unless the report is for a 1-to-1. */
  talking_points: TalkingPoint[] | null;
  biggest_rise: Mover | null;
  biggest_fall: Mover | null;
  meetings: MeetingFigures;
  insights: InsightFigures;
  gates: GateVerdict | null;
  /** Requests that the figures came from. */
  sources: Source[];
  /** Notes on how the figures were computed. */
  notes: string[];
}

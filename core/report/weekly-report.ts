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
  /** `previous`: the period before, computed from its reports. `baseline`: an earlier run's report. */
  kind: "previous" | "baseline";
  reports: number;
  average_score: number | null;
  /** Averages by bucket, beside the trend of this period. */
  trend: (number | null)[];
}

/** The report of a period: what `svc report weekly -o json` prints, and what every other format is drawn from. */
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
    /** The average with what it covers, and the one before. */
    score: Figure;
    before: Figure | null;
    without_criteria: number;
    trend: TrendPoint[];
    /** The weeks up to the end of the period; null where no output shows them. */
    history: TrendPoint[] | null;
    lowest: ScoredReport[];
  };
  people: PersonRow[];
  criteria: CriterionRow[];
  weakest_criteria: CriterionRow[];
  /** Quotes of the weakest criteria: from the report with the lowest score, and from the one with the highest. */
  evidence: { criterion: string; low: EvidenceQuote | null; high: EvidenceQuote | null }[];
  /** At most three people, the first one first. */
  coach_next: CoachingAdvice[];
  /** Why nobody is advised, in words; null where somebody is. */
  coach_gap: string | null;
  /** Who to praise, and for what: at most three people who lie clearly above the team. */
  praise: CoachingAdvice[];
  /** Advice on the period before, and how its figures moved since. */
  follow_up: FollowUp[];
  /** People with reports in the period before or in the weeks of the long trend, who have no meeting in this period. */
  without_calls: { user_id: string; name: string | null }[];
  /** How people talk; null where the transcripts were not read. */
  talk: TalkReport | null;
  /** What to talk about with the person; null in a report that is not for a 1-to-1. */
  talking_points: TalkingPoint[] | null;
  biggest_rise: Mover | null;
  biggest_fall: Mover | null;
  meetings: MeetingFigures;
  insights: InsightFigures;
  gates: GateVerdict | null;
  /** Which requests the figures came from. */
  sources: Source[];
  /** How they were computed. */
  notes: string[];
}

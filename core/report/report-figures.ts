import type { Figure } from "../figures/figure.ts";

/** One point of the trend. */
export interface TrendPoint {
  from: string;
  reports: number;
  average_score: number | null;
}

/** Figures of one person; without a report, the average of nothing. */
export interface PersonFigures {
  user_id: string;
  /** Null if nothing that was read names the person: the API lists no users. */
  name: string | null;
  /** Number of the period's meetings that the person owns. */
  meetings: number;
  /** Number of reports with a score. */
  reports: number;
  average_score: number | null;
  /** The average with its coverage. */
  score: Figure;
  /** Average per part of the period; null without reports. */
  trend: (number | null)[];
}

/** Figures of one criterion over all reports that have it. Criteria of different templates are different criteria. */
export interface CriterionFigures {
  /** Key made of template and name. */
  key: string;
  /** The name, with the template if another template's criterion has the same name. */
  label: string;
  name: string;
  /** ID of the template, else its name; empty if the service returns neither. */
  template: string;
  scores: number;
  average_score: number | null;
  /** The average with its coverage. */
  score: Figure;
}

/** Words of a person in a meeting, quoted by a report for a criterion. */
export interface EvidenceQuote {
  criterion: string;
  /** Score of the criterion in that report. */
  score: number;
  quote: string;
  timestamp_seconds: number | null;
  user_id: string;
  meeting_id: string;
  report_id: string;
}

/** A person's mean in one criterion, with quotes from the reports that scored it lowest and highest. */
export interface PersonCriterion {
  /** Key of the {@link CriterionFigures}. */
  key: string;
  score: Figure;
  quote: EvidenceQuote | null;
  high: EvidenceQuote | null;
}

/** Quotes from reports, for the criteria that the report shows. */
export interface ReportEvidence {
  /** Criteria of each person. */
  people: ReadonlyMap<string, readonly PersonCriterion[]>;
  /** Quotes for the lowest and highest score of each criterion, by its key. */
  criteria: ReadonlyMap<string, { low: EvidenceQuote | null; high: EvidenceQuote | null }>;
}

/** Sums of the squares of all scores, to compute their deviation. */
export interface Squares {
  people: number;
  criteria: number;
}

/** Figures from the reports of a period. */
export interface ReportFigures {
  reports: number;
  score: Figure;
  trend: TrendPoint[];
  people: PersonFigures[];
  criteria: CriterionFigures[];
  squares: Squares;
  evidence: ReportEvidence;
  lowest: ScoredReport[];
  /** Reports whose criteria were not read, or that were deleted meanwhile. */
  withoutCriteria: number;
  /** Number of reports with a time. */
  dated: number;
  /** Reports deleted between listing and reading them. */
  vanished: number;
}

/** A coaching report listed in the weekly report. */
export interface ScoredReport {
  id: string;
  meeting_id: string;
  user_id: string;
  template_name: string;
  overall_score: number;
  created_at: string;
}

/** A meeting listed in the weekly report. */
export interface NamedMeeting {
  id: string;
  title: string;
  user_id: string;
  started_at: string;
  failure_reason: string | null;
}

/** Meetings of one kind: their number and the newest ones. */
export interface MeetingGroup {
  count: number;
  newest: NamedMeeting[];
}

/** Figures from the meetings of a period. */
export interface MeetingFigures {
  total: number;
  by_status: Record<string, number>;
  failed: MeetingGroup;
  no_transcript: MeetingGroup;
  /** Completed meetings without a report. */
  without_report: MeetingGroup;
}

/** An insight listed in the weekly report. */
export interface NamedInsight {
  id: string;
  type: string;
  title: string;
  summary: string;
  company_name: string | null;
  sentiment: string;
  occurred_at: string;
}

/** Insights from calls with one company. */
export interface CompanyInsights {
  company: string;
  insights: number;
  by_type: Record<string, number>;
  /** Titles of the newest ones. */
  newest: string[];
}

/** Figures from the insights of a period. */
export interface InsightFigures {
  total: number;
  by_type: Record<string, number>;
  by_sentiment: Record<string, number>;
  /** Companies with the most insights, at most ten. */
  by_company: CompanyInsights[];
  newest: NamedInsight[];
}

/** A moment of a meeting to listen to. */
export interface ListenTo {
  meeting_id: string;
  /** Null if the meeting is from another period. */
  title: string | null;
  timestamp_seconds: number | null;
  quote: string | null;
  /** Score of the criterion in that meeting. */
  score: number | null;
}

/** A talking point for a 1-to-1. */
export interface TalkingPoint {
  kind: "praise" | "work_on" | "follow_up" | "talk";
  text: string;
  moments: ListenTo[];
}

/** One stretch of the trend. */
export interface TrendPoint {
  from: string;
  reports: number;
  average_score: number | null;
}

/** What one person's reports amount to. */
export interface PersonFigures {
  user_id: string;
  /** The API lists no users: known from team statistics or from meetings, else null. */
  name: string | null;
  reports: number;
  average_score: number | null;
  /** Average per stretch of the period; null where there is no report. */
  trend: (number | null)[];
}

/** What one criterion's scores amount to, over all reports that have it. */
export interface CriterionFigures {
  name: string;
  scores: number;
  average_score: number | null;
}

/** What the reports of a period amount to. */
export interface ReportFigures {
  reports: number;
  average_score: number | null;
  trend: TrendPoint[];
  people: PersonFigures[];
  criteria: CriterionFigures[];
  /** Reports whose criteria were not read, or that were gone when they were asked for. */
  reports_without_criteria: number;
}

/** A report that is named in the report. */
export interface ScoredReport {
  id: string;
  meeting_id: string;
  user_id: string;
  template_name: string;
  overall_score: number;
  created_at: string;
}

/** A meeting that is named in the report. */
export interface NamedMeeting {
  id: string;
  title: string;
  user_id: string;
  started_at: string;
  failure_reason: string | null;
}

/** Meetings of one kind: how many, and the newest of them. */
export interface MeetingGroup {
  count: number;
  newest: NamedMeeting[];
}

/** What the meetings of a period amount to. */
export interface MeetingFigures {
  total: number;
  by_status: Record<string, number>;
  failed: MeetingGroup;
  no_transcript: MeetingGroup;
  /** Completed, and without a report. */
  without_report: MeetingGroup;
}

/** An insight that is named in the report. */
export interface NamedInsight {
  id: string;
  type: string;
  title: string;
  summary: string;
  company_name: string | null;
  sentiment: string;
  occurred_at: string;
}

/** What the insights of a period amount to. */
export interface InsightFigures {
  total: number;
  by_type: Record<string, number>;
  by_sentiment: Record<string, number>;
  newest: NamedInsight[];
}

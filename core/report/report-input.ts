/** A criterion's score in a report. Services omit values. */
export interface CriterionInput {
  name?: string | null | undefined;
  score?: unknown;
  weight?: unknown;
  evidence?: readonly { quote?: unknown; timestamp_seconds?: unknown }[] | null | undefined;
}

/** A coaching report from any source, with the fields that are aggregated. */
export interface ReportInput {
  id?: string | null | undefined;
  meeting_id?: string | null | undefined;
  user_id?: string | null | undefined;
  template_id?: string | null | undefined;
  template_name?: string | null | undefined;
  overall_score?: unknown;
  created_at?: string | null | undefined;
  /** Undefined if only the list was read. */
  criteria_scores?: readonly CriterionInput[] | null | undefined;
}

/** A meeting from any source. */
export interface MeetingInput {
  id?: string | null | undefined;
  title?: string | null | undefined;
  user_id?: string | null | undefined;
  status?: string | null | undefined;
  report_count?: number | null | undefined;
  started_at?: string | null | undefined;
  failure_reason?: string | null | undefined;
  /** Set if the report is to measure talk. */
  transcript?: string | null | undefined;
  participants?:
    | readonly { name?: string | null | undefined; is_internal?: boolean | null | undefined }[]
    | null
    | undefined;
}

/** An insight from any source. */
export interface InsightInput {
  id?: string | null | undefined;
  user_id?: string | null | undefined;
  type?: string | null | undefined;
  title?: string | null | undefined;
  summary?: string | null | undefined;
  company_name?: string | null | undefined;
  sentiment?: string | null | undefined;
  occurred_at?: string | null | undefined;
}

/** Replaces values that the service omits. */
export const UNKNOWN = "unknown";

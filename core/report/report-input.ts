/** A criterion's score in a report. Services leave values out. */
export interface CriterionInput {
  name?: string | null | undefined;
  score?: unknown;
  weight?: unknown;
  evidence?: readonly { quote?: unknown; timestamp_seconds?: unknown }[] | null | undefined;
}

/** A coaching report, from whatever source: only what is summed up of it. */
export interface ReportInput {
  id?: string | null | undefined;
  meeting_id?: string | null | undefined;
  user_id?: string | null | undefined;
  template_id?: string | null | undefined;
  template_name?: string | null | undefined;
  overall_score?: unknown;
  created_at?: string | null | undefined;
  /** Undefined where only the list was read. */
  criteria_scores?: readonly CriterionInput[] | null | undefined;
}

/** A meeting, from whatever source. */
export interface MeetingInput {
  id?: string | null | undefined;
  title?: string | null | undefined;
  user_id?: string | null | undefined;
  status?: string | null | undefined;
  report_count?: number | null | undefined;
  started_at?: string | null | undefined;
  failure_reason?: string | null | undefined;
  /** Where the report says how people talk. */
  transcript?: string | null | undefined;
  participants?:
    | readonly { name?: string | null | undefined; is_internal?: boolean | null | undefined }[]
    | null
    | undefined;
}

/** An insight, from whatever source. */
export interface InsightInput {
  id?: string | null | undefined;
  type?: string | null | undefined;
  title?: string | null | undefined;
  summary?: string | null | undefined;
  company_name?: string | null | undefined;
  sentiment?: string | null | undefined;
  occurred_at?: string | null | undefined;
}

/** Stands for what the service left out. */
export const UNKNOWN = "unknown";

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { CallType, CoachingTone, ErrorCode, InsightType, MeetingSource, MeetingStatus, RoleplayDifficulty, RoleplayStatus, Sentiment, TimeRange } from "./enums.ts";

/** Somebody who took part in a meeting (assumed). */
export interface Participant {
  /** Full name (assumed). */
  name: string;
  /** Email address (assumed). */
  email?: string;
  /** Job title (assumed). */
  title?: string;
  /** Company (assumed). */
  company?: string;
  /** True for members of the organization that owns the meeting (assumed). */
  is_internal: boolean;
}

/** A recorded sales meeting, as listed. `id`, `status` and `user_id` are the document's; the other fields are marked. */
export interface Meeting {
  /** Meeting identifier. */
  id: string;
  /** State of the meeting. */
  status: MeetingStatus | (string & {});
  /** Owner, used by the `user_id` filter. */
  user_id: string;
  /** Title (assumed). */
  title: string;
  /** Where the recording came from (assumed). */
  source: MeetingSource | (string & {});
  /** Kind of sales call; null when not classified (assumed). */
  call_type: CallType | (string & {}) | null;
  /** Start (assumed). ISO 8601. */
  started_at: string;
  /** End; null while unknown (assumed). ISO 8601. */
  ended_at: string | null;
  /** Length in seconds; null while unknown (assumed). */
  duration_seconds: number | null;
  /** Who took part (assumed). */
  participants: Participant[];
  /** Address of the call or recording (assumed). */
  meeting_url: string | null;
  /** Spoken language, BCP 47 (assumed). */
  language: string | null;
  /** Whether the single-meeting endpoint returns a transcript (assumed). */
  has_transcript: boolean;
  /** Number of coaching reports (assumed). */
  report_count: number;
  /** Why processing failed; null unless `status` is `failed` (assumed). */
  failure_reason: string | null;
  /** When the meeting was stored (assumed). ISO 8601. */
  created_at: string;
  /** When the meeting last changed (assumed). ISO 8601. */
  updated_at: string;
}

/** One meeting with its full transcript. */
export interface MeetingDetail extends Meeting {
  /** Full transcript as text; null when there is none. Lines are `[00:01:23] Ana Ruiz: text` (nullability and line format assumed). */
  transcript: string | null;
}

/** One criterion that a meeting is scored on. */
export interface GradingCriterion {
  /** Name, 1 to 200 characters (bounds assumed). */
  name: string;
  /** Weight, 0 to 100 (range assumed). Whether the weights must add up to any total is not shown; no total is enforced (assumed). */
  weight: number;
  /** What is assessed, up to 5,000 characters (bound assumed). */
  description: string;
}

/** A new coaching/scoring template. */
export interface CreateTemplate {
  /** Template name, 1 to 200 characters (bounds assumed). */
  name: string;
  /** The coaching prompt template, 1 to 50,000 characters (bounds assumed). */
  prompt_template: string;
  /** What a meeting is scored on, 1 to 50 criteria (bounds assumed). */
  grading_criteria: GradingCriterion[];
  /** Template description, up to 5,000 characters (bound assumed). */
  description?: string | undefined;
  /** Tone of the feedback. */
  coaching_tone?: CoachingTone | undefined;
  /** Kind of call that the template is for. */
  call_type?: CallType | undefined;
  /** Industry context text, up to 5,000 characters (bound assumed). */
  industry_context?: string | undefined;
}

/** Changes to a template, at least one. A field left out stays as it is (the document shows no body; assumed). */
export interface UpdateTemplate {
  /** Template name, 1 to 200 characters (bounds assumed). */
  name?: string | undefined;
  /** The coaching prompt template, 1 to 50,000 characters (bounds assumed). */
  prompt_template?: string | undefined;
  /** What a meeting is scored on, 1 to 50 criteria; null leaves it as it is, like leaving it out (assumed). */
  grading_criteria?: GradingCriterion[] | null | undefined;
  /** Template description, up to 5,000 characters; null clears it (assumed). */
  description?: string | null | undefined;
  /** Tone of the feedback; null clears it (assumed). */
  coaching_tone?: CoachingTone | null | undefined;
  /** Kind of call that the template is for; null clears it (assumed). */
  call_type?: CallType | null | undefined;
  /** Industry context text, up to 5,000 characters; null clears it (assumed). */
  industry_context?: string | null | undefined;
  /** Whether the template is in use (as an input: assumed). */
  is_active?: boolean | undefined;
}

/** A coaching/scoring template. */
export interface Template {
  /** Template identifier (assumed). */
  id: string;
  /** Template name. */
  name: string;
  /** Template description; null when there is none (null assumed). */
  description: string | null;
  /** The coaching prompt template. */
  prompt_template: string;
  /** What a meeting is scored on. */
  grading_criteria: GradingCriterion[];
  /** Tone of the feedback; null when there is none (null assumed). */
  coaching_tone: CoachingTone | (string & {}) | null;
  /** Kind of call that the template is for; null when there is none (null assumed). */
  call_type: CallType | (string & {}) | null;
  /** Industry context text; null when there is none (null assumed). */
  industry_context: string | null;
  /** Whether the template is in use; true on creation (default assumed). */
  is_active: boolean;
  /** User who created it; null when a key did (assumed). */
  created_by: string | null;
  /** Counts the template's changes, from 1 (assumed). */
  version: number;
  /** Creation time (assumed). ISO 8601. */
  created_at: string;
  /** Time of the last change (assumed). ISO 8601. */
  updated_at: string;
}

/** What is left of a deleted template (assumed). */
export interface DeletedTemplate {
  /** Template identifier (assumed). */
  id: string;
  /** Always true (assumed). */
  deleted: boolean;
}

/** A coaching report, as listed. The document names the facts, not the fields; the names are assumed. */
export interface Report {
  /** Report identifier. */
  id: string;
  /** The meeting that was scored (assumed). */
  meeting_id: string;
  /** The template that it was scored against; null when that is gone (assumed). */
  template_id: string | null;
  /** The template's name at the time (assumed). */
  template_name: string;
  /** User whose meeting was scored. */
  user_id: string;
  /** Overall score, 0 to 100: the weighted mean of the criteria that have a score (name, range and rule assumed). */
  overall_score: number;
  /** Creation time (name assumed). ISO 8601. */
  created_at: string;
}

/** A moment of the meeting that a score rests on (assumed). */
export interface Evidence {
  /** Words from the transcript (assumed). */
  quote: string;
  /** Seconds from the start of the meeting; null when unknown (assumed). */
  timestamp_seconds: number | null;
}

/** Score of one criterion (fields assumed). */
export interface CriterionScore {
  /** The criterion's name (assumed). */
  name: string;
  /** The criterion's weight, 0 to 100 (assumed). */
  weight: number;
  /** Score, 0 to 100; null when the criterion was not assessed, which leaves it out of the overall score (assumed). */
  score: number | null;
  /** Feedback on this criterion (assumed). */
  feedback: string;
  /** Moments that the score rests on (assumed). */
  evidence: Evidence[];
}

/** One report with criteria scores and feedback (field names assumed). */
export interface ReportDetail extends Report {
  /** Score of each criterion. */
  criteria_scores: CriterionScore[];
  /** Feedback on the whole meeting. */
  feedback: string;
  /** What went well (assumed). */
  strengths: string[];
  /** What to work on (assumed). */
  improvements: string[];
  /** What to do next (assumed). */
  next_steps: string[];
  /** Tone in which the feedback is written (assumed). */
  coaching_tone: CoachingTone | (string & {}) | null;
  /** What scored the meeting, with its version, such as `offline-signals/1`; null when unknown (assumed). */
  scorer: string | null;
}

/** One of the team's top performers. */
export interface TopPerformer {
  /** User. */
  user_id: string;
  /** Name. */
  name: string;
  /** Average overall score in the range, 0 to 100, one decimal (range and rounding assumed). */
  avg_score: number;
  /** Number of reports in the range. */
  report_count: number;
}

/** Team statistics, a read-only aggregate over a time range. */
export interface TeamStats {
  /** Echo of the requested range. */
  time_range: TimeRange | (string & {});
  /** Number of users; only active ones count (assumed). */
  team_size: number;
  /** Meetings in the range. */
  total_meetings: number;
  /** Reports in the range. */
  total_reports: number;
  /** Average overall score in the range, 0 to 100, one decimal; 0 when there is no report (assumed). */
  average_score: number;
  /** Best average first; up to five users with at least one report (number and rule assumed). */
  top_performers: TopPerformer[];
}

/** A marketing insight extracted from a sales call (fields assumed). */
export interface Insight {
  /** Insight identifier (assumed). */
  id: string;
  /** The meeting that it came from (assumed). */
  meeting_id: string;
  /** Owner of that meeting (assumed). */
  user_id: string;
  /** The report written in the same pass, if any (assumed). */
  report_id: string | null;
  /** Kind of insight (assumed). */
  type: InsightType | (string & {});
  /** One line (assumed). */
  title: string;
  /** A few sentences (assumed). */
  summary: string;
  /** The prospect's words (assumed). */
  quote: string | null;
  /** Who said it (assumed). */
  speaker_name: string | null;
  /** Seconds from the start of the meeting (assumed). */
  timestamp_seconds: number | null;
  /** The prospect's industry (assumed). */
  industry: string | null;
  /** The prospect's company (assumed). */
  company_name: string | null;
  /** The prospect's name (assumed). */
  prospect_name: string | null;
  /** The prospect's job title (assumed). */
  prospect_title: string | null;
  /** How the prospect felt about it (assumed). */
  sentiment: Sentiment | (string & {});
  /** Confidence of the extraction, 0 to 1 (assumed). */
  confidence: number;
  /** Keywords (assumed). */
  tags: string[];
  /** When it was said; compared with `date_from` and `date_to` (assumed). ISO 8601. */
  occurred_at: string;
  /** When it was extracted (assumed). ISO 8601. */
  created_at: string;
}

/** What is practised (assumed). */
export interface RoleplayScenario {
  /** Scenario identifier (assumed). */
  id: string;
  /** Name (assumed). */
  name: string;
  /** Kind of sales call (assumed). */
  call_type: CallType | (string & {});
  /** How hard it is (assumed). */
  difficulty: RoleplayDifficulty | (string & {});
}

/** Whom the service plays (assumed). */
export interface RoleplayPersona {
  /** Name (assumed). */
  name: string;
  /** Job title (assumed). */
  title: string;
  /** Company (assumed). */
  company: string;
  /** Industry (assumed). */
  industry: string;
}

/** A roleplay practice session (fields assumed). */
export interface RoleplaySession {
  /** Session identifier (assumed). */
  id: string;
  /** Who practises. */
  user_id: string;
  /** Template that it is scored against, if any (assumed). */
  template_id: string | null;
  /** What is practised (assumed). */
  scenario: RoleplayScenario;
  /** Whom the service plays (assumed). */
  persona: RoleplayPersona;
  /** State of the session (values assumed). */
  status: RoleplayStatus | (string & {});
  /** Overall score, 0 to 100; null until scored (assumed). */
  overall_score: number | null;
  /** Length in seconds; null until ended (assumed). */
  duration_seconds: number | null;
  /** Start; null until started (assumed). ISO 8601. */
  started_at: string | null;
  /** End; null until ended (assumed). ISO 8601. */
  ended_at: string | null;
  /** Creation time (assumed). ISO 8601. */
  created_at: string;
  /** Time of the last change (assumed). ISO 8601. */
  updated_at: string;
}

/** Pagination data of a list (assumed; the document does not show it). */
export interface ListMeta {
  /** This page (assumed). */
  page: number;
  /** Items per page (assumed). */
  limit: number;
  /** Items in the whole list (assumed). */
  total: number;
  /** Pages in the whole list (assumed). */
  total_pages: number;
  /** Whether a page follows (assumed). */
  has_more: boolean;
}

/** One problem of a request (assumed). */
export interface ErrorDetail {
  /** Where the problem is (assumed). */
  in: "body" | "query" | "path" | "header";
  /** Which parameter or field, e.g. `grading_criteria[0].weight` (assumed). */
  path: string;
  /** What is wrong and what is allowed (assumed). */
  message: string;
  /** Kind of problem, e.g. `required`, `enum`, `maximum` (assumed). */
  code: string;
}

/** What went wrong (structure assumed; the document only says that the `error` member is read). */
export interface ErrorObject {
  /** Machine-readable reason (assumed). */
  code: ErrorCode | (string & {});
  /** What happened and what to do next (assumed). */
  message: string;
  /** Every problem of the request (assumed). */
  details?: ErrorDetail[];
  /** The permission that the operation needs (assumed). */
  required?: string;
  /** The permissions that the key has (assumed). */
  granted?: string[];
  /** The same as the `X-Request-Id` header (assumed). */
  request_id: string;
}

/** An OpenAPI 3.0 document. */
export interface OpenApiDocument {
  /** Version of the OpenAPI format. */
  openapi: string;
  /** Title, version, description. */
  info: {
    [key: string]: unknown;
};
  /** The operations by path. */
  paths: {
    [key: string]: unknown;
};
  [member: string]: unknown;
}

/** Query parameters of `GET /api/v1/meetings`. */
export interface ListMeetingsQuery {
  /** Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). Default 1. */
  page?: number | undefined;
  /** Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). Default 20. */
  limit?: number | undefined;
  /** Only meetings with this status. */
  status?: MeetingStatus | undefined;
  /** Only meetings of this user. */
  user_id?: string | undefined;
  /** Meetings after this date (ISO 8601). Compared with `started_at`, inclusive; a bare date means 00:00:00.000Z, a time without an offset is UTC (assumed). */
  from?: Date | string | undefined;
  /** Meetings before this date (ISO 8601). Compared with `started_at`, inclusive; a bare date means 23:59:59.999Z, a time without an offset is UTC (assumed). */
  to?: Date | string | undefined;
}

/** Query parameters of `GET /api/v1/templates`. */
export interface ListTemplatesQuery {
  /** Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). Default 1. */
  page?: number | undefined;
  /** Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). Default 20. */
  limit?: number | undefined;
  /** Filter by active status. */
  is_active?: boolean | undefined;
  /** Filter by call type. The values are those of the template's field (assumed). */
  call_type?: CallType | undefined;
}

/** Query parameters of `GET /api/v1/reports`. */
export interface ListReportsQuery {
  /** Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). Default 1. */
  page?: number | undefined;
  /** Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). Default 20. */
  limit?: number | undefined;
  /** Reports of this user. */
  user_id?: string | undefined;
  /** Reports created after this date (ISO 8601). Compared with `created_at`, inclusive; a bare date means 00:00:00.000Z, a time without an offset is UTC (assumed). */
  from?: Date | string | undefined;
  /** Reports created before this date (ISO 8601). Compared with `created_at`, inclusive; a bare date means 23:59:59.999Z, a time without an offset is UTC (assumed). */
  to?: Date | string | undefined;
  /** Minimum overall score. Inclusive, 0 to 100 (assumed). */
  min_score?: number | undefined;
  /** Maximum overall score. Inclusive, 0 to 100 (assumed). */
  max_score?: number | undefined;
}

/** Query parameters of `GET /api/v1/team/stats`. */
export interface GetTeamStatsQuery {
  /** The range to aggregate over. Default month. */
  time_range?: TimeRange | undefined;
}

/** Query parameters of `GET /api/v1/insights`. */
export interface ListInsightsQuery {
  /** Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). Default 1. */
  page?: number | undefined;
  /** Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). Default 20. */
  limit?: number | undefined;
  /** Insights after this date (ISO 8601). Compared with `occurred_at`, inclusive; a bare date means 00:00:00.000Z, a time without an offset is UTC (assumed). */
  date_from?: Date | string | undefined;
  /** Insights before this date (ISO 8601). Compared with `occurred_at`, inclusive; a bare date means 23:59:59.999Z, a time without an offset is UTC (assumed). */
  date_to?: Date | string | undefined;
  /** Partial match on the insight's industry. A literal, case-insensitive substring of 1 to 200 characters (assumed). */
  industry?: string | undefined;
  /** Partial match on the prospect's title. A literal, case-insensitive substring of 1 to 200 characters (assumed). */
  prospect_title?: string | undefined;
}

/** Query parameters of `GET /api/v1/roleplay/sessions`. */
export interface ListRoleplaySessionsQuery {
  /** Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). Default 1. */
  page?: number | undefined;
  /** Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). Default 20. */
  limit?: number | undefined;
  /** Sessions of this user. */
  user_id?: string | undefined;
  /** Session status. The document gives no values, so any string of 1 to 100 characters is accepted and an unknown one matches nothing (assumed). */
  status?: string | undefined;
}

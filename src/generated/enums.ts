// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

/** State of a meeting. Transitions (assumed): pending -> fetched -> processing -> completed or failed; fetched -> no_transcript. Every value, in the spec's order. */
export const MEETING_STATUSES = [
  "pending",
  "fetched",
  "processing",
  "completed",
  "failed",
  "no_transcript",
] as const;

/** State of a meeting. Transitions (assumed): pending -> fetched -> processing -> completed or failed; fetched -> no_transcript. */
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

/** Where the recording came from (assumed). Every value, in the spec's order. */
export const MEETING_SOURCES = [
  "zoom",
  "google_meet",
  "teams",
  "phone",
  "upload",
] as const;

/** Where the recording came from (assumed). */
export type MeetingSource = (typeof MEETING_SOURCES)[number];

/** Kind of sales call. Every value, in the spec's order. */
export const CALL_TYPES = [
  "discovery",
  "demo",
  "negotiation",
  "follow-up",
  "closing",
  "cold-call",
  "general",
] as const;

/** Kind of sales call. */
export type CallType = (typeof CALL_TYPES)[number];

/** Tone in which the coaching feedback is written. Every value, in the spec's order. */
export const COACHING_TONES = [
  "direct",
  "encouraging",
  "data-driven",
] as const;

/** Tone in which the coaching feedback is written. */
export type CoachingTone = (typeof COACHING_TONES)[number];

/** Time range of the team statistics: the last 7, 30, 90 or 365 days, or everything (lengths assumed). Every value, in the spec's order. */
export const TIME_RANGES = [
  "week",
  "month",
  "quarter",
  "year",
  "all",
] as const;

/** Time range of the team statistics: the last 7, 30, 90 or 365 days, or everything (lengths assumed). */
export type TimeRange = (typeof TIME_RANGES)[number];

/** Kind of marketing insight (assumed). Every value, in the spec's order. */
export const INSIGHT_TYPES = [
  "pain_point",
  "objection",
  "competitor_mention",
  "feature_request",
  "buying_signal",
  "use_case",
  "pricing",
  "quote",
] as const;

/** Kind of marketing insight (assumed). */
export type InsightType = (typeof INSIGHT_TYPES)[number];

/** How the prospect felt about it (assumed). Every value, in the spec's order. */
export const SENTIMENTS = [
  "positive",
  "neutral",
  "negative",
  "mixed",
] as const;

/** How the prospect felt about it (assumed). */
export type Sentiment = (typeof SENTIMENTS)[number];

/** State of a roleplay session (assumed). Every value, in the spec's order. */
export const ROLEPLAY_STATUSES = [
  "scheduled",
  "in_progress",
  "completed",
  "scored",
  "abandoned",
  "failed",
] as const;

/** State of a roleplay session (assumed). */
export type RoleplayStatus = (typeof ROLEPLAY_STATUSES)[number];

/** How hard the persona makes it (assumed). Every value, in the spec's order. */
export const ROLEPLAY_DIFFICULTIES = [
  "easy",
  "medium",
  "hard",
] as const;

/** How hard the persona makes it (assumed). */
export type RoleplayDifficulty = (typeof ROLEPLAY_DIFFICULTIES)[number];

/** Machine-readable reason of a failure (assumed). Every value, in the spec's order. */
export const ERROR_CODES = [
  "validation_error",
  "invalid_json",
  "missing_api_key",
  "invalid_api_key",
  "insufficient_permission",
  "subscription_required",
  "not_found",
  "method_not_allowed",
  "request_timeout",
  "idempotency_conflict",
  "precondition_failed",
  "payload_too_large",
  "uri_too_long",
  "unsupported_media_type",
  "idempotency_mismatch",
  "headers_too_large",
  "rate_limited",
  "internal_error",
  "service_unavailable",
] as const;

/** Machine-readable reason of a failure (assumed). */
export type ErrorCode = (typeof ERROR_CODES)[number];

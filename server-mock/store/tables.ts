/**
 * The tables. Values that are filtered, ordered or joined are columns; the rest of an object is in `document`, its JSON as the
 * API returns it, so that lists are sent without parsing. Times are fixed-width UTC ISO text, so that text order is time order
 * in both databases.
 */
export interface Tables {
  migrations: { name: string };
  settings: { name: string; value: string };
  organizations: {
    id: string;
    name: string;
    plan: string;
    subscription_status: string;
    created_at: string;
    /** Days after which meetings are deleted; null keeps them. */
    retention_days: number | null;
  };
  users: { id: string; org_id: string; name: string; email: string; role: string; is_active: number };
  api_keys: {
    id: string;
    org_id: string;
    name: string;
    prefix: string;
    digest: string;
    permissions: string;
    created_at: string;
    last_used_at: string | null;
    revoked_at: string | null;
    expires_at: string | null;
    created_by: string | null;
  };
  meetings: {
    id: string;
    org_id: string;
    user_id: string;
    status: string;
    started_at: string;
    /** Increases with every change: see change-meetings.ts. */
    version: number;
    document: string;
  };
  /** `turns` are TurnTimes as JSON, if known; `origin` is an Origin, if a person has added the call. */
  transcripts: { org_id: string; meeting_id: string; text: string; turns: string | null; origin: string | null };
  templates: {
    id: string;
    org_id: string;
    call_type: string | null;
    is_active: number;
    created_at: string;
    version: number;
    etag: string;
    document: string;
  };
  /** Speaker names that people have entered: see team/calls/speaker-names.ts. */
  speaker_names: {
    org_id: string;
    label_key: string;
    label: string;
    name: string;
    email: string | null;
    is_internal: number;
  };
  /** Calls before they were replaced, with their reports, as JSON: see team/calls/replace-call.ts. */
  meeting_versions: { org_id: string; meeting_id: string; version: number; replaced_at: string; document: string };
  /** Restorable deleted calls, whole, as JSON: see team/calls/deleted-calls.ts. */
  deleted_meetings: {
    org_id: string;
    id: string;
    user_id: string;
    title: string;
    started_at: string;
    deleted_at: string;
    /** ID of the user who deleted it. */
    deleted_by: string;
    document: string;
  };
  /** Trackers of organizations, as JSON: see jobs/tracker-store.ts. */
  trackers: { org_id: string; version: number; document: string; created_at: string; created_by: string };
  reports: {
    id: string;
    org_id: string;
    meeting_id: string;
    user_id: string;
    template_id: string | null;
    overall_score: number;
    created_at: string;
    document: string;
    detail: string;
    /** Scores of the criteria as JSON, without feedback: see brief-reports.ts. Null if an older server wrote the report. */
    brief: string | null;
  };
  insights: {
    id: string;
    org_id: string;
    occurred_at: string;
    folded_industry: string | null;
    folded_prospect_title: string | null;
    meeting_id: string;
    document: string;
  };
  /** Word index of calls: see search-index.ts. */
  search_documents: {
    org_id: string;
    meeting_id: string;
    kind: string;
    source_id: string;
    part: number;
    version: number;
    words: string;
  };
  roleplay_sessions: {
    id: string;
    org_id: string;
    user_id: string;
    template_id: string | null;
    status: string;
    created_at: string;
    document: string;
  };
  /** Row counts of lists, maintained as rows are written: see rollups.ts. */
  rollups: {
    org_id: string;
    collection: string;
    dimension: string;
    dimension_value: string;
    level: number;
    period: string;
    count: number;
    score_sum: number;
  };
  /** Background jobs: see jobs/. */
  jobs: {
    id: string;
    org_id: string;
    kind: string;
    /** Jobs with the same key are the same job. */
    dedupe_key: string;
    /** ID of the job's subject, such as a meeting. */
    subject: string;
    payload: string;
    state: string;
    /** Increases with every claim: the holder of an older one has lost the job. */
    attempt: number;
    max_attempts: number;
    run_at: string;
    lease_until: string | null;
    worker: string | null;
    last_error: string | null;
    created_at: string;
    finished_at: string | null;
    calls: number;
    input_tokens: number;
    output_tokens: number;
  };
  idempotency_keys: {
    org_id: string;
    key: string;
    request_digest: string;
    etag: string;
    location: string;
    body: string;
    created_at: string;
  };
  /** Audit trail: see team/administration/audit.ts. */
  audit_events: {
    id: string;
    org_id: string;
    at: string;
    actor: string;
    action: string;
    subject: string;
    details: string;
    /** Network address of the actor; null for commands. */
    address: string | null;
  };
  /** Dashboard sessions: see dashboard/session/. */
  sessions: {
    id: string;
    /** Digest of the token in the cookie. */
    digest: string;
    org_id: string;
    user_id: string;
    /** Role at sign-in; the session ends when it changes. */
    role: string;
    /** Method of the sign-in. */
    method: string;
    address: string | null;
    user_agent: string | null;
    created_at: string;
    /** Updated at most once a minute. */
    seen_at: string;
    ended_at: string | null;
    /** Message that the next page at `notice_path` shows once, encrypted with the token. */
    notice: string | null;
    notice_path: string | null;
    notice_until: string | null;
  };
  sign_in_links: {
    digest: string;
    org_id: string;
    user_id: string;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  /** Sign-in attempts by network address or user. */
  sign_in_attempts: { subject: string; period: string; count: number };
  /** Passkeys that users sign in with: see dashboard/passkeys/. */
  passkeys: {
    id: string;
    /** ID from the authenticator. */
    credential_id: string;
    org_id: string;
    user_id: string;
    /** Host name that it was created for, and works at. */
    site: string;
    /** In base64url. */
    public_key: string;
    /** The authenticator's signature counter; 0 if it has none. */
    counter: number;
    /** Transports of the authenticator, as a JSON list. */
    transports: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  /** Used sign-in tickets. */
  spent_tickets: { digest: string; expires_at: string };
}

/** Name of a table. */
export type TableName = keyof Tables;

/** Tables whose rows belong to an organization, parents before children: `org_id` is in their keys and indexes. */
export const OWNED_TABLES = [
  "templates",
  "meetings",
  "transcripts",
  "speaker_names",
  "meeting_versions",
  "deleted_meetings",
  "trackers",
  "reports",
  "insights",
  "search_documents",
  "roleplay_sessions",
  "rollups",
  "jobs",
  "idempotency_keys",
  "audit_events",
] as const satisfies TableName[];

/** Every table, parents before children. */
export const TABLE_NAMES = [
  "organizations",
  "users",
  "api_keys",
  ...OWNED_TABLES,
  "sessions",
  "sign_in_links",
  "sign_in_attempts",
  "passkeys",
  "spent_tickets",
] as const satisfies TableName[];

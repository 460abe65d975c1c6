// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/api/v1/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List meetings
         * @description Lists the organization's meetings. Newest first by `started_at`, `id` breaking ties (assumed).
         */
        get: operations["listMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One meeting with full transcript
         * @description Returns one meeting with its full transcript.
         */
        get: operations["getMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meetings/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All coaching reports of one meeting
         * @description Returns all coaching reports of one meeting, newest first; an empty array when there is none; not paginated (assumed).
         */
        get: operations["listMeetingReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description Lists the organization's coaching templates. Newest first by `created_at`, `id` breaking ties (assumed).
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Create a template
         * @description Creates a coaching/scoring template. Returns 201 with the template and its address (assumed).
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One template with full details
         * @description Returns one template with full details.
         */
        get: operations["getTemplate"];
        /**
         * Update a template
         * @description Updates a template. The body is the same as on creation plus `is_active`; every field is optional and a field left out stays as it is (assumed).
         */
        put: operations["updateTemplate"];
        post?: never;
        /**
         * Delete a template
         * @description Deletes a template. Its reports stay, with `template_id` null (assumed).
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coaching reports
         * @description Lists the organization's coaching reports. Newest first by `created_at`, `id` breaking ties (assumed).
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One report with criteria scores and feedback
         * @description Returns one report with criteria scores and feedback.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/team/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Aggregated team statistics
         * @description Aggregated team statistics over a time range. The range ends now and is counted in UTC (assumed).
         */
        get: operations["getTeamStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List marketing insights
         * @description Lists marketing insights extracted from sales calls. Newest first by `occurred_at`, `id` breaking ties (assumed).
         */
        get: operations["listInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roleplay/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roleplay sessions
         * @description Lists roleplay practice sessions. Newest first by `created_at`, `id` breaking ties (assumed).
         */
        get: operations["listRoleplaySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Machine-readable OpenAPI 3.0 description
         * @description The full OpenAPI 3.0 description, which can be imported into any OpenAPI-compatible tool. Needs no key, and is not wrapped in the envelope (assumed).
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An ISO 8601 date (`2026-11-01`) or date-time (`2026-11-01T09:30:00Z`, `2026-11-01T09:30:00.000+01:00`). Date-times
         *     without an offset are UTC (assumed).
         */
        DateOrDateTime: string;
        /**
         * @description State of a meeting. Transitions (assumed): pending -> fetched -> processing -> completed or failed; fetched -> no_transcript.
         * @enum {string}
         */
        MeetingStatus: "pending" | "fetched" | "processing" | "completed" | "failed" | "no_transcript";
        /**
         * @description Where the recording came from (assumed).
         * @enum {string}
         */
        MeetingSource: "zoom" | "google_meet" | "teams" | "phone" | "upload";
        /**
         * @description Kind of sales call.
         * @enum {string}
         */
        CallType: "discovery" | "demo" | "negotiation" | "follow-up" | "closing" | "cold-call" | "general";
        /**
         * @description Tone in which the coaching feedback is written.
         * @enum {string}
         */
        CoachingTone: "direct" | "encouraging" | "data-driven";
        /**
         * @description Kind of sales call, or null (null assumed).
         * @enum {string|null}
         */
        CallTypeOrNull: "discovery" | "demo" | "negotiation" | "follow-up" | "closing" | "cold-call" | "general" | null;
        /**
         * @description Tone of the feedback, or null (null assumed).
         * @enum {string|null}
         */
        CoachingToneOrNull: "direct" | "encouraging" | "data-driven" | null;
        /**
         * @description Time range of the team statistics: the last 7, 30, 90 or 365 days, or everything (lengths assumed).
         * @default month
         * @enum {string}
         */
        TimeRange: "week" | "month" | "quarter" | "year" | "all";
        /**
         * @description Kind of marketing insight (assumed).
         * @enum {string}
         */
        InsightType: "pain_point" | "objection" | "competitor_mention" | "feature_request" | "buying_signal" | "use_case" | "pricing" | "quote";
        /**
         * @description How the prospect felt about it (assumed).
         * @enum {string}
         */
        Sentiment: "positive" | "neutral" | "negative" | "mixed";
        /**
         * @description State of a roleplay session (assumed).
         * @enum {string}
         */
        RoleplayStatus: "scheduled" | "in_progress" | "completed" | "scored" | "abandoned" | "failed";
        /**
         * @description How hard the persona makes it (assumed).
         * @enum {string}
         */
        RoleplayDifficulty: "easy" | "medium" | "hard";
        /**
         * @description Machine-readable reason of a failure (assumed).
         * @enum {string}
         */
        ErrorCode: "validation_error" | "invalid_json" | "missing_api_key" | "invalid_api_key" | "insufficient_permission" | "subscription_required" | "not_found" | "method_not_allowed" | "request_timeout" | "idempotency_conflict" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "idempotency_mismatch" | "headers_too_large" | "rate_limited" | "internal_error" | "service_unavailable";
        /** @description Somebody who took part in a meeting (assumed). */
        Participant: {
            /** @description Full name (assumed). */
            name: string;
            /** @description Email address (assumed). */
            email?: string;
            /** @description Job title (assumed). */
            title?: string;
            /** @description Company (assumed). */
            company?: string;
            /** @description True for members of the organization that owns the meeting (assumed). */
            is_internal: boolean;
        };
        /** @description A recorded sales meeting, as listed. `id`, `status` and `user_id` are the document's; the other fields are marked. */
        Meeting: {
            /**
             * Format: uuid
             * @description Meeting identifier.
             */
            id: string;
            /** @description State of the meeting. */
            status: components["schemas"]["MeetingStatus"];
            /**
             * Format: uuid
             * @description Owner, used by the `user_id` filter.
             */
            user_id: string;
            /** @description Title (assumed). */
            title: string;
            /** @description Where the recording came from (assumed). */
            source: components["schemas"]["MeetingSource"];
            /** @description Kind of sales call; null when not classified (assumed). */
            call_type: components["schemas"]["CallTypeOrNull"];
            /**
             * Format: date-time
             * @description Start (assumed).
             */
            started_at: string;
            /**
             * Format: date-time
             * @description End; null while unknown (assumed).
             */
            ended_at: string | null;
            /** @description Length in seconds; null while unknown (assumed). */
            duration_seconds: number | null;
            /** @description Who took part (assumed). */
            participants: components["schemas"]["Participant"][];
            /** @description Address of the call or recording (assumed). */
            meeting_url: string | null;
            /** @description Spoken language, BCP 47 (assumed). */
            language: string | null;
            /** @description Whether the single-meeting endpoint returns a transcript (assumed). */
            has_transcript: boolean;
            /** @description Number of coaching reports (assumed). */
            report_count: number;
            /** @description Why processing failed; null unless `status` is `failed` (assumed). */
            failure_reason: string | null;
            /**
             * Format: date-time
             * @description When the meeting was stored (assumed).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the meeting last changed (assumed).
             */
            updated_at: string;
        };
        /** @description One meeting with its full transcript. */
        MeetingDetail: components["schemas"]["Meeting"] & {
            /** @description Full transcript as text; null when there is none. Lines are `[00:01:23] Ana Ruiz: text` (nullability and line format assumed). */
            transcript: string | null;
        };
        /** @description One criterion that a meeting is scored on. */
        GradingCriterion: {
            /** @description Name, 1 to 200 characters (bounds assumed). */
            name: string;
            /**
             * Format: double
             * @description Weight, 0 to 100 (range assumed). Whether the weights must add up to any total is not shown; no total is enforced (assumed).
             */
            weight: number;
            /** @description What is assessed, up to 5,000 characters (bound assumed). */
            description: string;
        };
        /** @description A new coaching/scoring template. */
        CreateTemplate: {
            /** @description Template name, 1 to 200 characters (bounds assumed). */
            name: string;
            /** @description The coaching prompt template, 1 to 50,000 characters (bounds assumed). */
            prompt_template: string;
            /** @description What a meeting is scored on, 1 to 50 criteria (bounds assumed). */
            grading_criteria: components["schemas"]["GradingCriterion"][];
            /** @description Template description, up to 5,000 characters (bound assumed). */
            description?: string;
            /** @description Tone of the feedback. */
            coaching_tone?: components["schemas"]["CoachingTone"];
            /** @description Kind of call that the template is for. */
            call_type?: components["schemas"]["CallType"];
            /** @description Industry context text, up to 5,000 characters (bound assumed). */
            industry_context?: string;
        };
        /** @description Changes to a template, at least one. A field left out stays as it is (the document shows no body; assumed). */
        UpdateTemplate: {
            /** @description Template name, 1 to 200 characters (bounds assumed). */
            name?: string;
            /** @description The coaching prompt template, 1 to 50,000 characters (bounds assumed). */
            prompt_template?: string;
            /** @description What a meeting is scored on, 1 to 50 criteria; null leaves it as it is, like leaving it out (assumed). */
            grading_criteria?: components["schemas"]["GradingCriterion"][] | null;
            /** @description Template description, up to 5,000 characters; null clears it (assumed). */
            description?: string | null;
            /** @description Tone of the feedback; null clears it (assumed). */
            coaching_tone?: components["schemas"]["CoachingToneOrNull"];
            /** @description Kind of call that the template is for; null clears it (assumed). */
            call_type?: components["schemas"]["CallTypeOrNull"];
            /** @description Industry context text, up to 5,000 characters; null clears it (assumed). */
            industry_context?: string | null;
            /** @description Whether the template is in use (as an input: assumed). */
            is_active?: boolean;
        };
        /** @description A coaching/scoring template. */
        Template: {
            /**
             * Format: uuid
             * @description Template identifier (assumed).
             */
            id: string;
            /** @description Template name. */
            name: string;
            /** @description Template description; null when there is none (null assumed). */
            description: string | null;
            /** @description The coaching prompt template. */
            prompt_template: string;
            /** @description What a meeting is scored on. */
            grading_criteria: components["schemas"]["GradingCriterion"][];
            /** @description Tone of the feedback; null when there is none (null assumed). */
            coaching_tone: components["schemas"]["CoachingToneOrNull"];
            /** @description Kind of call that the template is for; null when there is none (null assumed). */
            call_type: components["schemas"]["CallTypeOrNull"];
            /** @description Industry context text; null when there is none (null assumed). */
            industry_context: string | null;
            /** @description Whether the template is in use; true on creation (default assumed). */
            is_active: boolean;
            /**
             * Format: uuid
             * @description User who created it; null when a key did (assumed).
             */
            created_by: string | null;
            /** @description Counts the template's changes, from 1 (assumed). */
            version: number;
            /**
             * Format: date-time
             * @description Creation time (assumed).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (assumed).
             */
            updated_at: string;
        };
        /** @description What is left of a deleted template (assumed). */
        DeletedTemplate: {
            /**
             * Format: uuid
             * @description Template identifier (assumed).
             */
            id: string;
            /** @description Always true (assumed). */
            deleted: boolean;
        };
        /** @description A coaching report, as listed. The document names the facts, not the fields; the names are assumed. */
        Report: {
            /**
             * Format: uuid
             * @description Report identifier.
             */
            id: string;
            /**
             * Format: uuid
             * @description The meeting that was scored (assumed).
             */
            meeting_id: string;
            /**
             * Format: uuid
             * @description The template that it was scored against; null when that is gone (assumed).
             */
            template_id: string | null;
            /** @description The template's name at the time (assumed). */
            template_name: string;
            /**
             * Format: uuid
             * @description User whose meeting was scored.
             */
            user_id: string;
            /**
             * Format: double
             * @description Overall score, 0 to 100: the weighted mean of the criteria that have a score (name, range and rule assumed).
             */
            overall_score: number;
            /**
             * Format: date-time
             * @description Creation time (name assumed).
             */
            created_at: string;
        };
        /** @description A moment of the meeting that a score rests on (assumed). */
        Evidence: {
            /** @description Words from the transcript (assumed). */
            quote: string;
            /** @description Seconds from the start of the meeting; null when unknown (assumed). */
            timestamp_seconds: number | null;
        };
        /** @description Score of one criterion (fields assumed). */
        CriterionScore: {
            /** @description The criterion's name (assumed). */
            name: string;
            /**
             * Format: double
             * @description The criterion's weight, 0 to 100 (assumed).
             */
            weight: number;
            /**
             * Format: double
             * @description Score, 0 to 100; null when the criterion was not assessed, which leaves it out of the overall score (assumed).
             */
            score: number | null;
            /** @description Feedback on this criterion (assumed). */
            feedback: string;
            /** @description Moments that the score rests on (assumed). */
            evidence: components["schemas"]["Evidence"][];
        };
        /** @description One report with criteria scores and feedback (field names assumed). */
        ReportDetail: components["schemas"]["Report"] & {
            /** @description Score of each criterion. */
            criteria_scores: components["schemas"]["CriterionScore"][];
            /** @description Feedback on the whole meeting. */
            feedback: string;
            /** @description What went well (assumed). */
            strengths: string[];
            /** @description What to work on (assumed). */
            improvements: string[];
            /** @description What to do next (assumed). */
            next_steps: string[];
            /** @description Tone in which the feedback is written (assumed). */
            coaching_tone: components["schemas"]["CoachingToneOrNull"];
            /** @description What scored the meeting, with its version, such as `offline-signals/1`; null when unknown (assumed). */
            scorer: string | null;
        };
        /** @description One of the team's top performers. */
        TopPerformer: {
            /**
             * Format: uuid
             * @description User.
             */
            user_id: string;
            /** @description Name. */
            name: string;
            /**
             * Format: double
             * @description Average overall score in the range, 0 to 100, one decimal (range and rounding assumed).
             */
            avg_score: number;
            /** @description Number of reports in the range. */
            report_count: number;
        };
        /** @description Team statistics, a read-only aggregate over a time range. */
        TeamStats: {
            /** @description Echo of the requested range. */
            time_range: components["schemas"]["TimeRange"];
            /** @description Number of users; only active ones count (assumed). */
            team_size: number;
            /** @description Meetings in the range. */
            total_meetings: number;
            /** @description Reports in the range. */
            total_reports: number;
            /**
             * Format: double
             * @description Average overall score in the range, 0 to 100, one decimal; 0 when there is no report (assumed).
             */
            average_score: number;
            /** @description Best average first; up to five users with at least one report (number and rule assumed). */
            top_performers: components["schemas"]["TopPerformer"][];
        };
        /** @description A marketing insight extracted from a sales call (fields assumed). */
        Insight: {
            /**
             * Format: uuid
             * @description Insight identifier (assumed).
             */
            id: string;
            /**
             * Format: uuid
             * @description The meeting that it came from (assumed).
             */
            meeting_id: string;
            /**
             * Format: uuid
             * @description Owner of that meeting (assumed).
             */
            user_id: string;
            /**
             * Format: uuid
             * @description The report written in the same pass, if any (assumed).
             */
            report_id: string | null;
            /** @description Kind of insight (assumed). */
            type: components["schemas"]["InsightType"];
            /** @description One line (assumed). */
            title: string;
            /** @description A few sentences (assumed). */
            summary: string;
            /** @description The prospect's words (assumed). */
            quote: string | null;
            /** @description Who said it (assumed). */
            speaker_name: string | null;
            /** @description Seconds from the start of the meeting (assumed). */
            timestamp_seconds: number | null;
            /** @description The prospect's industry (assumed). */
            industry: string | null;
            /** @description The prospect's company (assumed). */
            company_name: string | null;
            /** @description The prospect's name (assumed). */
            prospect_name: string | null;
            /** @description The prospect's job title (assumed). */
            prospect_title: string | null;
            /** @description How the prospect felt about it (assumed). */
            sentiment: components["schemas"]["Sentiment"];
            /**
             * Format: double
             * @description Confidence of the extraction, 0 to 1 (assumed).
             */
            confidence: number;
            /** @description Keywords (assumed). */
            tags: string[];
            /**
             * Format: date-time
             * @description When it was said; compared with `date_from` and `date_to` (assumed).
             */
            occurred_at: string;
            /**
             * Format: date-time
             * @description When it was extracted (assumed).
             */
            created_at: string;
        };
        /** @description What is practised (assumed). */
        RoleplayScenario: {
            /**
             * Format: uuid
             * @description Scenario identifier (assumed).
             */
            id: string;
            /** @description Name (assumed). */
            name: string;
            /** @description Kind of sales call (assumed). */
            call_type: components["schemas"]["CallType"];
            /** @description How hard it is (assumed). */
            difficulty: components["schemas"]["RoleplayDifficulty"];
        };
        /** @description Whom the service plays (assumed). */
        RoleplayPersona: {
            /** @description Name (assumed). */
            name: string;
            /** @description Job title (assumed). */
            title: string;
            /** @description Company (assumed). */
            company: string;
            /** @description Industry (assumed). */
            industry: string;
        };
        /** @description A roleplay practice session (fields assumed). */
        RoleplaySession: {
            /**
             * Format: uuid
             * @description Session identifier (assumed).
             */
            id: string;
            /**
             * Format: uuid
             * @description Who practises.
             */
            user_id: string;
            /**
             * Format: uuid
             * @description Template that it is scored against, if any (assumed).
             */
            template_id: string | null;
            /** @description What is practised (assumed). */
            scenario: components["schemas"]["RoleplayScenario"];
            /** @description Whom the service plays (assumed). */
            persona: components["schemas"]["RoleplayPersona"];
            /** @description State of the session (values assumed). */
            status: components["schemas"]["RoleplayStatus"];
            /**
             * Format: double
             * @description Overall score, 0 to 100; null until scored (assumed).
             */
            overall_score: number | null;
            /** @description Length in seconds; null until ended (assumed). */
            duration_seconds: number | null;
            /**
             * Format: date-time
             * @description Start; null until started (assumed).
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description End; null until ended (assumed).
             */
            ended_at: string | null;
            /**
             * Format: date-time
             * @description Creation time (assumed).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (assumed).
             */
            updated_at: string;
        };
        /** @description Pagination data of a list (assumed; the document does not show it). */
        ListMeta: {
            /** @description This page (assumed). */
            page: number;
            /** @description Items per page (assumed). */
            limit: number;
            /** @description Items in the whole list (assumed). */
            total: number;
            /** @description Pages in the whole list (assumed). */
            total_pages: number;
            /** @description Whether a page follows (assumed). */
            has_more: boolean;
        };
        /** @description `null` on success. */
        NoError: Record<string, never> | null;
        /** @description `null`, as in the team statistics response. */
        NoMeta: Record<string, never> | null;
        /** @description One page of meetings, in the response envelope (assumed). */
        MeetingList: {
            /** @description The result. */
            data: components["schemas"]["Meeting"][];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description One meeting, in the response envelope (assumed). */
        MeetingResponse: {
            data: components["schemas"]["MeetingDetail"];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["NoMeta"];
        };
        /** @description All reports of one meeting, in the response envelope (assumed). */
        MeetingReportsResponse: {
            /** @description The result. */
            data: components["schemas"]["ReportDetail"][];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["NoMeta"];
        };
        /** @description One page of templates, in the response envelope (assumed). */
        TemplateList: {
            /** @description The result. */
            data: components["schemas"]["Template"][];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description One template, in the response envelope (assumed). */
        TemplateResponse: {
            data: components["schemas"]["Template"];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["NoMeta"];
        };
        /** @description A deleted template, in the response envelope (assumed). */
        DeletedTemplateResponse: {
            data: components["schemas"]["DeletedTemplate"];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["NoMeta"];
        };
        /** @description One page of reports, in the response envelope (assumed). */
        ReportList: {
            /** @description The result. */
            data: components["schemas"]["Report"][];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description One report, in the response envelope (assumed). */
        ReportResponse: {
            data: components["schemas"]["ReportDetail"];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["NoMeta"];
        };
        /** @description Team statistics, in the response envelope. */
        TeamStatsResponse: {
            data: components["schemas"]["TeamStats"];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["NoMeta"];
        };
        /** @description One page of insights, in the response envelope (assumed). */
        InsightList: {
            /** @description The result. */
            data: components["schemas"]["Insight"][];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description One page of roleplay sessions, in the response envelope (assumed). */
        RoleplaySessionList: {
            /** @description The result. */
            data: components["schemas"]["RoleplaySession"][];
            error: components["schemas"]["NoError"];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description One problem of a request (assumed). */
        ErrorDetail: {
            /**
             * @description Where the problem is (assumed).
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header";
            /** @description Which parameter or field, e.g. `grading_criteria[0].weight` (assumed). */
            path: string;
            /** @description What is wrong and what is allowed (assumed). */
            message: string;
            /** @description Kind of problem, e.g. `required`, `enum`, `maximum` (assumed). */
            code: string;
        };
        /** @description What went wrong (structure assumed; the document only says that the `error` member is read). */
        ErrorObject: {
            /** @description Machine-readable reason (assumed). */
            code: components["schemas"]["ErrorCode"];
            /** @description What happened and what to do next (assumed). */
            message: string;
            /** @description Every problem of the request (assumed). */
            details?: components["schemas"]["ErrorDetail"][];
            /** @description The permission that the operation needs (assumed). */
            required?: string;
            /** @description The permissions that the key has (assumed). */
            granted?: string[];
            /** @description The same as the `X-Request-Id` header (assumed). */
            request_id: string;
        };
        /** @description The envelope of a failed request. Clients read its `error` member (the other two are assumed). */
        ErrorResponse: {
            /** @description Null (assumed). */
            data: Record<string, never> | null;
            error: components["schemas"]["ErrorObject"];
            meta: components["schemas"]["NoMeta"];
        };
        /** @description An OpenAPI 3.0 document. */
        OpenApiDocument: {
            /** @description Version of the OpenAPI format. */
            openapi: string;
            /** @description Title, version, description. */
            info: {
                [key: string]: unknown;
            };
            /** @description The operations by path. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description It is still the one with this `ETag` (assumed). No body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter, header or body is not valid; all problems at once, in `details` (assumed). */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The key is missing, malformed, unknown or revoked. The document states 401 for a revoked key; the others get the same response (assumed). */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The key lacks the permission, or the organization has no active Business or Enterprise subscription (assumed). */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description There is no such object in the organization (assumed). */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A request with the same Idempotency-Key is still running (assumed). */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The template has changed since the `ETag` in If-Match (assumed). */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is larger than 1 MiB (assumed). */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is not `application/json` (assumed). */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The Idempotency-Key was used with another body (assumed). */
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many requests; wait as `Retry-After` says (assumed). */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service failed (assumed). */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service is not available now (assumed). */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service has no room to store the change; nothing was stored (assumed). */
        InsufficientStorage: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /** @description Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). */
        Page: number;
        /** @description Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). */
        Limit: number;
        /** @description Meeting id. */
        MeetingId: string;
        /** @description Template id. */
        TemplateId: string;
        /** @description Report id. */
        ReportId: string;
        /**
         * @description Makes a repeated request safe for 24 hours: the same key with the same body gets the first response again, with another body
         *     422. Printable ASCII. (assumed)
         */
        IdempotencyKey: string;
        /** @description The `ETag` the change was based on; 412 when the template has changed since. `*` matches any. (assumed) */
        IfMatch: string;
        /** @description An `ETag` already held; 304 when the response would still be the same. (assumed) */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies the request; a valid one sent by the client is echoed (assumed). */
        "X-Request-Id": string;
        /** @description Requests allowed in the window; sent when the service sets a limit (assumed). */
        "RateLimit-Limit": number;
        /** @description Requests left in the window; sent when the service sets a limit (assumed). */
        "RateLimit-Remaining": number;
        /** @description Seconds until the window starts again; sent when the service sets a limit (assumed). */
        "RateLimit-Reset": number;
        /** @description Seconds to wait before the request is tried again (assumed). */
        "Retry-After": number;
        /** @description A strong validator of the current version (assumed). */
        ETag: string;
        /** @description The path of the created template (assumed). */
        Location: string;
        /** @description How to authenticate (assumed). */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listMeetings: {
        parameters: {
            query?: {
                /** @description Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). */
                limit?: components["parameters"]["Limit"];
                /** @description Only meetings with this status. */
                status?: components["schemas"]["MeetingStatus"];
                /** @description Only meetings of this user. */
                user_id?: string;
                /** @description Meetings after this date (ISO 8601). Compared with `started_at`, inclusive; a bare date means 00:00:00.000Z, a time without an offset is UTC (assumed). */
                from?: components["schemas"]["DateOrDateTime"];
                /** @description Meetings before this date (ISO 8601). Compared with `started_at`, inclusive; a bare date means 23:59:59.999Z, a time without an offset is UTC (assumed). */
                to?: components["schemas"]["DateOrDateTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of meetings (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` already held; 304 when the response would still be the same. (assumed) */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Meeting id. */
                id: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting with its transcript (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMeetingReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` already held; 304 when the response would still be the same. (assumed) */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Meeting id. */
                id: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting's reports (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingReportsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /** @description Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). */
                limit?: components["parameters"]["Limit"];
                /** @description Filter by active status. */
                is_active?: boolean;
                /** @description Filter by call type. The values are those of the template's field (assumed). */
                call_type?: components["schemas"]["CallType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of templates (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request safe for 24 hours: the same key with the same body gets the first response again, with another body
                 *     422. Printable ASCII. (assumed)
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The template's fields. Unknown ones are rejected (assumed). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTemplate"];
            };
        };
        responses: {
            /** @description The template as created (status and body assumed). */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` already held; 304 when the response would still be the same. (assumed) */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Template id. */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` the change was based on; 412 when the template has changed since. `*` matches any. (assumed) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Template id. */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        /** @description The fields to change (assumed). */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTemplate"];
            };
        };
        responses: {
            /** @description The template as updated (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` the change was based on; 412 when the template has changed since. `*` matches any. (assumed) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Template id. */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is gone (status and body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTemplateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). */
                limit?: components["parameters"]["Limit"];
                /** @description Reports of this user. */
                user_id?: string;
                /** @description Reports created after this date (ISO 8601). Compared with `created_at`, inclusive; a bare date means 00:00:00.000Z, a time without an offset is UTC (assumed). */
                from?: components["schemas"]["DateOrDateTime"];
                /** @description Reports created before this date (ISO 8601). Compared with `created_at`, inclusive; a bare date means 23:59:59.999Z, a time without an offset is UTC (assumed). */
                to?: components["schemas"]["DateOrDateTime"];
                /** @description Minimum overall score. Inclusive, 0 to 100 (assumed). */
                min_score?: number;
                /** @description Maximum overall score. Inclusive, 0 to 100 (assumed). */
                max_score?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` already held; 304 when the response would still be the same. (assumed) */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Report id. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTeamStats: {
        parameters: {
            query?: {
                /** @description The range to aggregate over. */
                time_range?: components["schemas"]["TimeRange"];
            };
            header?: {
                /** @description An `ETag` already held; 304 when the response would still be the same. (assumed) */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team's statistics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamStatsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInsights: {
        parameters: {
            query?: {
                /** @description Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). */
                limit?: components["parameters"]["Limit"];
                /** @description Insights after this date (ISO 8601). Compared with `occurred_at`, inclusive; a bare date means 00:00:00.000Z, a time without an offset is UTC (assumed). */
                date_from?: components["schemas"]["DateOrDateTime"];
                /** @description Insights before this date (ISO 8601). Compared with `occurred_at`, inclusive; a bare date means 23:59:59.999Z, a time without an offset is UTC (assumed). */
                date_to?: components["schemas"]["DateOrDateTime"];
                /** @description Partial match on the insight's industry. A literal, case-insensitive substring of 1 to 200 characters (assumed). */
                industry?: string;
                /** @description Partial match on the prospect's title. A literal, case-insensitive substring of 1 to 200 characters (assumed). */
                prospect_title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of insights (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRoleplaySessions: {
        parameters: {
            query?: {
                /** @description Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed). */
                page?: components["parameters"]["Page"];
                /** @description Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed). */
                limit?: components["parameters"]["Limit"];
                /** @description Sessions of this user. */
                user_id?: string;
                /** @description Session status. The document gives no values, so any string of 1 to 100 characters is accepted and an unknown one matches nothing (assumed). */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of roleplay sessions (body assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleplaySessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description, as it is (assumed). */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}

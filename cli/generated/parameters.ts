// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

/** A query parameter of an operation, as the spec describes it. */
export interface QueryParameter {
  name: string;
  type: "string" | "integer" | "number" | "boolean" | "uuid" | "date";
  description: string;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  default?: string | number | boolean;
}

/** The query parameters of every operation, by `operationId`. */
export const QUERY_PARAMETERS = {
  "listMeetings": [
    {
      "name": "page",
      "type": "integer",
      "description": "Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed).",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed).",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "status",
      "type": "string",
      "description": "Only meetings with this status.",
      "enum": [
        "pending",
        "fetched",
        "processing",
        "completed",
        "failed",
        "no_transcript"
      ]
    },
    {
      "name": "user_id",
      "type": "uuid",
      "description": "Only meetings of this user."
    },
    {
      "name": "from",
      "type": "date",
      "description": "Meetings after this date (ISO 8601). Compared with `started_at`, inclusive; a bare date means 00:00:00.000Z, a time without an offset is UTC (assumed)."
    },
    {
      "name": "to",
      "type": "date",
      "description": "Meetings before this date (ISO 8601). Compared with `started_at`, inclusive; a bare date means 23:59:59.999Z, a time without an offset is UTC (assumed)."
    }
  ],
  "getMeeting": [],
  "listMeetingReports": [],
  "listTemplates": [
    {
      "name": "page",
      "type": "integer",
      "description": "Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed).",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed).",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "is_active",
      "type": "boolean",
      "description": "Filter by active status."
    },
    {
      "name": "call_type",
      "type": "string",
      "description": "Filter by call type. The values are those of the template's field (assumed).",
      "enum": [
        "discovery",
        "demo",
        "negotiation",
        "follow-up",
        "closing",
        "cold-call",
        "general"
      ]
    }
  ],
  "createTemplate": [],
  "getTemplate": [],
  "updateTemplate": [],
  "deleteTemplate": [],
  "listReports": [
    {
      "name": "page",
      "type": "integer",
      "description": "Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed).",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed).",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "user_id",
      "type": "uuid",
      "description": "Reports of this user."
    },
    {
      "name": "from",
      "type": "date",
      "description": "Reports created after this date (ISO 8601). Compared with `created_at`, inclusive; a bare date means 00:00:00.000Z, a time without an offset is UTC (assumed)."
    },
    {
      "name": "to",
      "type": "date",
      "description": "Reports created before this date (ISO 8601). Compared with `created_at`, inclusive; a bare date means 23:59:59.999Z, a time without an offset is UTC (assumed)."
    },
    {
      "name": "min_score",
      "type": "number",
      "description": "Minimum overall score. Inclusive, 0 to 100 (assumed).",
      "minimum": 0,
      "maximum": 100
    },
    {
      "name": "max_score",
      "type": "number",
      "description": "Maximum overall score. Inclusive, 0 to 100 (assumed).",
      "minimum": 0,
      "maximum": 100
    }
  ],
  "getReport": [],
  "getTeamStats": [
    {
      "name": "time_range",
      "type": "string",
      "description": "The range to aggregate over.",
      "enum": [
        "week",
        "month",
        "quarter",
        "year",
        "all"
      ],
      "default": "month"
    }
  ],
  "listInsights": [
    {
      "name": "page",
      "type": "integer",
      "description": "Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed).",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed).",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "date_from",
      "type": "date",
      "description": "Insights after this date (ISO 8601). Compared with `occurred_at`, inclusive; a bare date means 00:00:00.000Z, a time without an offset is UTC (assumed)."
    },
    {
      "name": "date_to",
      "type": "date",
      "description": "Insights before this date (ISO 8601). Compared with `occurred_at`, inclusive; a bare date means 23:59:59.999Z, a time without an offset is UTC (assumed)."
    },
    {
      "name": "industry",
      "type": "string",
      "description": "Partial match on the insight's industry. A literal, case-insensitive substring of 1 to 200 characters (assumed)."
    },
    {
      "name": "prospect_title",
      "type": "string",
      "description": "Partial match on the prospect's title. A literal, case-insensitive substring of 1 to 200 characters (assumed)."
    }
  ],
  "listRoleplaySessions": [
    {
      "name": "page",
      "type": "integer",
      "description": "Page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed).",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "Items per page, 1 to 100. The document states the maximum for meetings; the same holds for every list (assumed).",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "user_id",
      "type": "uuid",
      "description": "Sessions of this user."
    },
    {
      "name": "status",
      "type": "string",
      "description": "Session status. The document gives no values, so any string of 1 to 100 characters is accepted and an unknown one matches nothing (assumed)."
    }
  ],
  "getOpenApi": []
} as const satisfies Record<string, readonly QueryParameter[]>;

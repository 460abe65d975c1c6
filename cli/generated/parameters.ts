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
      "description": "page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed)",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "items per page, 1 to 100",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "status",
      "type": "string",
      "description": "only meetings with this status",
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
      "description": "only meetings of this user"
    },
    {
      "name": "from",
      "type": "date",
      "description": "meetings after this date"
    },
    {
      "name": "to",
      "type": "date",
      "description": "meetings before this date"
    }
  ],
  "getMeeting": [],
  "listMeetingReports": [],
  "listTemplates": [
    {
      "name": "page",
      "type": "integer",
      "description": "page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed)",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "items per page, 1 to 100",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "is_active",
      "type": "boolean",
      "description": "filter by active status"
    },
    {
      "name": "call_type",
      "type": "string",
      "description": "filter by call type",
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
      "description": "page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed)",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "items per page, 1 to 100",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "user_id",
      "type": "uuid",
      "description": "reports of this user"
    },
    {
      "name": "from",
      "type": "date",
      "description": "reports created after this date"
    },
    {
      "name": "to",
      "type": "date",
      "description": "reports created before this date"
    },
    {
      "name": "min_score",
      "type": "number",
      "description": "minimum overall score",
      "minimum": 0,
      "maximum": 100
    },
    {
      "name": "max_score",
      "type": "number",
      "description": "maximum overall score",
      "minimum": 0,
      "maximum": 100
    }
  ],
  "getReport": [],
  "getTeamStats": [
    {
      "name": "time_range",
      "type": "string",
      "description": "the range to aggregate over",
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
      "description": "page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed)",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "items per page, 1 to 100",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "date_from",
      "type": "date",
      "description": "insights after this date"
    },
    {
      "name": "date_to",
      "type": "date",
      "description": "insights before this date"
    },
    {
      "name": "industry",
      "type": "string",
      "description": "partial match on the insight's industry"
    },
    {
      "name": "prospect_title",
      "type": "string",
      "description": "partial match on the prospect's title"
    }
  ],
  "listRoleplaySessions": [
    {
      "name": "page",
      "type": "integer",
      "description": "page number, 1 to 1,000,000; a page past the end is an empty list (bounds and rule assumed)",
      "minimum": 1,
      "maximum": 1000000,
      "default": 1
    },
    {
      "name": "limit",
      "type": "integer",
      "description": "items per page, 1 to 100",
      "minimum": 1,
      "maximum": 100,
      "default": 20
    },
    {
      "name": "user_id",
      "type": "uuid",
      "description": "sessions of this user"
    },
    {
      "name": "status",
      "type": "string",
      "description": "session status"
    }
  ],
  "getOpenApi": []
} as const satisfies Record<string, readonly QueryParameter[]>;

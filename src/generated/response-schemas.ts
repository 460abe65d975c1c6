// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

/** Schema of each operation's success, by `operationId`. */
export const SCHEMA_BY_OPERATION: Readonly<Record<string, string>> = {
  "listMeetings": "MeetingList",
  "getMeeting": "MeetingResponse",
  "listMeetingReports": "MeetingReportsResponse",
  "listTemplates": "TemplateList",
  "createTemplate": "TemplateResponse",
  "getTemplate": "TemplateResponse",
  "updateTemplate": "TemplateResponse",
  "deleteTemplate": "DeletedTemplateResponse",
  "listReports": "ReportList",
  "getReport": "ReportResponse",
  "getTeamStats": "TeamStatsResponse",
  "listInsights": "InsightList",
  "listRoleplaySessions": "RoleplaySessionList",
  "getOpenApi": "OpenApiDocument"
};

/** The schemas, as JSON Schema. */
export const DEFINITIONS: Readonly<Record<string, object>> = {
  "MeetingList": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "type": "array", "items": { "$ref": "#/$defs/Meeting" } },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/ListMeta" }
    }
  },
  "Meeting": {
    "type": "object",
    "required": [
      "id",
      "status",
      "user_id",
      "title",
      "source",
      "call_type",
      "started_at",
      "ended_at",
      "duration_seconds",
      "participants",
      "meeting_url",
      "language",
      "has_transcript",
      "report_count",
      "failure_reason",
      "created_at",
      "updated_at"
    ],
    "properties": {
      "id": { "type": "string", "format": "uuid" },
      "status": { "allOf": [{ "$ref": "#/$defs/MeetingStatus" }] },
      "user_id": { "type": "string", "format": "uuid" },
      "title": { "type": "string" },
      "source": { "allOf": [{ "$ref": "#/$defs/MeetingSource" }] },
      "call_type": { "allOf": [{ "$ref": "#/$defs/CallTypeOrNull" }] },
      "started_at": { "type": "string", "format": "date-time" },
      "ended_at": { "type": ["string", "null"], "format": "date-time" },
      "duration_seconds": { "type": ["integer", "null"], "minimum": 0 },
      "participants": { "type": "array", "items": { "$ref": "#/$defs/Participant" } },
      "meeting_url": { "type": ["string", "null"] },
      "language": { "type": ["string", "null"] },
      "has_transcript": { "type": "boolean" },
      "report_count": { "type": "integer", "minimum": 0 },
      "failure_reason": { "type": ["string", "null"] },
      "created_at": { "type": "string", "format": "date-time" },
      "updated_at": { "type": "string", "format": "date-time" }
    }
  },
  "MeetingStatus": { "type": "string", "enum": ["pending", "fetched", "processing", "completed", "failed", "no_transcript"] },
  "MeetingSource": { "type": "string", "enum": ["zoom", "google_meet", "teams", "phone", "upload"] },
  "CallTypeOrNull": {
    "type": ["string", "null"],
    "enum": ["discovery", "demo", "negotiation", "follow-up", "closing", "cold-call", "general", null]
  },
  "Participant": {
    "type": "object",
    "required": ["name", "is_internal"],
    "properties": {
      "name": { "type": "string" },
      "email": { "type": "string" },
      "title": { "type": "string" },
      "company": { "type": "string" },
      "is_internal": { "type": "boolean" }
    }
  },
  "NoError": { "type": ["object", "null"] },
  "ListMeta": {
    "type": "object",
    "required": ["page", "limit", "total", "total_pages", "has_more"],
    "properties": {
      "page": { "type": "integer", "minimum": 1 },
      "limit": { "type": "integer", "minimum": 1 },
      "total": { "type": "integer", "minimum": 0 },
      "total_pages": { "type": "integer", "minimum": 0 },
      "has_more": { "type": "boolean" }
    }
  },
  "MeetingResponse": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "$ref": "#/$defs/MeetingDetail" },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/NoMeta" }
    }
  },
  "MeetingDetail": {
    "allOf": [
      { "$ref": "#/$defs/Meeting" },
      { "type": "object", "required": ["transcript"], "properties": { "transcript": { "type": ["string", "null"] } } }
    ]
  },
  "NoMeta": { "type": ["object", "null"] },
  "MeetingReportsResponse": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "type": "array", "items": { "$ref": "#/$defs/ReportDetail" } },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/NoMeta" }
    }
  },
  "ReportDetail": {
    "allOf": [
      { "$ref": "#/$defs/Report" },
      {
        "type": "object",
        "required": ["criteria_scores", "feedback", "strengths", "improvements", "next_steps", "coaching_tone", "scorer"],
        "properties": {
          "criteria_scores": { "type": "array", "items": { "$ref": "#/$defs/CriterionScore" } },
          "feedback": { "type": "string" },
          "strengths": { "type": "array", "items": { "type": "string" } },
          "improvements": { "type": "array", "items": { "type": "string" } },
          "next_steps": { "type": "array", "items": { "type": "string" } },
          "coaching_tone": { "allOf": [{ "$ref": "#/$defs/CoachingToneOrNull" }] },
          "scorer": { "type": ["string", "null"] }
        }
      }
    ]
  },
  "Report": {
    "type": "object",
    "required": ["id", "meeting_id", "template_id", "template_name", "user_id", "overall_score", "created_at"],
    "properties": {
      "id": { "type": "string", "format": "uuid" },
      "meeting_id": { "type": "string", "format": "uuid" },
      "template_id": { "type": ["string", "null"], "format": "uuid" },
      "template_name": { "type": "string" },
      "user_id": { "type": "string", "format": "uuid" },
      "overall_score": { "type": "number", "format": "double", "minimum": 0, "maximum": 100 },
      "created_at": { "type": "string", "format": "date-time" }
    }
  },
  "CriterionScore": {
    "type": "object",
    "required": ["name", "weight", "score", "feedback", "evidence"],
    "properties": {
      "name": { "type": "string" },
      "weight": { "type": "number", "format": "double", "minimum": 0, "maximum": 100 },
      "score": { "type": ["number", "null"], "format": "double", "minimum": 0, "maximum": 100 },
      "feedback": { "type": "string" },
      "evidence": { "type": "array", "items": { "$ref": "#/$defs/Evidence" } }
    }
  },
  "Evidence": {
    "type": "object",
    "required": ["quote", "timestamp_seconds"],
    "properties": { "quote": { "type": "string" }, "timestamp_seconds": { "type": ["integer", "null"], "minimum": 0 } }
  },
  "CoachingToneOrNull": { "type": ["string", "null"], "enum": ["direct", "encouraging", "data-driven", null] },
  "TemplateList": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "type": "array", "items": { "$ref": "#/$defs/Template" } },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/ListMeta" }
    }
  },
  "Template": {
    "type": "object",
    "required": [
      "id",
      "name",
      "description",
      "prompt_template",
      "grading_criteria",
      "coaching_tone",
      "call_type",
      "industry_context",
      "is_active",
      "created_by",
      "version",
      "created_at",
      "updated_at"
    ],
    "properties": {
      "id": { "type": "string", "format": "uuid" },
      "name": { "type": "string" },
      "description": { "type": ["string", "null"] },
      "prompt_template": { "type": "string" },
      "grading_criteria": { "type": "array", "items": { "$ref": "#/$defs/GradingCriterion" } },
      "coaching_tone": { "allOf": [{ "$ref": "#/$defs/CoachingToneOrNull" }] },
      "call_type": { "allOf": [{ "$ref": "#/$defs/CallTypeOrNull" }] },
      "industry_context": { "type": ["string", "null"] },
      "is_active": { "type": "boolean" },
      "created_by": { "type": ["string", "null"], "format": "uuid" },
      "version": { "type": "integer", "minimum": 1 },
      "created_at": { "type": "string", "format": "date-time" },
      "updated_at": { "type": "string", "format": "date-time" }
    }
  },
  "GradingCriterion": {
    "type": "object",
    "required": ["name", "weight", "description"],
    "properties": {
      "name": { "type": "string" },
      "weight": { "type": "number", "format": "double", "minimum": 0, "maximum": 100 },
      "description": { "type": "string" }
    }
  },
  "TemplateResponse": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "$ref": "#/$defs/Template" },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/NoMeta" }
    }
  },
  "DeletedTemplateResponse": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "$ref": "#/$defs/DeletedTemplate" },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/NoMeta" }
    }
  },
  "DeletedTemplate": {
    "type": "object",
    "required": ["id", "deleted"],
    "properties": { "id": { "type": "string", "format": "uuid" }, "deleted": { "type": "boolean" } }
  },
  "ReportList": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "type": "array", "items": { "$ref": "#/$defs/Report" } },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/ListMeta" }
    }
  },
  "ReportResponse": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "$ref": "#/$defs/ReportDetail" },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/NoMeta" }
    }
  },
  "TeamStatsResponse": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "$ref": "#/$defs/TeamStats" },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/NoMeta" }
    }
  },
  "TeamStats": {
    "type": "object",
    "required": ["time_range", "team_size", "total_meetings", "total_reports", "average_score", "top_performers"],
    "properties": {
      "time_range": { "allOf": [{ "$ref": "#/$defs/TimeRange" }] },
      "team_size": { "type": "integer", "minimum": 0 },
      "total_meetings": { "type": "integer", "minimum": 0 },
      "total_reports": { "type": "integer", "minimum": 0 },
      "average_score": { "type": "number", "format": "double", "minimum": 0, "maximum": 100 },
      "top_performers": { "type": "array", "items": { "$ref": "#/$defs/TopPerformer" } }
    }
  },
  "TimeRange": { "type": "string", "enum": ["week", "month", "quarter", "year", "all"] },
  "TopPerformer": {
    "type": "object",
    "required": ["user_id", "name", "avg_score", "report_count"],
    "properties": {
      "user_id": { "type": "string", "format": "uuid" },
      "name": { "type": "string" },
      "avg_score": { "type": "number", "format": "double", "minimum": 0, "maximum": 100 },
      "report_count": { "type": "integer", "minimum": 0 }
    }
  },
  "InsightList": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "type": "array", "items": { "$ref": "#/$defs/Insight" } },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/ListMeta" }
    }
  },
  "Insight": {
    "type": "object",
    "required": [
      "id",
      "meeting_id",
      "user_id",
      "report_id",
      "type",
      "title",
      "summary",
      "quote",
      "speaker_name",
      "timestamp_seconds",
      "industry",
      "company_name",
      "prospect_name",
      "prospect_title",
      "sentiment",
      "confidence",
      "tags",
      "occurred_at",
      "created_at"
    ],
    "properties": {
      "id": { "type": "string", "format": "uuid" },
      "meeting_id": { "type": "string", "format": "uuid" },
      "user_id": { "type": "string", "format": "uuid" },
      "report_id": { "type": ["string", "null"], "format": "uuid" },
      "type": { "allOf": [{ "$ref": "#/$defs/InsightType" }] },
      "title": { "type": "string" },
      "summary": { "type": "string" },
      "quote": { "type": ["string", "null"] },
      "speaker_name": { "type": ["string", "null"] },
      "timestamp_seconds": { "type": ["integer", "null"], "minimum": 0 },
      "industry": { "type": ["string", "null"] },
      "company_name": { "type": ["string", "null"] },
      "prospect_name": { "type": ["string", "null"] },
      "prospect_title": { "type": ["string", "null"] },
      "sentiment": { "allOf": [{ "$ref": "#/$defs/Sentiment" }] },
      "confidence": { "type": "number", "format": "double", "minimum": 0, "maximum": 1 },
      "tags": { "type": "array", "items": { "type": "string" } },
      "occurred_at": { "type": "string", "format": "date-time" },
      "created_at": { "type": "string", "format": "date-time" }
    }
  },
  "InsightType": {
    "type": "string",
    "enum": [
      "pain_point",
      "objection",
      "competitor_mention",
      "feature_request",
      "buying_signal",
      "use_case",
      "pricing",
      "quote"
    ]
  },
  "Sentiment": { "type": "string", "enum": ["positive", "neutral", "negative", "mixed"] },
  "RoleplaySessionList": {
    "type": "object",
    "required": ["data", "error", "meta"],
    "properties": {
      "data": { "type": "array", "items": { "$ref": "#/$defs/RoleplaySession" } },
      "error": { "$ref": "#/$defs/NoError" },
      "meta": { "$ref": "#/$defs/ListMeta" }
    }
  },
  "RoleplaySession": {
    "type": "object",
    "required": [
      "id",
      "user_id",
      "template_id",
      "scenario",
      "persona",
      "status",
      "overall_score",
      "duration_seconds",
      "started_at",
      "ended_at",
      "created_at",
      "updated_at"
    ],
    "properties": {
      "id": { "type": "string", "format": "uuid" },
      "user_id": { "type": "string", "format": "uuid" },
      "template_id": { "type": ["string", "null"], "format": "uuid" },
      "scenario": { "allOf": [{ "$ref": "#/$defs/RoleplayScenario" }] },
      "persona": { "allOf": [{ "$ref": "#/$defs/RoleplayPersona" }] },
      "status": { "allOf": [{ "$ref": "#/$defs/RoleplayStatus" }] },
      "overall_score": { "type": ["number", "null"], "format": "double", "minimum": 0, "maximum": 100 },
      "duration_seconds": { "type": ["integer", "null"], "minimum": 0 },
      "started_at": { "type": ["string", "null"], "format": "date-time" },
      "ended_at": { "type": ["string", "null"], "format": "date-time" },
      "created_at": { "type": "string", "format": "date-time" },
      "updated_at": { "type": "string", "format": "date-time" }
    }
  },
  "RoleplayScenario": {
    "type": "object",
    "required": ["id", "name", "call_type", "difficulty"],
    "properties": {
      "id": { "type": "string", "format": "uuid" },
      "name": { "type": "string" },
      "call_type": { "allOf": [{ "$ref": "#/$defs/CallType" }] },
      "difficulty": { "allOf": [{ "$ref": "#/$defs/RoleplayDifficulty" }] }
    }
  },
  "CallType": { "type": "string", "enum": ["discovery", "demo", "negotiation", "follow-up", "closing", "cold-call", "general"] },
  "RoleplayDifficulty": { "type": "string", "enum": ["easy", "medium", "hard"] },
  "RoleplayPersona": {
    "type": "object",
    "required": ["name", "title", "company", "industry"],
    "properties": {
      "name": { "type": "string" },
      "title": { "type": "string" },
      "company": { "type": "string" },
      "industry": { "type": "string" }
    }
  },
  "RoleplayStatus": { "type": "string", "enum": ["scheduled", "in_progress", "completed", "scored", "abandoned", "failed"] },
  "OpenApiDocument": {
    "type": "object",
    "required": ["openapi", "info", "paths"],
    "properties": { "openapi": { "type": "string" }, "info": { "type": "object" }, "paths": { "type": "object" } }
  }
};

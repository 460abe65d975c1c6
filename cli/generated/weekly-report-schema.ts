// Generated from core/report/weekly-report.ts by `npm run generate`. Do not edit.

/** The JSON schema of the report that `svc report weekly --json` writes. */
export const WEEKLY_REPORT_SCHEMA: Readonly<Record<string, unknown>> = {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Coaching report of a period, as written by svc report weekly",
  "description": "Scores are 0 to 100 with one decimal; null where there is nothing to compute from.",
  "type": "object",
  "properties": {
    "schema_version": { "const": 1 },
    "generated_at": { "type": "string" },
    "time_zone": { "type": "string" },
    "period": { "$ref": "#/$defs/Period" },
    "user_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
    "compared_with": { "anyOf": [{ "$ref": "#/$defs/ComparedWith" }, { "type": "null" }] },
    "reports": {
      "type": "object",
      "properties": {
        "count": { "type": "number" },
        "count_change": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "average_score": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "average_score_change": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "score": { "$ref": "#/$defs/Figure", "description": "The average with its coverage, and the previous one." },
        "before": { "anyOf": [{ "$ref": "#/$defs/Figure" }, { "type": "null" }] },
        "without_criteria": { "type": "number" },
        "trend": { "type": "array", "items": { "$ref": "#/$defs/TrendPoint" } },
        "history": {
          "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/TrendPoint" } }, { "type": "null" }],
          "description": "The weeks up to the end of the period; null if no output shows them."
        },
        "lowest": { "type": "array", "items": { "$ref": "#/$defs/ScoredReport" } }
      },
      "required": [
        "count",
        "count_change",
        "average_score",
        "average_score_change",
        "score",
        "before",
        "without_criteria",
        "trend",
        "history",
        "lowest"
      ],
      "additionalProperties": false
    },
    "people": { "type": "array", "items": { "$ref": "#/$defs/PersonRow" } },
    "criteria": { "type": "array", "items": { "$ref": "#/$defs/CriterionRow" } },
    "weakest_criteria": { "type": "array", "items": { "$ref": "#/$defs/CriterionRow" } },
    "evidence": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "criterion": { "type": "string" },
          "low": { "anyOf": [{ "$ref": "#/$defs/EvidenceQuote" }, { "type": "null" }] },
          "high": { "anyOf": [{ "$ref": "#/$defs/EvidenceQuote" }, { "type": "null" }] }
        },
        "required": ["criterion", "low", "high"],
        "additionalProperties": false
      },
      "description": "Quotes for the weakest criteria: from the reports with the lowest and the highest score."
    },
    "coach_next": {
      "type": "array",
      "items": { "$ref": "#/$defs/CoachingAdvice" },
      "description": "At most three people, most urgent first."
    },
    "coach_gap": {
      "anyOf": [{ "type": "string" }, { "type": "null" }],
      "description": "Explains why there is no advice; null if there is."
    },
    "praise": {
      "type": "array",
      "items": { "$ref": "#/$defs/CoachingAdvice" },
      "description": "Whom to praise, and for what: at most three people clearly above the team."
    },
    "follow_up": {
      "type": "array",
      "items": { "$ref": "#/$defs/FollowUp" },
      "description": "Advice on the previous period, and how its figures have changed."
    },
    "without_calls": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": { "user_id": { "type": "string" }, "name": { "anyOf": [{ "type": "string" }, { "type": "null" }] } },
        "required": ["user_id", "name"],
        "additionalProperties": false
      },
      "description": "People with reports in the previous period or in the long trend, but no meeting in this period."
    },
    "talk": {
      "anyOf": [{ "$ref": "#/$defs/TalkReport" }, { "type": "null" }],
      "description": "How people talk; null if the transcripts were not read."
    },
    "talking_points": {
      "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/TalkingPoint" } }, { "type": "null" }],
      "description": "What to discuss with the person; null unless the report is for a 1-to-1."
    },
    "biggest_rise": { "anyOf": [{ "$ref": "#/$defs/Mover" }, { "type": "null" }] },
    "biggest_fall": { "anyOf": [{ "$ref": "#/$defs/Mover" }, { "type": "null" }] },
    "meetings": { "$ref": "#/$defs/MeetingFigures" },
    "insights": { "$ref": "#/$defs/InsightFigures" },
    "gates": { "anyOf": [{ "$ref": "#/$defs/GateVerdict" }, { "type": "null" }] },
    "sources": { "type": "array", "items": { "$ref": "#/$defs/Source" }, "description": "Requests that the figures came from." },
    "notes": { "type": "array", "items": { "type": "string" }, "description": "Notes on how the figures were computed." }
  },
  "required": [
    "schema_version",
    "generated_at",
    "time_zone",
    "period",
    "user_id",
    "compared_with",
    "reports",
    "people",
    "criteria",
    "weakest_criteria",
    "evidence",
    "coach_next",
    "coach_gap",
    "praise",
    "follow_up",
    "without_calls",
    "talk",
    "talking_points",
    "biggest_rise",
    "biggest_fall",
    "meetings",
    "insights",
    "gates",
    "sources",
    "notes"
  ],
  "additionalProperties": false,
  "$defs": {
    "Period": {
      "description": "A time range, both ends included, as the API compares them: ISO 8601 in UTC, to the millisecond.",
      "type": "object",
      "properties": { "from": { "type": "string" }, "to": { "type": "string" } },
      "required": ["from", "to"],
      "additionalProperties": false
    },
    "ComparedWith": {
      "description": "Period that the report is compared with.",
      "type": "object",
      "properties": {
        "kind": {
          "enum": ["previous", "baseline"],
          "description": "`previous`: the previous period, computed from its reports. `baseline`: an earlier run's report."
        },
        "reports": { "type": "number" },
        "average_score": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "trend": {
          "type": "array",
          "items": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
          "description": "Averages by part of the period, to show beside the current trend."
        },
        "from": { "type": "string" },
        "to": { "type": "string" }
      },
      "required": ["kind", "reports", "average_score", "trend", "from", "to"],
      "additionalProperties": false
    },
    "Figure": {
      "description": "A value with its coverage.",
      "type": "object",
      "properties": {
        "value": {
          "anyOf": [{ "type": "number" }, { "type": "null" }],
          "description": "Rounded once, half up, to one decimal; `null` if no row has a value, or rows were left unread."
        },
        "n": { "type": "number", "description": "Rows that it is based on." },
        "of": {
          "type": "number",
          "description": "Rows that could contribute, including those without a score and unread ones."
        },
        "complete": {
          "type": "boolean",
          "description": "Whether every row was read. Otherwise there is no value: a mean of a part is no mean."
        },
        "templates": {
          "type": "array",
          "items": { "type": "string" },
          "description": "IDs or names of the pooled templates, sorted; empty if unknown."
        },
        "assessed": {
          "type": "number",
          "description": "Share of the templates' weight that the scores cover, in whole percent; absent if the criteria were not read."
        }
      },
      "required": ["value", "n", "of", "complete", "templates"],
      "additionalProperties": false
    },
    "TrendPoint": {
      "description": "One point of the trend.",
      "type": "object",
      "properties": {
        "from": { "type": "string" },
        "reports": { "type": "number" },
        "average_score": { "anyOf": [{ "type": "number" }, { "type": "null" }] }
      },
      "required": ["from", "reports", "average_score"],
      "additionalProperties": false
    },
    "ScoredReport": {
      "description": "A coaching report listed in the weekly report.",
      "type": "object",
      "properties": {
        "id": { "type": "string" },
        "meeting_id": { "type": "string" },
        "user_id": { "type": "string" },
        "template_name": { "type": "string" },
        "overall_score": { "type": "number" },
        "created_at": { "type": "string" }
      },
      "required": ["id", "meeting_id", "user_id", "template_name", "overall_score", "created_at"],
      "additionalProperties": false
    },
    "PersonRow": {
      "description": "A person's row in the report.",
      "type": "object",
      "properties": {
        "user_id": { "type": "string" },
        "name": {
          "anyOf": [{ "type": "string" }, { "type": "null" }],
          "description": "Null if nothing that was read names the person: the API lists no users."
        },
        "meetings": { "type": "number", "description": "Number of the period's meetings that the person owns." },
        "reports": { "type": "number", "description": "Number of reports with a score." },
        "average_score": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "score": { "$ref": "#/$defs/Figure", "description": "The average with its coverage." },
        "trend": {
          "type": "array",
          "items": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
          "description": "Average per part of the period; null without reports."
        },
        "before": { "anyOf": [{ "$ref": "#/$defs/Figure" }, { "type": "null" }] },
        "previous": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "change": { "anyOf": [{ "type": "number" }, { "type": "null" }] }
      },
      "required": ["user_id", "name", "meetings", "reports", "average_score", "score", "trend", "before", "previous", "change"],
      "additionalProperties": false
    },
    "CriterionRow": {
      "description": "A criterion's row in the report.",
      "type": "object",
      "properties": {
        "key": { "type": "string", "description": "Key made of template and name." },
        "label": {
          "type": "string",
          "description": "The name, with the template if another template's criterion has the same name."
        },
        "name": { "type": "string" },
        "template": {
          "type": "string",
          "description": "ID of the template, else its name; empty if the service returns neither."
        },
        "scores": { "type": "number" },
        "average_score": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "score": { "$ref": "#/$defs/Figure", "description": "The average with its coverage." },
        "before": { "anyOf": [{ "$ref": "#/$defs/Figure" }, { "type": "null" }] },
        "previous": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "change": { "anyOf": [{ "type": "number" }, { "type": "null" }] }
      },
      "required": ["key", "label", "name", "template", "scores", "average_score", "score", "before", "previous", "change"],
      "additionalProperties": false
    },
    "EvidenceQuote": {
      "description": "Words of a person in a meeting, quoted by a report for a criterion.",
      "type": "object",
      "properties": {
        "criterion": { "type": "string" },
        "score": { "type": "number", "description": "Score of the criterion in that report." },
        "quote": { "type": "string" },
        "timestamp_seconds": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "user_id": { "type": "string" },
        "meeting_id": { "type": "string" },
        "report_id": { "type": "string" }
      },
      "required": ["criterion", "score", "quote", "timestamp_seconds", "user_id", "meeting_id", "report_id"],
      "additionalProperties": false
    },
    "CoachingAdvice": {
      "description": "A person to coach next or to praise, and a criterion for it.",
      "type": "object",
      "properties": {
        "user_id": { "type": "string" },
        "name": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "average_score": { "anyOf": [{ "type": "number" }, { "type": "null" }], "description": "Average of this period." },
        "change": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "score": {
          "$ref": "#/$defs/Figure",
          "description": "Scores that the advice is based on, of this period and the previous one."
        },
        "criterion": {
          "anyOf": [{ "$ref": "#/$defs/Topic" }, { "type": "null" }],
          "description": "The lowest criterion, shrunken toward the team's mean, or the highest for praise; null if none has three scores."
        },
        "quote": {
          "anyOf": [{ "$ref": "#/$defs/EvidenceQuote" }, { "type": "null" }],
          "description": "Quote from the report that scored it lowest, or highest for praise."
        },
        "strength": {
          "anyOf": [{ "$ref": "#/$defs/Topic" }, { "type": "null" }],
          "description": "The highest criterion, to praise beside what to work on."
        }
      },
      "required": ["user_id", "name", "average_score", "change", "score", "criterion", "quote", "strength"],
      "additionalProperties": false
    },
    "Topic": {
      "description": "A criterion of a person, over this period and the one before.",
      "type": "object",
      "properties": {
        "key": { "type": "string", "description": "Key made of template and name." },
        "name": { "type": "string" },
        "average_score": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "scores": { "type": "number" }
      },
      "required": ["key", "name", "average_score", "scores"],
      "additionalProperties": false
    },
    "FollowUp": {
      "description": "Change of a figure since advice on it.",
      "type": "object",
      "properties": {
        "user_id": { "type": "string" },
        "name": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "criterion": {
          "anyOf": [{ "type": "string" }, { "type": "null" }],
          "description": "Name of the criterion; null for the average."
        },
        "before": { "$ref": "#/$defs/Figure" },
        "now": { "$ref": "#/$defs/Figure" },
        "change": { "anyOf": [{ "type": "number" }, { "type": "null" }], "description": "Null if there are too few scores." },
        "is_clear": { "type": "boolean", "description": "Whether the change is significant, given the scatter of the scores." }
      },
      "required": ["user_id", "name", "criterion", "before", "now", "change", "is_clear"],
      "additionalProperties": false
    },
    "TalkReport": {
      "description": "Talk of everybody, and its coverage.",
      "type": "object",
      "properties": {
        "calls": { "type": "number", "description": "Calls whose transcripts could be measured." },
        "of": { "type": "number", "description": "Number of completed meetings." },
        "people": { "type": "array", "items": { "$ref": "#/$defs/TalkFigures" } }
      },
      "required": ["calls", "of", "people"],
      "additionalProperties": false
    },
    "TalkFigures": {
      "description": "Talk of one person over the calls of a period.",
      "type": "object",
      "properties": {
        "user_id": { "type": "string" },
        "name": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "calls": { "type": "number", "description": "Number of calls that these figures are based on." },
        "talk_percent": { "type": "number", "description": "The own side's share of the talking time, in whole percent." },
        "longest_monologue": {
          "type": "object",
          "properties": { "seconds": { "type": "number" }, "at_seconds": { "type": "number" }, "meeting_id": { "type": "string" } },
          "required": ["seconds", "at_seconds", "meeting_id"],
          "additionalProperties": false
        },
        "questions_per_10_minutes": {
          "anyOf": [{ "type": "number" }, { "type": "null" }],
          "description": "To one decimal; null if the transcripts have no question marks."
        }
      },
      "required": ["user_id", "name", "calls", "talk_percent", "longest_monologue", "questions_per_10_minutes"],
      "additionalProperties": false
    },
    "TalkingPoint": {
      "description": "A talking point for a 1-to-1.",
      "type": "object",
      "properties": {
        "kind": { "enum": ["praise", "work_on", "follow_up", "talk"] },
        "text": { "type": "string" },
        "moments": { "type": "array", "items": { "$ref": "#/$defs/ListenTo" } }
      },
      "required": ["kind", "text", "moments"],
      "additionalProperties": false
    },
    "ListenTo": {
      "description": "A moment of a meeting to listen to.",
      "type": "object",
      "properties": {
        "meeting_id": { "type": "string" },
        "title": {
          "anyOf": [{ "type": "string" }, { "type": "null" }],
          "description": "Null if the meeting is from another period."
        },
        "timestamp_seconds": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
        "quote": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "score": {
          "anyOf": [{ "type": "number" }, { "type": "null" }],
          "description": "Score of the criterion in that meeting."
        }
      },
      "required": ["meeting_id", "title", "timestamp_seconds", "quote", "score"],
      "additionalProperties": false
    },
    "Mover": {
      "description": "A notable change of a person or a criterion.",
      "type": "object",
      "properties": {
        "kind": { "enum": ["person", "criterion"] },
        "label": { "type": "string", "description": "A person's name or id, or a criterion's name." },
        "user_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "previous": { "type": "number" },
        "average_score": { "type": "number" },
        "change": { "type": "number" },
        "scores": { "type": "number", "description": "Number of scores in this period and the previous one." },
        "scores_before": { "type": "number" }
      },
      "required": ["kind", "label", "user_id", "previous", "average_score", "change", "scores", "scores_before"],
      "additionalProperties": false
    },
    "MeetingFigures": {
      "description": "Figures from the meetings of a period.",
      "type": "object",
      "properties": {
        "total": { "type": "number" },
        "by_status": { "type": "object", "additionalProperties": { "type": "number" } },
        "failed": { "$ref": "#/$defs/MeetingGroup" },
        "no_transcript": { "$ref": "#/$defs/MeetingGroup" },
        "without_report": { "$ref": "#/$defs/MeetingGroup", "description": "Completed meetings without a report." }
      },
      "required": ["total", "by_status", "failed", "no_transcript", "without_report"],
      "additionalProperties": false
    },
    "MeetingGroup": {
      "description": "Meetings of one kind: their number and the newest ones.",
      "type": "object",
      "properties": { "count": { "type": "number" }, "newest": { "type": "array", "items": { "$ref": "#/$defs/NamedMeeting" } } },
      "required": ["count", "newest"],
      "additionalProperties": false
    },
    "NamedMeeting": {
      "description": "A meeting listed in the weekly report.",
      "type": "object",
      "properties": {
        "id": { "type": "string" },
        "title": { "type": "string" },
        "user_id": { "type": "string" },
        "started_at": { "type": "string" },
        "failure_reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
      },
      "required": ["id", "title", "user_id", "started_at", "failure_reason"],
      "additionalProperties": false
    },
    "InsightFigures": {
      "description": "Figures from the insights of a period.",
      "type": "object",
      "properties": {
        "total": { "type": "number" },
        "by_type": { "type": "object", "additionalProperties": { "type": "number" } },
        "by_sentiment": { "type": "object", "additionalProperties": { "type": "number" } },
        "by_company": {
          "type": "array",
          "items": { "$ref": "#/$defs/CompanyInsights" },
          "description": "Companies with the most insights, at most ten."
        },
        "newest": { "type": "array", "items": { "$ref": "#/$defs/NamedInsight" } }
      },
      "required": ["total", "by_type", "by_sentiment", "by_company", "newest"],
      "additionalProperties": false
    },
    "CompanyInsights": {
      "description": "Insights from calls with one company.",
      "type": "object",
      "properties": {
        "company": { "type": "string" },
        "insights": { "type": "number" },
        "by_type": { "type": "object", "additionalProperties": { "type": "number" } },
        "newest": { "type": "array", "items": { "type": "string" }, "description": "Titles of the newest ones." }
      },
      "required": ["company", "insights", "by_type", "newest"],
      "additionalProperties": false
    },
    "NamedInsight": {
      "description": "An insight listed in the weekly report.",
      "type": "object",
      "properties": {
        "id": { "type": "string" },
        "type": { "type": "string" },
        "title": { "type": "string" },
        "summary": { "type": "string" },
        "company_name": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
        "sentiment": { "type": "string" },
        "occurred_at": { "type": "string" }
      },
      "required": ["id", "type", "title", "summary", "company_name", "sentiment", "occurred_at"],
      "additionalProperties": false
    },
    "GateVerdict": {
      "description": "All gate results.",
      "type": "object",
      "properties": {
        "passed": { "type": "boolean" },
        "min_reports": { "type": "number" },
        "if_no_data": { "enum": ["fail", "warn", "pass"] },
        "results": { "type": "array", "items": { "$ref": "#/$defs/GateResult" } }
      },
      "required": ["passed", "min_reports", "if_no_data", "results"],
      "additionalProperties": false
    },
    "GateResult": {
      "description": "A gate's result.",
      "type": "object",
      "properties": {
        "gate": { "type": "string" },
        "subject": {
          "anyOf": [{ "type": "string" }, { "type": "null" }],
          "description": "Person or criterion; null for a figure of the whole report."
        },
        "level": { "enum": ["fail", "warn"] },
        "outcome": { "enum": ["passed", "failed", "warned"] },
        "value": { "anyOf": [{ "type": "number" }, { "type": "null" }], "description": "Null if there is too little data." },
        "threshold": { "type": "number" },
        "message": { "type": "string", "description": "One sentence with figure and threshold." }
      },
      "required": ["gate", "subject", "level", "outcome", "value", "threshold", "message"],
      "additionalProperties": false
    },
    "Source": {
      "description": "Requests that figures came from.",
      "type": "object",
      "properties": {
        "figures": { "type": "string" },
        "request": { "type": "string" },
        "query": { "type": "object", "additionalProperties": { "anyOf": [{ "type": "string" }, { "type": "number" }] } },
        "requests": { "type": "number" },
        "items": { "type": "number" }
      },
      "required": ["figures", "request", "query", "requests", "items"],
      "additionalProperties": false
    }
  }
};

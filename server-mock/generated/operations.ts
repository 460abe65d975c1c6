// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { operations } from "../../spec/generated/schema.ts";

/** Every operation of the spec: its route, permission, and request inputs. */
export const OPERATIONS = [
  {"id":"listMeetings","method":"GET","path":"/api/v1/meetings","permission":"read","summary":"List meetings","successStatus":200,"statuses":[200,400,401,403,429,500,503],"hasBody":false,"query":[{"name":"page","type":"integer","default":1},{"name":"limit","type":"integer","default":20},{"name":"status","type":"string"},{"name":"user_id","type":"string"},{"name":"from","type":"string"},{"name":"to","type":"string"}],"pathParameters":[],"headers":[]},
  {"id":"getMeeting","method":"GET","path":"/api/v1/meetings/{id}","permission":"read","summary":"One meeting with full transcript","successStatus":200,"statuses":[200,304,400,401,403,404,429,500,503],"hasBody":false,"query":[],"pathParameters":["id"],"headers":["If-None-Match"]},
  {"id":"listMeetingReports","method":"GET","path":"/api/v1/meetings/{id}/report","permission":"read","summary":"All coaching reports of one meeting","successStatus":200,"statuses":[200,304,400,401,403,404,429,500,503],"hasBody":false,"query":[],"pathParameters":["id"],"headers":["If-None-Match"]},
  {"id":"listTemplates","method":"GET","path":"/api/v1/templates","permission":"read","summary":"List templates","successStatus":200,"statuses":[200,400,401,403,429,500,503],"hasBody":false,"query":[{"name":"page","type":"integer","default":1},{"name":"limit","type":"integer","default":20},{"name":"is_active","type":"boolean"},{"name":"call_type","type":"string"}],"pathParameters":[],"headers":[]},
  {"id":"createTemplate","method":"POST","path":"/api/v1/templates","permission":"write","summary":"Create a template","successStatus":201,"statuses":[201,400,401,403,409,413,415,422,429,500,503,507],"hasBody":true,"query":[],"pathParameters":[],"headers":["Idempotency-Key"]},
  {"id":"getTemplate","method":"GET","path":"/api/v1/templates/{id}","permission":"read","summary":"One template with full details","successStatus":200,"statuses":[200,304,400,401,403,404,429,500,503],"hasBody":false,"query":[],"pathParameters":["id"],"headers":["If-None-Match"]},
  {"id":"updateTemplate","method":"PUT","path":"/api/v1/templates/{id}","permission":"write","summary":"Update a template","successStatus":200,"statuses":[200,400,401,403,404,412,413,415,429,500,503,507],"hasBody":true,"query":[],"pathParameters":["id"],"headers":["If-Match"]},
  {"id":"deleteTemplate","method":"DELETE","path":"/api/v1/templates/{id}","permission":"write","summary":"Delete a template","successStatus":200,"statuses":[200,400,401,403,404,412,429,500,503,507],"hasBody":false,"query":[],"pathParameters":["id"],"headers":["If-Match"]},
  {"id":"listReports","method":"GET","path":"/api/v1/reports","permission":"read","summary":"List coaching reports","successStatus":200,"statuses":[200,400,401,403,429,500,503],"hasBody":false,"query":[{"name":"page","type":"integer","default":1},{"name":"limit","type":"integer","default":20},{"name":"user_id","type":"string"},{"name":"from","type":"string"},{"name":"to","type":"string"},{"name":"min_score","type":"number"},{"name":"max_score","type":"number"}],"pathParameters":[],"headers":[]},
  {"id":"getReport","method":"GET","path":"/api/v1/reports/{id}","permission":"read","summary":"One report with criteria scores and feedback","successStatus":200,"statuses":[200,304,400,401,403,404,429,500,503],"hasBody":false,"query":[],"pathParameters":["id"],"headers":["If-None-Match"]},
  {"id":"getTeamStats","method":"GET","path":"/api/v1/team/stats","permission":"read","summary":"Aggregated team statistics","successStatus":200,"statuses":[200,304,400,401,403,429,500,503],"hasBody":false,"query":[{"name":"time_range","type":"string","default":"month"}],"pathParameters":[],"headers":["If-None-Match"]},
  {"id":"listInsights","method":"GET","path":"/api/v1/insights","permission":"read","summary":"List marketing insights","successStatus":200,"statuses":[200,400,401,403,429,500,503],"hasBody":false,"query":[{"name":"page","type":"integer","default":1},{"name":"limit","type":"integer","default":20},{"name":"date_from","type":"string"},{"name":"date_to","type":"string"},{"name":"industry","type":"string"},{"name":"prospect_title","type":"string"}],"pathParameters":[],"headers":[]},
  {"id":"listRoleplaySessions","method":"GET","path":"/api/v1/roleplay/sessions","permission":"read","summary":"List roleplay sessions","successStatus":200,"statuses":[200,400,401,403,429,500,503],"hasBody":false,"query":[{"name":"page","type":"integer","default":1},{"name":"limit","type":"integer","default":20},{"name":"user_id","type":"string"},{"name":"status","type":"string"}],"pathParameters":[],"headers":[]},
  {"id":"getOpenApi","method":"GET","path":"/api/v1/openapi.json","permission":"none","summary":"Machine-readable OpenAPI 3.0 description","successStatus":200,"statuses":[200,400,429,500,503],"hasBody":false,"query":[],"pathParameters":[],"headers":[]},
] as const;

/** Name of an operation in the spec. */
export type OperationId = (typeof OPERATIONS)[number]["id"];

type QueryOf<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;
type HeadersOf<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["header"]>;
type BodyOf<Id extends keyof operations> = operations[Id] extends { requestBody: { content: { "application/json": infer Body } } } ? Body : undefined;
type WithDefaults<Values, Name extends keyof Values> = Values & Required<Pick<Values, Name>>;

/** Inputs of an operation's handler: validated, coerced, with defaults filled in. */
export interface OperationInputs {
  listMeetings: { query: WithDefaults<QueryOf<"listMeetings">, "page" | "limit">; path: {  }; headers: HeadersOf<"listMeetings">; body: BodyOf<"listMeetings"> };
  getMeeting: { query: QueryOf<"getMeeting">; path: { id: string }; headers: HeadersOf<"getMeeting">; body: BodyOf<"getMeeting"> };
  listMeetingReports: { query: QueryOf<"listMeetingReports">; path: { id: string }; headers: HeadersOf<"listMeetingReports">; body: BodyOf<"listMeetingReports"> };
  listTemplates: { query: WithDefaults<QueryOf<"listTemplates">, "page" | "limit">; path: {  }; headers: HeadersOf<"listTemplates">; body: BodyOf<"listTemplates"> };
  createTemplate: { query: QueryOf<"createTemplate">; path: {  }; headers: HeadersOf<"createTemplate">; body: BodyOf<"createTemplate"> };
  getTemplate: { query: QueryOf<"getTemplate">; path: { id: string }; headers: HeadersOf<"getTemplate">; body: BodyOf<"getTemplate"> };
  updateTemplate: { query: QueryOf<"updateTemplate">; path: { id: string }; headers: HeadersOf<"updateTemplate">; body: BodyOf<"updateTemplate"> };
  deleteTemplate: { query: QueryOf<"deleteTemplate">; path: { id: string }; headers: HeadersOf<"deleteTemplate">; body: BodyOf<"deleteTemplate"> };
  listReports: { query: WithDefaults<QueryOf<"listReports">, "page" | "limit">; path: {  }; headers: HeadersOf<"listReports">; body: BodyOf<"listReports"> };
  getReport: { query: QueryOf<"getReport">; path: { id: string }; headers: HeadersOf<"getReport">; body: BodyOf<"getReport"> };
  getTeamStats: { query: QueryOf<"getTeamStats">; path: {  }; headers: HeadersOf<"getTeamStats">; body: BodyOf<"getTeamStats"> };
  listInsights: { query: WithDefaults<QueryOf<"listInsights">, "page" | "limit">; path: {  }; headers: HeadersOf<"listInsights">; body: BodyOf<"listInsights"> };
  listRoleplaySessions: { query: WithDefaults<QueryOf<"listRoleplaySessions">, "page" | "limit">; path: {  }; headers: HeadersOf<"listRoleplaySessions">; body: BodyOf<"listRoleplaySessions"> };
  getOpenApi: { query: QueryOf<"getOpenApi">; path: {  }; headers: HeadersOf<"getOpenApi">; body: BodyOf<"getOpenApi"> };
}

/** Fields of stored objects in the order of the spec, with the formats of IDs and times. */
export const DOCUMENT_FIELDS = {
  Meeting: {"id":"uuid","status":"","user_id":"uuid","title":"","source":"","call_type":"","started_at":"date-time","ended_at":"date-time","duration_seconds":"","participants":"","meeting_url":"","language":"","has_transcript":"","report_count":"","failure_reason":"","created_at":"date-time","updated_at":"date-time"},
  Template: {"id":"uuid","name":"","description":"","prompt_template":"","grading_criteria":"","coaching_tone":"","call_type":"","industry_context":"","is_active":"","created_by":"uuid","version":"","created_at":"date-time","updated_at":"date-time"},
  Report: {"id":"uuid","meeting_id":"uuid","template_id":"uuid","template_name":"","user_id":"uuid","overall_score":"double","created_at":"date-time"},
  ReportDetail: {"criteria_scores":"","feedback":"","strengths":"","improvements":"","next_steps":"","coaching_tone":"","scorer":""},
  Insight: {"id":"uuid","meeting_id":"uuid","user_id":"uuid","report_id":"uuid","type":"","title":"","summary":"","quote":"","speaker_name":"","timestamp_seconds":"","industry":"","company_name":"","prospect_name":"","prospect_title":"","sentiment":"","confidence":"double","tags":"","occurred_at":"date-time","created_at":"date-time"},
  RoleplaySession: {"id":"uuid","user_id":"uuid","template_id":"uuid","scenario":"","persona":"","status":"","overall_score":"double","duration_seconds":"","started_at":"date-time","ended_at":"date-time","created_at":"date-time","updated_at":"date-time"},
} as const;

/** Values of stored objects of which nothing more is known: null where the spec allows it, and empty lists. */
export const EMPTY_FIELDS = {
  MeetingDetail: {"call_type":null,"ended_at":null,"duration_seconds":null,"participants":[],"meeting_url":null,"language":null,"failure_reason":null,"transcript":null},
  ReportDetail: {"template_id":null,"criteria_scores":[],"strengths":[],"improvements":[],"next_steps":[],"coaching_tone":null,"scorer":null},
  Insight: {"report_id":null,"quote":null,"speaker_name":null,"timestamp_seconds":null,"industry":null,"company_name":null,"prospect_name":null,"prospect_title":null,"tags":[]},
  RoleplaySession: {"template_id":null,"overall_score":null,"duration_seconds":null,"started_at":null,"ended_at":null},
} as const;

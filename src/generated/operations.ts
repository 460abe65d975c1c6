// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

/** Request and result of an operation. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  /** What a success holds: a page of a list, an array or an object in the envelope's `data`, or a document without envelope. */
  readonly result: "page" | "array" | "object" | "document";
  /** Names of its query parameters. */
  readonly query?: readonly string[];
  /** Its date parameters, the lower bound first. */
  readonly dates?: readonly string[];
}

/** Name of an operation in the spec. */
export type OperationId =
  | "listMeetings"
  | "getMeeting"
  | "listMeetingReports"
  | "listTemplates"
  | "createTemplate"
  | "getTemplate"
  | "updateTemplate"
  | "deleteTemplate"
  | "listReports"
  | "getReport"
  | "getTeamStats"
  | "listInsights"
  | "listRoleplaySessions"
  | "getOpenApi";

/** Every operation by its `operationId`. */
export const OPERATIONS: Readonly<Record<OperationId, Operation>> = {
  listMeetings: { method: "GET", path: "/api/v1/meetings", result: "page", query: ["page","limit","status","user_id","from","to"], dates: ["from","to"] },
  getMeeting: { method: "GET", path: "/api/v1/meetings/{id}", result: "object" },
  listMeetingReports: { method: "GET", path: "/api/v1/meetings/{id}/report", result: "array" },
  listTemplates: { method: "GET", path: "/api/v1/templates", result: "page", query: ["page","limit","is_active","call_type"] },
  createTemplate: { method: "POST", path: "/api/v1/templates", result: "object" },
  getTemplate: { method: "GET", path: "/api/v1/templates/{id}", result: "object" },
  updateTemplate: { method: "PUT", path: "/api/v1/templates/{id}", result: "object" },
  deleteTemplate: { method: "DELETE", path: "/api/v1/templates/{id}", result: "object" },
  listReports: { method: "GET", path: "/api/v1/reports", result: "page", query: ["page","limit","user_id","from","to","min_score","max_score"], dates: ["from","to"] },
  getReport: { method: "GET", path: "/api/v1/reports/{id}", result: "object" },
  getTeamStats: { method: "GET", path: "/api/v1/team/stats", result: "object", query: ["time_range"] },
  listInsights: { method: "GET", path: "/api/v1/insights", result: "page", query: ["page","limit","date_from","date_to","industry","prospect_title"], dates: ["date_from","date_to"] },
  listRoleplaySessions: { method: "GET", path: "/api/v1/roleplay/sessions", result: "page", query: ["page","limit","user_id","status"] },
  getOpenApi: { method: "GET", path: "/api/v1/openapi.json", result: "document" },
};

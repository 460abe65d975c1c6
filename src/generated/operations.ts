// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

/** Every operation by its `operationId`: how it is called, what its key must be allowed, how its list is read. */
export const OPERATIONS = {
  listMeetings: { id: "listMeetings", method: "GET", path: "/api/v1/meetings", permission: "read", paginated: true, result: "array", query: ["page","limit","status","user_id","from","to"], dates: ["from","to"] },
  getMeeting: { id: "getMeeting", method: "GET", path: "/api/v1/meetings/{id}", permission: "read", paginated: false, result: "object", query: [], dates: [] },
  listMeetingReports: { id: "listMeetingReports", method: "GET", path: "/api/v1/meetings/{id}/report", permission: "read", paginated: false, result: "array", query: [], dates: [] },
  listTemplates: { id: "listTemplates", method: "GET", path: "/api/v1/templates", permission: "read", paginated: true, result: "array", query: ["page","limit","is_active","call_type"], dates: [] },
  createTemplate: { id: "createTemplate", method: "POST", path: "/api/v1/templates", permission: "write", paginated: false, result: "object", query: [], dates: [] },
  getTemplate: { id: "getTemplate", method: "GET", path: "/api/v1/templates/{id}", permission: "read", paginated: false, result: "object", query: [], dates: [] },
  updateTemplate: { id: "updateTemplate", method: "PUT", path: "/api/v1/templates/{id}", permission: "write", paginated: false, result: "object", query: [], dates: [] },
  deleteTemplate: { id: "deleteTemplate", method: "DELETE", path: "/api/v1/templates/{id}", permission: "write", paginated: false, result: "object", query: [], dates: [] },
  listReports: { id: "listReports", method: "GET", path: "/api/v1/reports", permission: "read", paginated: true, result: "array", query: ["page","limit","user_id","from","to","min_score","max_score"], dates: ["from","to"] },
  getReport: { id: "getReport", method: "GET", path: "/api/v1/reports/{id}", permission: "read", paginated: false, result: "object", query: [], dates: [] },
  getTeamStats: { id: "getTeamStats", method: "GET", path: "/api/v1/team/stats", permission: "read", paginated: false, result: "object", query: ["time_range"], dates: [] },
  listInsights: { id: "listInsights", method: "GET", path: "/api/v1/insights", permission: "read", paginated: true, result: "array", query: ["page","limit","date_from","date_to","industry","prospect_title"], dates: ["date_from","date_to"] },
  listRoleplaySessions: { id: "listRoleplaySessions", method: "GET", path: "/api/v1/roleplay/sessions", permission: "read", paginated: true, result: "array", query: ["page","limit","user_id","status"], dates: [] },
  getOpenApi: { id: "getOpenApi", method: "GET", path: "/api/v1/openapi.json", permission: "none", paginated: false, result: "document", query: [], dates: [] },
} as const;

/** Name of an operation in the spec. */
export type OperationId = keyof typeof OPERATIONS;

export type { ApiCall, WithResponse } from "./api-call.ts";
export {
  type BrowserClient,
  type BrowserClientOptions,
  type BrowserRequestOptions,
  createBrowserClient,
} from "./browser/client.ts";
export type { ListPage } from "./browser/envelope.ts";
export {
  createTemplate,
  deleteTemplate,
  getMeeting,
  getReport,
  getTeamStats,
  getTemplate,
  listInsights,
  listMeetingReports,
  listMeetings,
  listReports,
  listRoleplaySessions,
  listTemplates,
  updateTemplate,
} from "./browser/generated/operations.ts";
export { type PaginateOptions, paginate } from "./browser/paginate.ts";
export type { ResponseHeaders, ResponseInfo } from "./call/response-info.ts";
export {
  ApiError,
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from "./errors/api-error.ts";
export { AbortedError, ConnectionError, TimeoutError } from "./errors/connection-error.ts";
export { type AnySvcError, isSvcError } from "./errors/is-svc-error.ts";
export type { PaginationSummary } from "./errors/pagination-summary.ts";
export { SvcError } from "./errors/svc-error.ts";
export { IncompleteListError, OptionsError, PaginationError, UnexpectedResponseError } from "./errors/usage-errors.ts";
export type { Paginator } from "./pagination/paginator.ts";

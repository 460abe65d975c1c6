export type { ApiCall, WithResponse } from "./api-call.ts";
export type { ResponseHeaders, ResponseInfo } from "./call/response-info.ts";
export { type RawRequest, SvcClient } from "./client.ts";
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
export {
  AbortedError,
  ConnectionError,
  type ConnectionFailure,
  type Phase,
  TimeoutError,
} from "./errors/connection-error.ts";
export type { ApiErrorCode, ClientErrorCode, SvcErrorCode } from "./errors/error-codes.ts";
export { type AnySvcError, isSvcError } from "./errors/is-svc-error.ts";
export type { PaginationSummary } from "./errors/pagination-summary.ts";
export { SvcError } from "./errors/svc-error.ts";
export { IncompleteListError, OptionsError, PaginationError, UnexpectedResponseError } from "./errors/usage-errors.ts";
export {
  CALL_TYPES,
  type CallType,
  COACHING_TONES,
  type CoachingTone,
  ERROR_CODES,
  type ErrorCode,
  INSIGHT_TYPES,
  type InsightType,
  MEETING_SOURCES,
  MEETING_STATUSES,
  type MeetingSource,
  type MeetingStatus,
  ROLEPLAY_DIFFICULTIES,
  ROLEPLAY_STATUSES,
  type RoleplayDifficulty,
  type RoleplayStatus,
  SENTIMENTS,
  type Sentiment,
  TIME_RANGES,
  type TimeRange,
} from "./generated/enums.ts";
export type {
  CreateTemplate,
  CriterionScore,
  DeletedTemplate,
  ErrorDetail,
  ErrorObject,
  Evidence,
  GetTeamStatsQuery,
  GradingCriterion,
  Insight,
  ListInsightsQuery,
  ListMeetingsQuery,
  ListMeta,
  ListReportsQuery,
  ListRoleplaySessionsQuery,
  ListTemplatesQuery,
  Meeting,
  MeetingDetail,
  OpenApiDocument,
  Participant,
  Report,
  ReportDetail,
  RoleplayPersona,
  RoleplayScenario,
  RoleplaySession,
  TeamStats,
  Template,
  TopPerformer,
  UpdateTemplate,
} from "./generated/models.ts";
export type { components, operations, paths } from "./operation-types.ts";
export type { ApiKey } from "./options/api-key.ts";
export type { CacheOptions } from "./options/cache-options.ts";
export type { ClientOptions, CustomTransport } from "./options/client-options.ts";
export type { GetManyOptions } from "./options/get-many-options.ts";
export type { HeaderContext, HeaderFunction, HeaderRecord } from "./options/headers.ts";
export type { Hooks, Logger, RequestEvent, ResponseEvent, RetryEvent } from "./options/hooks.ts";
export type { ListOptions } from "./options/list-options.ts";
export type { CommonOptions, RequestOptions } from "./options/request-options.ts";
export type { ResponseValidation } from "./options/response-validation.ts";
export { UNFINISHED_STATUSES, type WaitForOptions } from "./options/wait-for-options.ts";
export type { Page } from "./pagination/page.ts";
export type { ItemIterator, PageIterator, Paginator } from "./pagination/paginator.ts";
export { createProxy, type ProxyOptions } from "./proxy/create-proxy.ts";
export type { ProxyOperation } from "./proxy/match-operation.ts";
export type { Insights } from "./resources/generated/insights.ts";
export type { Roleplay, RoleplaySessions } from "./resources/generated/roleplay.ts";
export type { Team } from "./resources/generated/team.ts";
export type { Templates } from "./resources/generated/templates.ts";
export type { Meetings } from "./resources/meetings.ts";
export type { Reports } from "./resources/reports.ts";
export { createSvcFetch, type SvcFetch, type SvcFetchContext, type SvcFetchMiddleware } from "./svc-fetch.ts";
export { VERSION } from "./version.ts";

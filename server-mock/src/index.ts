export { aMeeting, anInsight, aReport, aRoleplaySession, aTemplate, aUser, type Draft } from "./builders/draft.ts";
export type { CallToScore } from "./coaching/call-to-score.ts";
export type { Assessment, FoundInsight, Scorer, Scoring } from "./coaching/scorer.ts";
export type { Fault, FaultList } from "./faults/fault-list.ts";
export type { FaultRule } from "./faults/fault-rule.ts";
export type { OperationId } from "./generated/operations.ts";
export type { Listener, ListenOptions } from "./http/listen.ts";
export { type IdSource, randomIds, seededIds } from "./ids.ts";
export type { Expected, JournalEntry, RequestJournal } from "./journal/request-journal.ts";
export type { RequestMatch } from "./journal/request-match.ts";
export type { ApiKey, CreatedKey } from "./keys/key-store.ts";
export type { Surprise } from "./lenient/surprises.ts";
export type { OrganizationHandle } from "./organization-handle.ts";
export {
  createReferenceServer,
  type ReferenceDashboard,
  type ReferenceJobs,
  type ReferenceKeys,
  type ReferenceServer,
  type ReferenceServerOptions,
} from "./reference-server.ts";
export type {
  Insight,
  Meeting,
  MeetingDetail,
  Organization,
  Permission,
  Plan,
  Report,
  ReportDetail,
  Role,
  RoleplaySession,
  SubscriptionStatus,
  TeamStats,
  Template,
  User,
} from "./resources.ts";
export type { SeedOptions, SeedSummary } from "./seed/seed-demo.ts";

export type { Listener, ListenOptions } from "../api/accept/listen.ts";
export type { Fault, FaultList } from "../api/faults/fault-list.ts";
export type { FaultRule } from "../api/faults/fault-rule.ts";
export type { Expected, JournalEntry, RequestJournal } from "../api/journal/request-journal.ts";
export type { RequestMatch } from "../api/journal/request-match.ts";
export type { Surprise } from "../api/lenient/surprises.ts";
export type { CallToScore } from "../coaching/call-to-score.ts";
export type { Assessment, FoundInsight, Scorer, Scoring } from "../coaching/scorer.ts";
export type { SeedOptions, SeedSummary } from "../demo/seed-demo.ts";
export type { OperationId } from "../generated/operations.ts";
export type { ApiKey, CreatedKey } from "../keys/key-store.ts";
export { type IdSource, randomIds, seededIds } from "../records/ids.ts";
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
} from "../records/resources.ts";
export { aMeeting, anInsight, aReport, aRoleplaySession, aTemplate, aUser, type Draft } from "./builders/draft.ts";
export type { OrganizationHandle } from "./organization-handle.ts";
export {
  createReferenceServer,
  type ReferenceDashboard,
  type ReferenceJobs,
  type ReferenceKeys,
  type ReferenceServer,
  type ReferenceServerOptions,
} from "./reference-server.ts";

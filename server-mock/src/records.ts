import type {
  Insight,
  MeetingDetail,
  Organization,
  ReportDetail,
  RoleplaySession,
  Template,
  User,
} from "./resources.ts";

type Owned<Value> = Value & { org_id: string };

/** One object of the service with the organization that owns it. Parents come before their children. */
export type ServiceRecord =
  | { kind: "organization"; value: Organization }
  | { kind: "user"; value: Owned<User> }
  | { kind: "template"; value: Owned<Template> }
  | { kind: "meeting"; value: Owned<MeetingDetail> }
  | { kind: "report"; value: Owned<ReportDetail> }
  | { kind: "insight"; value: Owned<Insight> }
  | { kind: "session"; value: Owned<RoleplaySession> };

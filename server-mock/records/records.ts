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

/** Start and end of each transcript line in seconds. The API's transcript only has starts, in whole seconds. */
export type TurnTimes = readonly (readonly [start: number, end: number])[];

/** Origin of a call, shown on its page. */
export interface Origin {
  /** ID of the user who added it, or `command line`. */
  by: string;
  /** Time of its addition. */
  at: string;
  /** Display name of its file's format. */
  format?: string | undefined;
  /** Sentences about estimated and dropped data. */
  notes: readonly string[];
}

/** One object of the service with the organization that owns it. Parents come before their children. */
export type ServiceRecord =
  | { kind: "organization"; value: Organization }
  | { kind: "user"; value: Owned<User> }
  | { kind: "template"; value: Owned<Template> }
  | { kind: "meeting"; value: Owned<MeetingDetail>; turns?: TurnTimes | undefined; origin?: Origin | undefined }
  | { kind: "report"; value: Owned<ReportDetail> }
  | { kind: "insight"; value: Owned<Insight> }
  | { kind: "session"; value: Owned<RoleplaySession> };

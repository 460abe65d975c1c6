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

/** Start and end in seconds of what each line of a transcript says. The API's transcript has starts in whole seconds alone. */
export type TurnTimes = readonly (readonly [start: number, end: number])[];

/** Origin of a call, shown on its page. */
export interface Origin {
  /** Who added it: a user's ID, or `command line`. */
  by: string;
  /** When it was added. */
  at: string;
  /** Format of its file, as it is called. */
  format?: string | undefined;
  /** What of it is estimated or left out, as sentences. */
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

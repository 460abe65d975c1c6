import type { Insight, MeetingDetail, ReportDetail, RoleplaySession, Template, User } from "../../records/resources.ts";

/** Objects that a test can add to an organization. */
export interface DraftValues {
  user: User;
  template: Template;
  meeting: MeetingDetail;
  report: ReportDetail;
  insight: Insight;
  session: RoleplaySession;
}

export type DraftKind = keyof DraftValues;

/** A partial object with what matters to a test. The rest gets defaults when it is added. */
export interface Draft<Kind extends DraftKind> {
  kind: Kind;
  values: Partial<DraftValues[Kind]>;
}

/** A user; an active member by default. */
export function aUser(values: Partial<User> = {}): Draft<"user"> {
  return { kind: "user", values };
}

/** A coaching template; active, with two criteria by default. */
export function aTemplate(values: Partial<Template> = {}): Draft<"template"> {
  return { kind: "template", values };
}

/** A meeting; completed, with a short transcript by default. */
export function aMeeting(values: Partial<MeetingDetail> = {}): Draft<"meeting"> {
  return { kind: "meeting", values };
}

/** A coaching report; of a new meeting unless `meeting_id` is given. */
export function aReport(values: Partial<ReportDetail> = {}): Draft<"report"> {
  return { kind: "report", values };
}

/** A marketing insight; from a new meeting unless `meeting_id` is given. */
export function anInsight(values: Partial<Insight> = {}): Draft<"insight"> {
  return { kind: "insight", values };
}

/** A roleplay session; scored by default. */
export function aRoleplaySession(values: Partial<RoleplaySession> = {}): Draft<"session"> {
  return { kind: "session", values };
}

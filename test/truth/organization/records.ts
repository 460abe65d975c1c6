import type {
  Insight,
  MeetingDetail,
  ReportDetail,
  RoleplaySession,
  Template,
  User,
} from "../../../server-mock/library/index.ts";
import type { ServiceRecord } from "../../../server-mock/records/records.ts";

/** What is true of an organization: its objects as they were written, before any surface has read them. */
export interface TrueRecords {
  /** The organization that keys and pages belong to. */
  orgId: string;
  now: Date;
  /** A zone whose clocks changed lately. */
  zone: string;
  users: User[];
  templates: Template[];
  meetings: MeetingDetail[];
  reports: ReportDetail[];
  insights: Insight[];
  sessions: RoleplaySession[];
  /** The same, in the order in which a database takes them. */
  all: ServiceRecord[];
}

/** Sorts records by kind; those of other organizations are stored too, and are nobody's business. */
export function sortRecords(
  all: ServiceRecord[],
  { orgId, now, zone }: Pick<TrueRecords, "orgId" | "now" | "zone">,
): TrueRecords {
  const own = <Kind extends Exclude<ServiceRecord["kind"], "organization">>(kind: Kind) =>
    all.flatMap((record) =>
      record.kind === kind && "org_id" in record.value && record.value.org_id === orgId ? [record.value] : [],
    ) as unknown[];
  return {
    orgId,
    now,
    zone,
    users: own("user") as User[],
    templates: own("template") as Template[],
    meetings: own("meeting") as MeetingDetail[],
    reports: own("report") as ReportDetail[],
    insights: own("insight") as Insight[],
    sessions: own("session") as RoleplaySession[],
    all,
  };
}

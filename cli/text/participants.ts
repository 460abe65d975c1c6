import { readPath } from "./fields.ts";

/** Companies of a meeting's participants of one side, each once. */
function companiesOf(meeting: unknown, isOwn: boolean): string[] {
  const participants = readPath(meeting, "participants");
  if (!Array.isArray(participants)) return [];
  const companies = participants
    .filter((participant) => (readPath(participant, "is_internal") === true) === isOwn)
    .map((participant) => readPath(participant, "company"))
    .filter((company): company is string => typeof company === "string" && company.trim() !== "");
  return [...new Set(companies)];
}

/** The company of the other side of a meeting: `Northwind Logistics`, `Northwind Logistics +1`; undefined if no participant has one. */
export function companyOf(meeting: unknown): string | undefined {
  const [first, ...others] = companiesOf(meeting, false);
  return others.length === 0 ? first : `${first} +${others.length}`;
}

/** The organization that meetings belong to: the one company of their own people; undefined unless all name the same. */
export function organizationOf(meetings: readonly unknown[]): string | undefined {
  const [one, ...others] = new Set(meetings.flatMap((meeting) => companiesOf(meeting, true)));
  return others.length === 0 ? one : undefined;
}

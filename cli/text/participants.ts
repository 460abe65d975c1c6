import { readPath } from "./fields.ts";

/** The company of the other side of a meeting: `Northwind Logistics`, `Northwind Logistics +1`; undefined if no participant has one. */
export function companyOf(meeting: unknown): string | undefined {
  const participants = readPath(meeting, "participants");
  if (!Array.isArray(participants)) return undefined;
  const companies = participants
    .filter((participant) => readPath(participant, "is_internal") !== true)
    .map((participant) => readPath(participant, "company"))
    .filter((company): company is string => typeof company === "string" && company.trim() !== "");
  const [first, ...others] = new Set(companies);
  return others.length === 0 ? first : `${first} +${others.length}`;
}

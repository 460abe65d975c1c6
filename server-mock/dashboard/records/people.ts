import { labelPeople } from "../../../core/people/person.ts";
import type { User } from "../../records/resources.ts";
import { listTeam } from "../../team/administration/users.ts";
import { noSuchPage } from "../visit/page-error.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** Somebody of the organization. */
export interface TeamMember extends User {
  /** The name, with the beginning of the ID where somebody else has the same name. */
  label: string;
}

/** People of the organization by ID, in the order of their names. */
export async function peopleOf({ service, orgId }: MemberVisit): Promise<Map<string, TeamMember>> {
  const users = await listTeam(service.database, orgId);
  const labelOf = labelPeople(users);
  return new Map(users.map((user) => [user.id, { ...user, label: labelOf(user.id) ?? user.name }]));
}

/** The person that a path names, of the reader's own organization. */
export async function personOfPath(visit: MemberVisit): Promise<TeamMember> {
  const person = (await peopleOf(visit)).get(visit.params["id"] ?? "");
  if (!person) throw noSuchPage();
  return person;
}

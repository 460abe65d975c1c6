import { labelPeople } from "../../../core/people/person.ts";
import type { User } from "../../records/resources.ts";
import { endSessionsOf } from "../../team/administration/end-sessions.ts";
import { listTeam } from "../../team/administration/users.ts";
import { includesRole } from "../security/roles.ts";
import { noSuchPage } from "../visit/outcome.ts";
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

/** Name of somebody in a list of calls or figures, which keep the ID of people who were erased. */
export const labelOf = (people: ReadonlyMap<string, TeamMember>, id: string): string =>
  people.get(id)?.label ?? "somebody who left";

/** The person that a path names, of the reader's own organization. */
export async function personOfPath(visit: MemberVisit): Promise<TeamMember> {
  const person = (await peopleOf(visit)).get(visit.id);
  if (!person) throw noSuchPage();
  return person;
}

/** Ends every session of somebody, and takes back the links that were not used. */
export async function endSessions({ service, orgId, audit }: MemberVisit, userId: string): Promise<void> {
  const ended = endSessionsOf({ orgId, userId }, service.now());
  await service.database.write([...ended, audit("session.end", userId, { all: true })]);
}

/** Reports whether the reader sees the whole team; members see what is their own (assumed: docs/decisions/0059). */
export function seesTeam({ session }: Pick<MemberVisit, "session">): boolean {
  return includesRole(session.user.role, "admin");
}

/** The user whose meetings a list is narrowed to: the one that is asked for, or the reader where that is all there is to see. */
export function ownerOf(visit: MemberVisit, wanted: string | undefined): string | undefined {
  return seesTeam(visit) ? wanted : visit.session.user.id;
}

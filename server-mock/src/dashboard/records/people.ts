import { listTeam } from "../../administration/users.ts";
import type { User } from "../../resources.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** People of the organization by ID, in the order of their names. */
export async function peopleOf({ service, orgId }: MemberVisit): Promise<Map<string, User>> {
  return new Map((await listTeam(service.database, orgId)).map((user) => [user.id, user]));
}

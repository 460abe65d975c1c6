import type { User } from "../../records/resources.ts";
import { listTeam } from "../../team/administration/users.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** People of the organization by ID, in the order of their names. */
export async function peopleOf({ service, orgId }: MemberVisit): Promise<Map<string, User>> {
  return new Map((await listTeam(service.database, orgId)).map((user) => [user.id, user]));
}

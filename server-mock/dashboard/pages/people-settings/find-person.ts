import type { User } from "../../../records/resources.ts";
import { listTeam } from "../../../team/administration/users.ts";
import { noSuchPage } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** The person that a path names, of the reader's own organization. */
export async function findPerson({ service, params, orgId }: MemberVisit): Promise<User> {
  const found = (await listTeam(service.database, orgId)).find(({ id }) => id === params["id"]);
  if (!found) throw noSuchPage();
  return found;
}

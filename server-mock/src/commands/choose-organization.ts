import type { Organization } from "../resources.ts";
import type { Database } from "../store/database.ts";
import { listOrganizations } from "../store/organization-store.ts";
import { CommandError } from "./context.ts";

/** The organization that is meant: the one with this name or id, or the only one there is. */
export async function chooseOrganization(database: Database, wanted: string | undefined): Promise<Organization> {
  const organizations = await listOrganizations(database);
  const candidates =
    wanted === undefined ? organizations : organizations.filter(({ id, name }) => id === wanted || name === wanted);
  const [only, ...others] = candidates;
  if (only && others.length === 0) return only;
  if (organizations.length === 0)
    throw new CommandError("The database is empty. Make an organization with: svc-server init");
  const names = organizations.map(({ name }) => name).join(", ");
  throw new CommandError(`Say which organization with --organization. There are: ${names}.`);
}

import type { Organization } from "../records/resources.ts";
import type { Database } from "../store/database.ts";
import { listOrganizations } from "../store/organization-store.ts";
import { CommandError } from "./context.ts";

/** Finds the organization with this name or ID, or the only one there is. */
export async function chooseOrganization(database: Database, wanted: string | undefined): Promise<Organization> {
  const organizations = await listOrganizations(database);
  const candidates =
    wanted === undefined ? organizations : organizations.filter(({ id, name }) => id === wanted || name === wanted);
  const [only, ...others] = candidates;
  if (only && others.length === 0) return only;
  if (organizations.length === 0) throw new CommandError("The database is empty. Create an organization.", "init");
  const names = organizations.map(({ name }) => name).join(", ");
  throw new CommandError(`Choose an organization with --organization. There are: ${names}.`);
}

import { itemsNamed } from "../../core/people/person.ts";
import type { Organization } from "../records/resources.ts";
import type { Database } from "../store/database.ts";
import { listOrganizations } from "../store/organization-store.ts";
import { INIT } from "./advised-commands.ts";
import { CommandError } from "./context.ts";

/** Maximum number of organizations that a message lists. */
const SHOWN = 10;

/** Finds the organization with this ID or name, in any case and accents, or the only one there is. */
export async function chooseOrganization(database: Database, wanted: string | undefined): Promise<Organization> {
  const all = await listOrganizations(database);
  if (all.length === 0) throw new CommandError("The database is empty. Create an organization.", INIT);
  const meant = wanted === undefined ? all : itemsNamed(wanted, all, ({ id, name }) => [id, name]);
  const [only, ...others] = meant;
  if (only && others.length === 0) return only;
  const choices = (only ? meant : all).map(({ id, name }) => `${name} (${id})`);
  const rest = choices.length > SHOWN ? ` and ${choices.length - SHOWN} more` : "";
  const why = only ? "Choose an organization with --organization." : `There is no organization \`${wanted}\`.`;
  throw new CommandError(`${why} There are: ${choices.slice(0, SHOWN).join(", ")}${rest}.`);
}

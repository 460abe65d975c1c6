import { itemsNamed } from "../../../core/people/person.ts";
import type { Organization } from "../../records/resources.ts";
import type { Database } from "../../store/database.ts";
import { listOrganizations } from "../../store/organization-store.ts";
import { listTeam } from "../../team/administration/users.ts";
import { PageError } from "../security/page-error.ts";
import type { LinkedUser } from "../session/sign-in-links.ts";
import type { OidcSettings } from "./oidc-settings.ts";
import type { Identity } from "./provider.lazy.ts";

/** The user of a verified address, in the organization of the provider. The role is ours: the provider says who, not what. */
export async function findProvidedUser(
  database: Database,
  settings: OidcSettings,
  { email, isEmailVerified }: Identity,
): Promise<LinkedUser> {
  const { name } = settings;
  if (typeof email !== "string" || email === "")
    throw new PageError(403, `${name} did not say your email address. Ask who runs ${name} to release it.`);
  if (!isEmailVerified)
    throw new PageError(403, `${name} has not verified that ${email} is yours. Verify it there, and sign in again.`);
  const organization = await findOrganization(database, settings);
  const users = await listTeam(database, organization.id);
  const user = users.find((other) => foldEmail(other.email) === foldEmail(email));
  if (!user)
    throw new PageError(
      403,
      `${organization.name} has no user ${email}. Ask one of its admins to add you under Settings, Accounts.`,
    );
  if (!user.is_active)
    throw new PageError(
      403,
      `${email} was deactivated at ${organization.name}. Ask one of its admins to activate it again.`,
    );
  return { id: user.id, orgId: organization.id, role: user.role };
}

async function findOrganization(database: Database, { organization, name }: OidcSettings): Promise<Organization> {
  const all = await listOrganizations(database);
  const found = organization === undefined ? all : itemsNamed(organization, all, ({ id, name: own }) => [id, own]);
  if (found[0] && found.length === 1) return found[0];
  throw new PageError(
    503,
    `It is not set up which organization ${name} signs people in to. Start svc-server with --oidc-organization and its ID.`,
  );
}

/** ASCII letters only: Unicode folding would make the Kelvin sign a k, and two addresses one. */
function foldEmail(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

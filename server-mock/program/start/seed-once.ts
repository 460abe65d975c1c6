import { newSignInLink } from "../../dashboard/session/sign-in-links.ts";
import { seedDemo } from "../../demo/seed-demo.ts";
import { hasApiAccess } from "../../keys/api-access.ts";
import type { OpenService } from "../../library/service.ts";
import type { Organization, Permission } from "../../records/resources.ts";
import { listOrganizations } from "../../store/organization-store.ts";
import { createKey } from "../../team/administration/keys.ts";
import { firstAdministrator } from "../../team/administration/users.ts";

/** Credentials for the demo data. */
export interface DemoAccess {
  organization: Organization;
  keys: Partial<Record<Permission, string>>;
  /** Path that signs in the first administrator. */
  signInPath: string;
}

/** Adds demo data to an empty database, and creates keys for it, which are shown only then. */
export async function seedOnce(service: OpenService, meetings: number | undefined): Promise<DemoAccess | undefined> {
  if ((await listOrganizations(service.database)).length > 0) return undefined;
  const { organizations } = await seedDemo(service, meetings === undefined ? {} : { meetings });
  const organization = organizations.find(hasApiAccess);
  if (!organization) return undefined;
  const keys: DemoAccess["keys"] = {};
  for (const permission of ["admin", "read"] as const) {
    const { key } = await createKey(
      { ...service, actor: "command line" },
      { orgId: organization.id, name: `Demo ${permission} key`, permissions: [permission], expiresAt: null },
    );
    keys[permission] = key;
  }
  const user = await firstAdministrator(service.database, organization.id);
  const { path, writes } = newSignInLink({ orgId: organization.id, userId: user.id }, { now: service.now() });
  await service.database.write(writes);
  return { organization, keys, signInPath: path };
}

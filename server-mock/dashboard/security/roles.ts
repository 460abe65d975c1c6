import type { Role } from "../../records/resources.ts";
import { ROLES } from "../../team/administration/users.ts";

/** Roles as people read them. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  member: "Member",
  admin: "Admin",
  superadmin: "Superadmin",
};

/** Reports whether a role includes what another one may do (assumed: docs/decisions/0059). */
export function includesRole(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

import type { Role } from "../../records/resources.ts";

const RANK: Readonly<Record<Role, number>> = { member: 0, admin: 1, superadmin: 2 };

/** Roles as people read them. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  member: "Member",
  admin: "Admin",
  superadmin: "Superadmin",
};

/** Reports whether a role includes what another one may do (assumed: docs/decisions/0059). */
export function includesRole(role: Role, least: Role): boolean {
  return RANK[role] >= RANK[least];
}

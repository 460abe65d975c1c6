import type { User } from "../../../records/resources.ts";
import { includesRole, ROLE_NAMES } from "../../security/roles.ts";
import type { Session } from "../../session/session-store.ts";
import { PageError } from "../../visit/page-error.ts";

type Person = Pick<User, "id" | "role">;

/**
 * Reports whether a user may change another one, or make a link that signs in as the other one: superadmins everybody, admins members. Else
 * an admin could become a superadmin, by an address or a link.
 */
export function mayAdminister(user: Session["user"], person: Person): boolean {
  return user.role === "superadmin" || (includesRole(user.role, "admin") && person.role === "member");
}

/** Rejects what only a superadmin may do to a person. */
export function requireMayAdminister({ user }: Session, person: Person): void {
  if (mayAdminister(user, person)) return;
  throw new PageError(
    403,
    `Only a superadmin changes the account of somebody with the role ${ROLE_NAMES[person.role]}.`,
  );
}

/** Rejects what people may not do to themselves, so that there is always somebody left who may. */
export function requireSomebodyElse({ user }: Session, person: Person, act: string): void {
  if (user.id === person.id) throw new PageError(409, `Nobody can ${act} themselves. Ask another superadmin.`);
}

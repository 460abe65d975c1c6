import { includesRole } from "../security/roles.ts";
import type { MemberVisit } from "../visit/visit.ts";

/** Reports whether the reader sees the whole team; members see what is their own (assumed: docs/decisions/0059). */
export function seesTeam({ session }: Pick<MemberVisit, "session">): boolean {
  return includesRole(session.user.role, "admin");
}

/** The user whose meetings a list is narrowed to: the one that is asked for, or the reader where that is all there is to see. */
export function ownerOf(visit: MemberVisit, wanted: string | undefined): string | undefined {
  return seesTeam(visit) ? wanted : visit.session.user.id;
}

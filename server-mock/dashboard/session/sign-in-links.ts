import type { Role } from "../../records/resources.ts";
import { type Database, insertRows, statement, type Write } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import { digestToken, isToken, MAX_CLOCK_SKEW_MS, newToken } from "./token.ts";

/** Lifetime in milliseconds of a link that somebody waits for. */
export const SIGN_IN_LINK_MS = 5 * 60 * 1000;

/** Lifetime in milliseconds of an invitation, which may be read days later. */
export const INVITATION_MS = 3 * 24 * 60 * 60 * 1000;

/** Who a link signs in. */
export interface LinkedUser {
  id: string;
  orgId: string;
  role: Role;
}

/** Who it is, for people. */
export interface NamedUser extends LinkedUser {
  name: string;
  email: string;
  organization: string;
}

type FoundUser = Omit<NamedUser, "orgId"> & { org_id: string };

const findLink = defineQuery<{ digest: string; now: string; latest: string }, FoundUser>(`
  select users.id, users.org_id, users.role, users.name, users.email, organizations.name as organization
  from sign_in_links inner join users on users.id = sign_in_links.user_id
  inner join organizations on organizations.id = users.org_id
  where digest = :digest and used_at is null and expires_at > :now and sign_in_links.created_at <= :latest
    and users.is_active = 1`);

const useLink = defineQuery<{ digest: string; now: string }, unknown>(
  "update sign_in_links set used_at = :now where digest = :digest and used_at is null",
);

const deleteExpired = defineQuery<{ now: string }, unknown>("delete from sign_in_links where expires_at < :now");

/** A new link, and the writes that make it valid. Only its digest is stored. */
export function newSignInLink(
  user: { orgId: string; userId: string },
  { now, validMs = SIGN_IN_LINK_MS }: { now: Date; validMs?: number },
): { path: string; expiresAt: string; writes: Write[] } {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + validMs).toISOString();
  const row = {
    digest: digestToken(token),
    org_id: user.orgId,
    user_id: user.userId,
    created_at: now.toISOString(),
    expires_at: expiresAt,
    used_at: null,
  };
  const writes = [statement(deleteExpired, { now: now.toISOString() }), insertRows("sign_in_links", [row])];
  return { path: `/sign-in?link=${token}`, expiresAt, writes };
}

/** The user of a link that still works; undefined for any other. */
export async function findLinkedUser(database: Database, token: string, now: Date): Promise<NamedUser | undefined> {
  if (!isToken(token)) return undefined;
  const latest = new Date(now.getTime() + MAX_CLOCK_SKEW_MS).toISOString();
  const row = await database.first(findLink, { digest: digestToken(token), now: now.toISOString(), latest });
  if (!row) return undefined;
  const { org_id: orgId, ...user } = row;
  return { ...user, orgId };
}

/** Uses a link up. Of two that do it at once, one fails with a `WriteConflict`. */
export function useLinkWrite(token: string, now: Date): Write {
  return statement(useLink, { digest: digestToken(token), now: now.toISOString() }, 1);
}

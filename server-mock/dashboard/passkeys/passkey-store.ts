import type { Role } from "../../records/resources.ts";
import { type Database, insertRows, statement, type Write, type WriteConflict } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";
import type { LinkedUser } from "../session/sign-in-links.ts";

/** A passkey, with the user that it signs in. */
export interface UsablePasskey {
  passkey: Tables["passkeys"];
  user: LinkedUser;
}

/** Maximum number of passkeys per user. */
export const MOST_PASSKEYS = 20;

const passkeysOf = defineQuery<{ orgId: string; userId: string }, Tables["passkeys"]>(
  "select * from passkeys where org_id = :orgId and user_id = :userId order by created_at desc, id",
);

const findUsable = defineQuery<{ credentialId: string; site: string }, Tables["passkeys"] & { role: string }>(`
  select passkeys.*, users.role from passkeys inner join users on users.id = passkeys.user_id
  where credential_id = :credentialId and site = :site and users.is_active = 1`);

const usePasskey = defineQuery<{ id: string; counter: number; newCounter: number; now: string }, unknown>(
  "update passkeys set counter = :newCounter, last_used_at = :now where id = :id and counter = :counter",
);

const deletePasskey = defineQuery<{ id: string; orgId: string; userId: string }, unknown>(
  "delete from passkeys where id = :id and org_id = :orgId and user_id = :userId",
);

/** Takes the user's row, so that two who add a passkey at the same time wait for one another ahead of `keepWithinLimit`. */
const holdUser = defineQuery<{ orgId: string; userId: string }, unknown>(
  "update users set name = name where id = :userId and org_id = :orgId",
);

/** Rejects the write when the user would have too many. It runs after the insert. */
const keepWithinLimit = defineQuery<{ orgId: string; userId: string }, unknown>(`
  update users set name = name where id = :userId and org_id = :orgId
    and (select count(*) from passkeys where org_id = :orgId and user_id = :userId) <= ${MOST_PASSKEYS}`);

/** The passkeys of a user, newest first. */
export function listPasskeys(
  database: Database,
  user: { orgId: string; userId: string },
): Promise<Tables["passkeys"][]> {
  return database.all(passkeysOf, user);
}

/** The passkey of a credential, if it was made at this site and its user is active. */
export async function findUsablePasskey(
  database: Database,
  credential: { credentialId: string; site: string },
): Promise<UsablePasskey | undefined> {
  const row = await database.first(findUsable, credential);
  if (!row) return undefined;
  const { role, ...passkey } = row;
  return { passkey, user: { id: passkey.user_id, orgId: passkey.org_id, role: role as Role } };
}

/** Adds a passkey. Fails with a `WriteConflict` where the credential has one, or the user would have more than `MOST_PASSKEYS`. */
export function addPasskeyWrites(passkey: Tables["passkeys"]): Write[] {
  const user = { orgId: passkey.org_id, userId: passkey.user_id };
  return [statement(holdUser, user), insertRows("passkeys", [passkey]), statement(keepWithinLimit, user, 1)];
}

/** Reports whether a passkey was not added because the user has `MOST_PASSKEYS`. */
export function isOverLimit({ query }: WriteConflict): boolean {
  return query === keepWithinLimit;
}

/** Notes a use. Of two that show the same count, such as a copied authenticator's, one fails with a `WriteConflict`. */
export function usePasskeyWrite({ id, counter }: Tables["passkeys"], newCounter: number, now: Date): Write {
  return statement(usePasskey, { id, counter, newCounter, now: now.toISOString() }, 1);
}

/** Fails with a `WriteConflict` where the user has no such passkey. */
export function removePasskeyWrite(passkey: { id: string; orgId: string; userId: string }): Write {
  return statement(deletePasskey, passkey, 1);
}

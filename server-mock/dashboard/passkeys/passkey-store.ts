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

const passkeysOf = defineQuery<{ orgId: string; userId: string }, Tables["passkeys"]>((builder, slot) =>
  builder
    .selectFrom("passkeys")
    .selectAll()
    .where("org_id", "=", slot("orgId"))
    .where("user_id", "=", slot("userId"))
    .orderBy("created_at", "desc")
    .orderBy("id"),
);

const findUsable = defineQuery<{ credentialId: string; site: string }, Tables["passkeys"] & { role: string }>(
  (builder, slot) =>
    builder
      .selectFrom("passkeys")
      .innerJoin("users", "users.id", "passkeys.user_id")
      .selectAll("passkeys")
      .select("users.role")
      .where("credential_id", "=", slot("credentialId"))
      .where("site", "=", slot("site"))
      .where("users.is_active", "=", 1),
);

const usePasskey = defineQuery<{ id: string; counter: number; newCounter: number; now: string }, unknown>(
  (builder, slot) =>
    builder
      .updateTable("passkeys")
      .set({ counter: slot("newCounter"), last_used_at: slot("now") })
      .where("id", "=", slot("id"))
      .where("counter", "=", slot("counter")),
);

const deletePasskey = defineQuery<{ id: string; orgId: string; userId: string }, unknown>((builder, slot) =>
  builder
    .deleteFrom("passkeys")
    .where("id", "=", slot("id"))
    .where("org_id", "=", slot("orgId"))
    .where("user_id", "=", slot("userId")),
);

/** Takes the user's row, so that two who add a passkey at the same time wait for one another ahead of `keepWithinLimit`. */
const holdUser = defineQuery<{ orgId: string; userId: string }, unknown>((builder, slot) =>
  builder
    .updateTable("users")
    .set((update) => ({ name: update.ref("name") }))
    .where("id", "=", slot("userId"))
    .where("org_id", "=", slot("orgId")),
);

/** Rejects the write when the user would have too many. It runs after the insert. */
const keepWithinLimit = defineQuery<{ orgId: string; userId: string }, unknown>((builder, slot) =>
  builder
    .updateTable("users")
    .set((update) => ({ name: update.ref("name") }))
    .where("id", "=", slot("userId"))
    .where("org_id", "=", slot("orgId"))
    .where(
      (where) =>
        where
          .selectFrom("passkeys")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("org_id", "=", slot("orgId"))
          .where("user_id", "=", slot("userId")),
      "<=",
      MOST_PASSKEYS,
    ),
);

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

import { statement, type Write } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";

const endSessions = defineQuery<{ orgId: string; userId: string; now: string }, unknown>(`
  update sessions set ended_at = :now, notice = null
  where org_id = :orgId and user_id = :userId and ended_at is null`);

const deleteFrom = (table: string, also = "") =>
  defineQuery<{ orgId: string; userId: string }, unknown>(
    `delete from ${table} where org_id = :orgId and user_id = :userId${also}`,
  );
const deleteUnusedLinks = deleteFrom("sign_in_links", " and used_at is null");
const deleteSignIns = ["sessions", "sign_in_links", "passkeys"].map((table) => deleteFrom(table));

/** Statements that delete a user's sign-in data, including browsers and addresses, for the transaction that erases the user. */
export function forgetSignInsOf(user: { orgId: string; userId: string }): Write[] {
  return deleteSignIns.map((query) => statement(query, user));
}

/** Statements that sign a user out everywhere and revoke unused sign-in links, for a larger transaction. */
export function endSessionsOf(user: { orgId: string; userId: string }, now: Date): Write[] {
  return [statement(endSessions, { ...user, now: now.toISOString() }), statement(deleteUnusedLinks, user)];
}

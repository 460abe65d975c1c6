import { statement, type Write } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";

const endSessions = defineQuery<{ orgId: string; userId: string; now: string }, unknown>((builder, slot) =>
  builder
    .updateTable("sessions")
    .set({ ended_at: slot("now"), notice: null })
    .where("org_id", "=", slot("orgId"))
    .where("user_id", "=", slot("userId"))
    .where("ended_at", "is", null),
);

const deleteLinks = defineQuery<{ orgId: string; userId: string }, unknown>((builder, slot) =>
  builder
    .deleteFrom("sign_in_links")
    .where("org_id", "=", slot("orgId"))
    .where("user_id", "=", slot("userId"))
    .where("used_at", "is", null),
);

const deleteSessions = defineQuery<{ orgId: string; userId: string }, unknown>((builder, slot) =>
  builder.deleteFrom("sessions").where("org_id", "=", slot("orgId")).where("user_id", "=", slot("userId")),
);

const deleteAllLinks = defineQuery<{ orgId: string; userId: string }, unknown>((builder, slot) =>
  builder.deleteFrom("sign_in_links").where("org_id", "=", slot("orgId")).where("user_id", "=", slot("userId")),
);

const deletePasskeys = defineQuery<{ orgId: string; userId: string }, unknown>((builder, slot) =>
  builder.deleteFrom("passkeys").where("org_id", "=", slot("orgId")).where("user_id", "=", slot("userId")),
);

/** Deletes what is known of how a user signs in, browsers and addresses included, for the transaction that erases the user. */
export function forgetSignInsOf(user: { orgId: string; userId: string }): Write[] {
  return [deleteSessions, deleteAllLinks, deletePasskeys].map((query) => statement(query, user));
}

/** Signs a user out everywhere, and takes back the links that nobody has used; for the transaction of the act that asks for it. */
export function endSessionsOf(user: { orgId: string; userId: string }, now: Date): Write[] {
  return [statement(endSessions, { ...user, now: now.toISOString() }), statement(deleteLinks, user)];
}

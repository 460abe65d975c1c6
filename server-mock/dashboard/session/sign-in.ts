import type { IdSource } from "../../records/ids.ts";
import type { Database, Write } from "../../store/database.ts";
import { auditWrite } from "../../team/administration/audit.ts";
import type { SessionOrigin, SessionStore } from "./session-store.ts";
import type { LinkedUser } from "./sign-in-links.ts";

/**
 * Signs a user in: session, audit entry, and whatever admits the user, such as the link that is used up, in one transaction.
 *
 * @returns token for the cookie
 */
export async function signIn(
  parts: { database: Database; ids: IdSource; now: () => Date; sessions: SessionStore },
  user: LinkedUser,
  { origin, also = [] }: { origin: SessionOrigin; also?: Write[] },
): Promise<string> {
  const { id, token, writes } = parts.sessions.start(user, origin);
  const audit = auditWrite(
    { ids: parts.ids, now: parts.now, actor: user.id, address: origin.address ?? null },
    { org_id: user.orgId, action: "session.start", subject: id, details: { method: origin.method } },
  );
  await parts.database.write([...also, ...writes, audit]);
  return token;
}

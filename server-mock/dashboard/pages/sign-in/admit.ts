import type { IdSource } from "../../../records/ids.ts";
import type { Database, Write } from "../../../store/database.ts";
import { auditWrite } from "../../../team/administration/audit.ts";
import { sessionCookie } from "../../session/session-cookie.ts";
import type { SessionOrigin, SessionStore, SignInMethod } from "../../session/session-store.ts";
import type { LinkedUser } from "../../session/sign-in-links.ts";
import type { Visit } from "../../visit/visit.ts";

/**
 * Starts the session of somebody who has shown who they are, and ends the one that the browser had: somebody else's, or an
 * older one of the same person.
 *
 * @param also - writes of the same transaction, such as that of the link that is used up
 * @returns value of `Set-Cookie`
 * @throws WriteConflict - one of `also` was not possible, and nobody was signed in
 */
export async function admit(
  visit: Visit,
  user: LinkedUser,
  { method, also }: { method: SignInMethod; also: Write[] },
): Promise<string> {
  const { service, sessions, session, request, address, site } = visit;
  const origin = { method, address, userAgent: request.headers.get("user-agent") };
  const token = await signIn({ ...service, sessions }, user, { origin, also });
  if (session) await sessions.end({ orgId: session.organization.id, userId: session.user.id, id: session.id });
  return sessionCookie(token, site);
}

/**
 * Signs a user in: session, audit entry, and whatever admits the user, such as the link that is used up, in one transaction.
 *
 * @returns token for the cookie
 */
async function signIn(
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

const BASE = "http://dashboard.invalid";
const MAX_LENGTH = 512;

/** The page to open after signing in: a path of the dashboard, or else its first page. Nothing leads elsewhere. */
export function returnPath(wanted: string): string {
  if (!/^\/(?![/\\])/.test(wanted) || wanted.length > MAX_LENGTH || !URL.canParse(wanted, BASE)) return "/";
  const { origin, pathname, search } = new URL(wanted, BASE);
  return origin === BASE && !pathname.startsWith("//") && pathname !== "/sign-in" ? pathname + search : "/";
}

import type { Write } from "../../../store/database.ts";
import { sessionCookie } from "../../session/session-cookie.ts";
import type { SignInMethod } from "../../session/session-store.ts";
import { signIn } from "../../session/sign-in.ts";
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

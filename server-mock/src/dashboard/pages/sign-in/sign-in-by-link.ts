import { WriteConflict } from "../../../store/database.ts";
import { sessionCookie } from "../../session/session-cookie.ts";
import { signIn } from "../../session/sign-in.ts";
import { countAttempt } from "../../session/sign-in-attempts.ts";
import { findLinkedUser, type LinkedUser, useLinkWrite } from "../../session/sign-in-links.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { PageError } from "../../visit/page-error.ts";
import type { Visit } from "../../visit/visit.ts";
import { returnPath } from "./return-path.ts";

/** Uses a link up, and starts a session. */
export async function signInByLink(visit: Visit): Promise<Outcome> {
  const { form, service, site } = visit;
  const link = form.text("link");
  const user = await findLinkedUser(service.database, link, service.now());
  await requireFewAttempts(visit, user?.id);
  if (!user) throw endedLink();
  const token = await startSession(visit, user, link);
  await endFormerSession(visit);
  return redirect(returnPath(form.text("to")), { cookies: [sessionCookie(token, site)] });
}

/** Counts an attempt to sign in, in whichever way. */
export async function requireFewAttempts({ service, address }: Visit, userId: string | undefined): Promise<void> {
  const seconds = await countAttempt(service.database, { address, userId }, service.now());
  if (seconds === undefined) return;
  const minutes = Math.ceil(seconds / 60);
  const message = `There were too many attempts to sign in. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  throw new PageError(429, message, { "Retry-After": String(seconds) });
}

async function startSession(visit: Visit, user: LinkedUser, link: string): Promise<string> {
  const { service, sessions, request, address } = visit;
  const origin = { method: "link", address, userAgent: request.headers.get("user-agent") } as const;
  try {
    return await signIn({ ...service, sessions }, user, { origin, also: [useLinkWrite(link, service.now())] });
  } catch (error) {
    if (error instanceof WriteConflict) throw endedLink();
    throw error;
  }
}

/** Somebody else's session in the same browser, or an older one of the same person. */
async function endFormerSession({ session, sessions }: Visit): Promise<void> {
  if (!session) return;
  await sessions.end({ orgId: session.organization.id, userId: session.user.id, id: session.id });
}

function endedLink(): PageError {
  const message =
    "This link has been used already, or is older than it may be. Ask for a new one where you got it: from whoever administers your organization, or with svc-server dashboard.";
  return new PageError(410, message);
}

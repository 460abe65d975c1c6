import { countText } from "../../../../core/words/count-text.ts";
import type { Write } from "../../../store/database.ts";
import { auditWrite } from "../../../team/administration/audit.ts";
import { sessionCookie } from "../../session/session-cookie.ts";
import type { SignInMethod } from "../../session/session-store.ts";
import { countFailure } from "../../session/sign-in-attempts.ts";
import type { LinkedUser } from "../../session/sign-in-links.ts";
import { type Outcome, orConflict, PageError, redirect } from "../../visit/outcome.ts";
import type { Visit } from "../../visit/visit.ts";

interface Admission {
  method: SignInMethod;
  /** Writes of the same transaction, such as that of the link that is used up. */
  also: Write[];
  /** What is wrong where one of them is not possible, and so nobody is signed in. */
  problem: PageError;
  /** The page to open next. */
  to: string;
  /** Cookies to set beside that of the session. */
  cookies?: readonly string[];
}

/**
 * Starts the session of somebody who has shown who they are, with its audit entry and whatever admits them in one transaction, and ends
 * the one that the browser had: somebody else's, or an older one of the same person.
 */
export async function admit(
  { service, sessions, session, request, address, site }: Visit,
  user: LinkedUser,
  { method, also, problem, to, cookies = [] }: Admission,
): Promise<Outcome> {
  const { id, token, writes } = sessions.start(user, { method, address, userAgent: request.headers.get("user-agent") });
  const audit = auditWrite(
    { ids: service.ids, now: service.now, actor: user.id, address: address ?? null },
    { org_id: user.orgId, action: "session.start", subject: id, details: { method } },
  );
  await orConflict(service.database.write([...also, ...writes, audit]), () => problem);
  if (session) await sessions.end({ orgId: session.organization.id, userId: session.user.id, id: session.id });
  return redirect(returnPath(to), { cookies: [sessionCookie(token, site), ...cookies] });
}

/** Counts an attempt to sign in that failed, in whichever way, and gives what to respond with: beyond a limit, to try later. */
export async function failedAttempt({ service, address }: Visit, failure: PageError): Promise<PageError> {
  const seconds = await countFailure(service.database, address, service.now());
  if (seconds === undefined) return failure;
  const minutes = Math.ceil(seconds / 60);
  const message = `Too many attempts to sign in failed. Try again in ${countText(minutes, "minute")}; what signs you in works at once.`;
  return new PageError(429, message, { headers: { "Retry-After": String(seconds) } });
}

const BASE = "http://dashboard.invalid";
const MAX_LENGTH = 512;

/** The page to open after signing in: a path of the dashboard, or else its first page. Nothing leads elsewhere. */
export function returnPath(wanted: string): string {
  if (!/^\/(?![/\\])/.test(wanted) || wanted.length > MAX_LENGTH || !URL.canParse(wanted, BASE)) return "/";
  const { origin, pathname, search } = new URL(wanted, BASE);
  return origin === BASE && !pathname.startsWith("//") && pathname !== "/sign-in" ? pathname + search : "/";
}

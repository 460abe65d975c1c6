import { auditWrite } from "../../../team/administration/audit.ts";
import { endedCookie } from "../../session/session-cookie.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import type { Visit } from "../../visit/visit.ts";

/** Ends the session; somebody who is signed out already sees the same. */
export async function signOut({ session, sessions, site, service, address }: Visit): Promise<Outcome> {
  if (session) {
    const { user, organization, id } = session;
    const { ids, now } = service;
    const audit = auditWrite(
      { ids, now, actor: user.id, address: address ?? null },
      { org_id: organization.id, action: "session.end", subject: id, details: {} },
    );
    await sessions.end({ orgId: organization.id, userId: user.id, id }, [audit]);
  }
  return redirect("/sign-in", { cookies: [endedCookie(site)] });
}

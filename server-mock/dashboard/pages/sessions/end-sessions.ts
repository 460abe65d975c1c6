import { auditWrite } from "../../../team/administration/audit.ts";
import { endSessionsOf } from "../../../team/administration/end-sessions.ts";
import { endedCookie } from "../../session/session-cookie.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { noSuchPage } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Ends one session of the reader: another browser's, or this one. */
export async function endOneSession(visit: MemberVisit): Promise<Outcome> {
  const { sessions, session, params, admin, site, orgId } = visit;
  const id = params["id"] ?? "";
  const audit = auditWrite(admin, { org_id: orgId, action: "session.end", subject: id, details: {} });
  if (!(await sessions.end({ orgId, userId: session.user.id, id }, [audit]))) throw noSuchPage();
  if (id === session.id) return redirect("/sign-in", { cookies: [endedCookie(site)] });
  return redirect("/settings/sessions", { notice: "The session is ended." });
}

/** Ends every session of the reader, this one too. */
export async function endEverySession(visit: MemberVisit): Promise<Outcome> {
  const { session, service, admin, site, orgId } = visit;
  const userId = session.user.id;
  const audit = auditWrite(admin, { org_id: orgId, action: "session.end", subject: userId, details: { all: true } });
  await service.database.write([...endSessionsOf({ orgId, userId }, service.now()), audit]);
  return redirect("/sign-in", { cookies: [endedCookie(site)] });
}

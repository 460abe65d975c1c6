import { countText } from "../../../../core/words/count-text.ts";
import { WriteConflict } from "../../../store/database.ts";
import { countFailure } from "../../session/sign-in-attempts.ts";
import { findLinkedUser, useLinkWrite } from "../../session/sign-in-links.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { PageError } from "../../visit/page-error.ts";
import type { Visit } from "../../visit/visit.ts";
import { admit, returnPath } from "./admit.ts";

/** Uses a link up, and starts a session. */
export async function signInByLink(visit: Visit): Promise<Outcome> {
  const { form, service } = visit;
  const link = form.text("link");
  const user = await findLinkedUser(service.database, link, service.now());
  if (!user) throw await failedAttempt(visit, endedLink());
  const admission = { method: "link" as const, also: [useLinkWrite(link, service.now())] };
  const cookie = await admit(visit, user, admission).catch((error: unknown) => {
    throw error instanceof WriteConflict ? endedLink() : error;
  });
  return redirect(returnPath(form.text("to")), { cookies: [cookie] });
}

/** Counts an attempt to sign in that failed, in whichever way, and gives what to respond with: beyond a limit, to try later. */
export async function failedAttempt({ service, address }: Visit, failure: PageError): Promise<PageError> {
  const seconds = await countFailure(service.database, address, service.now());
  if (seconds === undefined) return failure;
  const minutes = Math.ceil(seconds / 60);
  const message = `Too many attempts to sign in failed. Try again in ${countText(minutes, "minute")}; what signs you in works at once.`;
  return new PageError(429, message, { "Retry-After": String(seconds) });
}

function endedLink(): PageError {
  const message =
    "This link has been used already, or is older than it may be. Ask for a new one where you got it: from an administrator of your organization, or with svc-server dashboard.";
  return new PageError(410, message);
}

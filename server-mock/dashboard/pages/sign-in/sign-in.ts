import { auditWrite } from "../../../team/administration/audit.ts";
import { endedCookie } from "../../session/session-cookie.ts";
import { findLinkedUser, type NamedUser, useLinkWrite } from "../../session/sign-in-links.ts";
import { pageHead } from "../../views/components.ts";
import { type Html, html } from "../../views/html.ts";
import { type Outcome, PageError, page, redirect } from "../../visit/outcome.ts";
import type { Visit } from "../../visit/visit.ts";
import { admit, failedAttempt, returnPath } from "./admit.ts";
import { passkeyForm } from "./sign-in-by-passkey.ts";

/** The page of a link shows a button and does nothing: programs open links ahead of people, to preview or to scan them. */
export async function showSignIn(visit: Visit): Promise<Outcome> {
  const { query, session, service } = visit;
  const link = query.text("link");
  const to = returnPath(query.text("to"));
  if (link !== "") {
    const user = await findLinkedUser(service.database, link, service.now());
    return page("Sign in", linkForm(visit, { link, to, user }));
  }
  return session ? redirect(to) : page("Sign in", waysIn(visit, to));
}

/** Says as whom, and who is signed out by it: a link that somebody else has sent signs in as somebody else. */
function linkForm(
  { session }: Visit,
  { link, to, user }: { link: string; to: string; user: NamedUser | undefined },
): Html {
  const as = user && html` as <b>${user.name}</b> (${user.email}) of ${user.organization}`;
  return html`${pageHead("Sign in")}
<p>This link signs you in once${as}.</p>
${session && html`<p>You are signed in as ${session.user.name} of ${session.organization.name}. That ends when you go on; <a href="${to}">stay signed in</a>.</p>`}
<form method="post" action="/sign-in">
<input type="hidden" name="link" value="${link}">
<input type="hidden" name="to" value="${to}">
<button class="button primary" autofocus>Sign in</button>
</form>`;
}

function waysIn(visit: Visit, to: string): Html {
  const provider = visit.oidc?.settings.name;
  return html`${pageHead("Sign in")}
${provider && html`<p><a class="button primary" href="/sign-in/oidc?to=${encodeURIComponent(to)}">Sign in with ${provider}</a></p>`}
${passkeyForm(visit, to)}
<p>The first time, you need a link. An administrator of your organization creates one under Settings, Accounts.</p>
<p>On the server's machine, this prints one:</p>
<pre>svc-server dashboard --user you@example.com</pre>
<p class="small mute">A link works once, within 5 minutes.</p>`;
}

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

/** Uses a link up, and starts a session. */
export async function signInByLink(visit: Visit): Promise<Outcome> {
  const { form, service } = visit;
  const link = form.text("link");
  const user = await findLinkedUser(service.database, link, service.now());
  if (!user) throw await failedAttempt(visit, endedLink());
  const also = [useLinkWrite(link, service.now())];
  return admit(visit, user, { method: "link", also, problem: endedLink(), to: form.text("to") });
}

function endedLink(): PageError {
  const message =
    "This link has been used already, or is older than it may be. Ask for a new one where you got it: from an administrator of your organization, or with svc-server dashboard.";
  return new PageError(410, message);
}

import { auditWrite } from "../../../team/administration/audit.ts";
import { endedCookie } from "../../session/session-cookie.ts";
import { pageHead } from "../../views/components.ts";
import { type Html, html } from "../../views/html.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { Visit } from "../../visit/visit.ts";
import { returnPath } from "./admit.ts";
import { passkeyForm } from "./sign-in-by-passkey.ts";

/** The page of a link shows a button and does nothing: programs open links ahead of people, to preview or to scan them. */
export async function showSignIn(visit: Visit): Promise<Outcome> {
  const { query, session } = visit;
  const link = query.text("link");
  const to = returnPath(query.text("to"));
  if (link !== "") return page("Sign in", linkForm(link, to));
  return session ? redirect(to) : page("Sign in", waysIn(visit, to));
}

function linkForm(link: string, to: string): Html {
  return html`${pageHead("Sign in")}
<p>This link signs you in once.</p>
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
<p>The first time, you need a link. An administrator of your organization creates one under Settings, Users.</p>
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

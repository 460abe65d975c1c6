import { pageHead } from "../../views/components.ts";
import { type Html, html } from "../../views/html.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { Visit } from "../../visit/visit.ts";
import { returnPath } from "./return-path.ts";

/** The page of a link shows a button and does nothing: programs open links ahead of people, to preview or to scan them. */
export async function showSignIn({ query, session, oidc }: Visit): Promise<Outcome> {
  const link = query.text("link");
  const to = returnPath(query.text("to"));
  if (link !== "") return page("Sign in", linkForm(link, to));
  return session ? redirect(to) : page("Sign in", waysIn(to, oidc?.settings.name));
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

function waysIn(to: string, provider: string | undefined): Html {
  return html`${pageHead("Sign in")}
${provider && html`<p><a class="button primary" href="/sign-in/oidc?to=${encodeURIComponent(to)}">Sign in with ${provider}</a></p>`}
<p>${provider ? "Without it, you" : "You"} need a link. Whoever administers your organization makes one under Settings, People.</p>
<p>On the machine of the server, this prints one:</p>
<pre>svc-server dashboard --user you@example.com</pre>
<p class="small mute">A link works once, within 5 minutes.</p>`;
}

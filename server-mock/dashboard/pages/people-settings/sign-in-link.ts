import type { User } from "../../../records/resources.ts";
import { INVITATION_MS, newSignInLink } from "../../session/sign-in-links.ts";
import { copyField } from "../../views/components.ts";
import { type Content, html, timeCell } from "../../views/html.ts";
import { type Outcome, PageError, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { findAdministered } from "./person-form.ts";

/** A link on its way to the page that shows it once, sealed in the session meanwhile. */
interface ShownLink {
  path: string;
  name: string;
  expiresAt: string;
}

/** Makes a link for somebody who has none any more. */
export async function makeLink(visit: MemberVisit): Promise<Outcome> {
  const person = await findAdministered(visit);
  if (!person.is_active) throw new PageError(409, `${person.name} is not active. Activate the account first.`);
  return redirect(`/settings/people/${person.id}`, { notice: await linkNotice(visit, person) });
}

/** Makes a link that signs a person in, and returns the notice that shows it. */
export async function linkNotice({ audit, service, orgId }: MemberVisit, { id, name }: User): Promise<string> {
  const options = { now: service.now(), validMs: INVITATION_MS };
  const { path, expiresAt, writes } = newSignInLink({ orgId, userId: id }, options);
  await service.database.write([...writes, audit("link.create", id, { expires_at: expiresAt })]);
  return JSON.stringify({ path, name, expiresAt } satisfies ShownLink);
}

/** Banner with the result of the last form: a link, or a notice. */
export function peopleBanner({ notice, site, zone }: MemberVisit): Content {
  if (!notice?.startsWith("{")) return undefined;
  const { path, name, expiresAt } = JSON.parse(notice) as ShownLink;
  return html`<div class="banner good" role="region" aria-labelledby="link-head">
<h2 id="link-head">Send this link to ${name}. It is not shown again.</h2>
${copyField({ id: "sign-in-link", label: "Link that signs in", value: `${site.origin}${path}` })}
<p>It signs in the first person who opens it, once, until ${timeCell(expiresAt, zone)}: send it where nobody else reads it.</p>
</div>`;
}

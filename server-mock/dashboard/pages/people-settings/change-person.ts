import type { User } from "../../../records/resources.ts";
import { changeUser, listTeam } from "../../../team/administration/users.ts";
import { endSessions, personOfPath } from "../../records/people.ts";
import { ROLE_NAMES } from "../../security/roles.ts";
import { badge, buttonForm, factList, pageHead } from "../../views/components.ts";
import { type FieldErrors, formActions } from "../../views/forms.ts";
import { type Content, html, timeCell } from "../../views/html.ts";
import { isStale, shownState, staleMessage } from "../../visit/form.ts";
import { type Outcome, PageError, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import {
  checkPersonDraft,
  findAdministered,
  isRole,
  mayAdminister,
  type PersonDraft,
  personFields,
  readPersonDraft,
  requireMayAdminister,
  requireSomebodyElse,
} from "./person-form.ts";
import { peopleBanner } from "./sign-in-link.ts";

/** One person: who it is, and what can be done about the account. */
export async function showPersonSettings(visit: MemberVisit): Promise<Outcome> {
  return personPage(visit, await personOfPath(visit));
}

/** Changes name, address and role. */
export async function changePerson(visit: MemberVisit): Promise<Outcome> {
  const { form, admin, service, session, orgId } = visit;
  const person = await findAdministered(visit);
  const draft = readPersonDraft(form);
  const role = isRole(draft.role) ? draft.role : person.role;
  if (role !== person.role) {
    if (session.user.role !== "superadmin") throw new PageError(403, "Only a superadmin changes roles.");
    requireSomebodyElse(session, person, "change the role of");
  }
  const errors = {
    ...(isStale(form, stateOf(person)) ? { name: staleMessage("this account") } : {}),
    ...checkPersonDraft(draft, await listTeam(service.database, orgId), person.id),
  };
  if (Object.keys(errors).length > 0) return personPage(visit, person, { draft, errors });
  const { name, email } = draft;
  const change = {
    ...(name === person.name ? {} : { name }),
    ...(email === person.email ? {} : { email }),
    ...(role === person.role ? {} : { role }),
  };
  const back = `/settings/people/${person.id}`;
  if (Object.keys(change).length === 0) return redirect(back, { notice: "Nothing was changed." });
  await changeUser(admin, { orgId, id: person.id, change, check: (stored) => requireMayAdminister(session, stored) });
  const ended = role === person.role ? "" : ` The role is ${ROLE_NAMES[role]} now; ${name} has to sign in again.`;
  return redirect(back, { notice: `Saved.${ended}` });
}

/** Takes a person out of the team, or back in. */
export async function activatePerson(visit: MemberVisit): Promise<Outcome> {
  const { form, admin, session, orgId } = visit;
  const person = await findAdministered(visit);
  requireSomebodyElse(session, person, "deactivate");
  const isActive = form.text("is_active") === "yes";
  const check = (stored: User) => requireMayAdminister(session, stored);
  await changeUser(admin, { orgId, id: person.id, change: { is_active: isActive }, check });
  const notice = isActive
    ? `${person.name} is active again. Make a link to sign in with.`
    : `${person.name} is not active any more, and signed out everywhere. Calls and reports stay.`;
  return redirect(`/settings/people/${person.id}`, { notice });
}

/** Ends every session of a person, and takes back the links that were not used. */
export async function signPersonOut(visit: MemberVisit): Promise<Outcome> {
  const person = await findAdministered(visit);
  await endSessions(visit, person.id);
  return redirect(`/settings/people/${person.id}`, { notice: `${person.name} is signed out everywhere.` });
}

async function personPage(
  visit: MemberVisit,
  person: User,
  { draft = person, errors = {} }: { draft?: PersonDraft; errors?: FieldErrors } = {},
): Promise<Outcome> {
  const { sessions, session, zone, orgId } = visit;
  const seen = (await sessions.lastSeen(orgId)).get(person.id) ?? null;
  const isOwn = person.id === session.user.id;
  const path = `/settings/people/${person.id}`;
  const mayChooseRole = session.user.role === "superadmin" && !isOwn;
  // The form has what is stored, unless it was sent and not accepted.
  const isShown = mayAdminister(session.user, person) && draft === person;
  const facts = factList([
    ...(isShown ? [] : [["Email", person.email] as const]),
    ...(isShown && mayChooseRole ? [] : [["Role", ROLE_NAMES[person.role]] as const]),
    ["State", person.is_active ? "Active" : badge("Inactive", "mute")],
    ["Last seen here", seen === null ? "never" : timeCell(seen, zone)],
  ]);
  const forms: Content = mayAdminister(session.user, person)
    ? html`<h2>Change</h2>
<form method="post" action="${path}">${shownState(stateOf(person))}${personFields(draft, { errors, mayChooseRole })}${formActions("Save", { back: "/settings/people" })}</form>
<h2>Sign-in</h2>
<div class="row">
${person.is_active && buttonForm({ label: "Make a link to sign in", action: `${path}/link` })}
${buttonForm({ label: "Sign out everywhere", action: `${path}/sign-out` })}
${!isOwn && activation(path, person)}
</div>`
    : html`<p class="mute">Only a superadmin changes this account.</p>`;
  const content = html`${pageHead(person.name)}${peopleBanner(visit)}${facts}${forms}`;
  return page(`Account of ${person.name}`, content, { errors });
}

/** What the form of a person changes. */
function stateOf({ name, email, role }: User): readonly string[] {
  return [name, email, role];
}

function activation(path: string, { is_active, name }: User): Content {
  const action = `${path}/activate`;
  if (!is_active) return buttonForm({ label: "Activate", action, fields: { is_active: "yes" } });
  return html`<details><summary>Deactivate</summary>
<p>Signs out everywhere at once, and keeps calls and reports.</p>
${buttonForm({ label: "Deactivate", of: name, action }, "danger")}</details>`;
}

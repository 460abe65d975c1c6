import type { User } from "../../../records/resources.ts";
import { addUser, listTeam } from "../../../team/administration/users.ts";
import { ROLE_NAMES } from "../../security/roles.ts";
import { badge, type Column, pageHead, table } from "../../views/components.ts";
import { type FieldErrors, formActions } from "../../views/forms.ts";
import { html, timeCell } from "../../views/html.ts";
import { listTitle, namedPage } from "../../visit/list-fields.ts";
import { type Outcome, PageError, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { checkPersonDraft, isRole, type PersonDraft, personFields, readPersonDraft } from "./person-form.ts";
import { linkNotice, peopleBanner } from "./sign-in-link.ts";

const TITLE = "Accounts";
const INVITE = html`<a class="button primary" href="/settings/people/new">Invite</a>`;

/** Everybody in the organization, those who left last. */
export async function listPeople(visit: MemberVisit): Promise<Outcome> {
  const { service, sessions, orgId, zone } = visit;
  const team = await listTeam(service.database, orgId);
  const seen = await sessions.lastSeen(orgId);
  const sorted = team.toSorted((left, right) => Number(right.is_active) - Number(left.is_active));
  const { shown, search, pages, number } = namedPage(visit, { rows: sorted, nameOf: ({ name }) => name });
  const columns: Column<User>[] = [
    { head: "Name", cell: ({ id, name }) => html`<a href="/settings/people/${id}">${name}</a>` },
    { head: "Email", cell: ({ email }) => html`${email.split("@")[0]}<wbr>@${email.split("@")[1]}` },
    { head: "Role", cell: ({ role }) => ROLE_NAMES[role] },
    { head: "Last seen here", cell: ({ id }) => (seen.has(id) ? timeCell(seen.get(id) ?? null, zone) : "never") },
    { head: "State", cell: ({ is_active }) => (is_active ? "Active" : badge("Inactive", "mute")) },
  ];
  const lead = "People who can sign in, and what they may do. When somebody leaves, calls and reports stay.";
  const content = html`${pageHead(TITLE, { lead, actions: INVITE })}
${peopleBanner(visit)}
${search}${shown.length === 0 ? html`<p>Nobody of this name.</p>` : table(TITLE, columns, shown)}${pages}`;
  return page(listTitle(TITLE, [], number), content);
}

/** The form that invites somebody. */
export async function showInvitation(visit: MemberVisit): Promise<Outcome> {
  return formPage(visit, { name: "", email: "", role: "member" });
}

/** Adds a person, and shows the link that the person signs in with. */
export async function invitePerson(visit: MemberVisit): Promise<Outcome> {
  const { form, admin, service, session, orgId } = visit;
  const draft = readPersonDraft(form);
  const role = isRole(draft.role) ? draft.role : "member";
  if (role !== "member" && session.user.role !== "superadmin")
    throw new PageError(403, "Only a superadmin chooses roles. Invite a member, and ask a superadmin for more.");
  const errors = checkPersonDraft(draft, await listTeam(service.database, orgId));
  if (Object.keys(errors).length > 0) return formPage(visit, draft, errors);
  const user = await addUser(admin, { orgId, name: draft.name, email: draft.email, role });
  return redirect("/settings/people", { notice: await linkNotice(visit, user) });
}

function formPage({ session }: MemberVisit, draft: PersonDraft, errors: FieldErrors = {}): Outcome {
  const lead = "You get a link to send. It works once, for three days; nothing is sent from here.";
  const mayChooseRole = session.user.role === "superadmin";
  const content = html`${pageHead("Invite somebody", { lead })}
<form method="post" action="/settings/people">${personFields(draft, { errors, mayChooseRole })}
${formActions("Invite", { back: "/settings/people" })}</form>`;
  return page("Invite somebody", content, { errors });
}

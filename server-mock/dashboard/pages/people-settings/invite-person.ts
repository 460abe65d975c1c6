import { addUser, listTeam } from "../../../team/administration/users.ts";
import { pageHead } from "../../views/components.ts";
import { errorSummary, type FieldErrors, formActions } from "../../views/forms.ts";
import { html } from "../../views/html.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import { PageError } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { checkPersonDraft, isRole, type PersonDraft, personFields, readPersonDraft } from "./person-form.ts";
import { linkNotice } from "./sign-in-link.ts";

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
${errorSummary(errors)}
<form method="post" action="/settings/people">${personFields(draft, { errors, mayChooseRole })}
${formActions("Invite", { back: "/settings/people" })}</form>`;
  return page("Invite somebody", content, Object.keys(errors).length > 0 ? { status: 422 } : {});
}

import type { Role, User } from "../../../records/resources.ts";
import { isEmail, MAX_EMAIL_LENGTH } from "../../../team/administration/users.ts";
import { personOfPath, type TeamMember } from "../../records/people.ts";
import { includesRole, ROLE_NAMES } from "../../security/roles.ts";
import type { Session } from "../../session/session-store.ts";
import { type FieldErrors, selectField, textField } from "../../views/forms.ts";
import { type Html, html } from "../../views/html.ts";
import type { Fields } from "../../visit/form.ts";
import { PageError } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Input of the form for a person. */
export interface PersonDraft {
  name: string;
  email: string;
  role: string;
}

const MAX_NAME_LENGTH = 100;

/** Reads the form. */
export function readPersonDraft(form: Fields): PersonDraft {
  return { name: form.text("name"), email: form.text("email"), role: form.text("role") };
}

/** Checks a draft and returns every problem at once. */
export function checkPersonDraft({ name, email, role }: PersonDraft, team: readonly User[], id?: string): FieldErrors {
  const errors: Record<string, string> = {};
  if (name === "") errors["name"] = "Give the full name, as it stands in transcripts.";
  if (name.length > MAX_NAME_LENGTH) errors["name"] = `Use at most ${MAX_NAME_LENGTH} characters for the name.`;
  if (!isEmail(email)) errors["email"] = "Give an email address, such as ana@example.com.";
  const owner = team.find((other) => other.email.toLowerCase() === email.toLowerCase() && other.id !== id);
  if (owner) errors["email"] = `This address belongs to ${owner.name} already.`;
  if (role !== "" && !isRole(role)) errors["role"] = "Choose a role.";
  return errors;
}

/** Reports whether a text names a role. */
export function isRole(text: string): text is Role {
  return Object.hasOwn(ROLE_NAMES, text);
}

/** The fields of a person. Only superadmins choose roles. */
export function personFields(
  draft: PersonDraft,
  { errors, mayChooseRole }: { errors: FieldErrors; mayChooseRole: boolean },
): Html {
  return html`${textField({ name: "name", label: "Full name", value: draft.name, errors, isRequired: true, maxLength: MAX_NAME_LENGTH, hint: "As in transcripts, so that calls find their owner." })}
${textField({ name: "email", label: "Email", type: "email", value: draft.email, errors, isRequired: true, maxLength: MAX_EMAIL_LENGTH })}
${mayChooseRole && selectField({ name: "role", label: "Role", value: draft.role, options: Object.entries(ROLE_NAMES), errors, hint: "Members see their own calls, reports and roleplay. Admins see all, and manage keys, templates and members. Superadmins also choose roles and the subscription." })}`;
}

type Person = Pick<User, "id" | "role">;

/**
 * Reports whether a user may change another one, or make a link that signs in as the other one: superadmins everybody, admins members. Else
 * an admin could become a superadmin, by an address or a link.
 */
export function mayAdminister(user: Session["user"], person: Person): boolean {
  return user.role === "superadmin" || (includesRole(user.role, "admin") && person.role === "member");
}

/** The person that a path names, whom the reader may change. */
export async function findAdministered(visit: MemberVisit): Promise<TeamMember> {
  const person = await personOfPath(visit);
  requireMayAdminister(visit.session, person);
  return person;
}

/** Rejects what only a superadmin may do to a person. */
export function requireMayAdminister({ user }: Session, person: Person): void {
  if (mayAdminister(user, person)) return;
  throw new PageError(
    403,
    `Only a superadmin changes the account of somebody with the role ${ROLE_NAMES[person.role]}.`,
  );
}

/** Rejects what people may not do to themselves, so that there is always somebody left who may. */
export function requireSomebodyElse({ user }: Session, person: Person, act: string): void {
  if (user.id === person.id) throw new PageError(409, `Nobody can ${act} themselves. Ask another superadmin.`);
}

import type { Role, User } from "../../../records/resources.ts";
import { ROLE_NAMES } from "../../security/roles.ts";
import { type FieldErrors, selectField, textField } from "../../views/forms.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import type { Fields } from "../../visit/form.ts";

/** Input of the form for a person. */
export interface PersonDraft {
  name: string;
  email: string;
  role: string;
}

const MAX_NAME_LENGTH = 100;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const MAX_EMAIL_LENGTH = 254;
const ROLE_OPTIONS = Object.entries(ROLE_NAMES);

/** Reads the form. */
export function readPersonDraft(form: Fields): PersonDraft {
  return { name: form.text("name"), email: form.text("email"), role: form.text("role") };
}

/** Checks a draft and returns every problem at once. */
export function checkPersonDraft({ name, email, role }: PersonDraft, team: readonly User[], id?: string): FieldErrors {
  const errors: Record<string, string> = {};
  if (name === "") errors["name"] = "Give the full name, as it stands in transcripts.";
  if (name.length > MAX_NAME_LENGTH) errors["name"] = `Use at most ${MAX_NAME_LENGTH} characters for the name.`;
  const isAddress = EMAIL.test(email) && email.length <= MAX_EMAIL_LENGTH;
  if (!isAddress) errors["email"] = "Give an email address, such as ana@example.com.";
  const owner = team.find((other) => other.email.toLowerCase() === email.toLowerCase() && other.id !== id);
  if (isAddress && owner) errors["email"] = `This address belongs to ${owner.name} already.`;
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
  return html`${textField({ name: "name", label: "Full name", value: draft.name, errors, isRequired: true, maxLength: MAX_NAME_LENGTH, hint: "As it stands in transcripts: meetings find their owner by it." })}
${textField({ name: "email", label: "Email", type: "email", value: draft.email, errors, isRequired: true, maxLength: MAX_EMAIL_LENGTH })}
${mayChooseRole && roleField(draft.role, errors)}`;
}

function roleField(value: string, errors: FieldErrors): Content {
  return html`${selectField({ name: "role", label: "Role", value, options: ROLE_OPTIONS, errors, hint: "Members see their own meetings, reports and roleplay. Admins see all, and manage keys, templates and members. Superadmins also choose roles and the subscription." })}`;
}

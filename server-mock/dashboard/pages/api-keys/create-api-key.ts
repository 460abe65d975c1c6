import { isUuid } from "../../../../core/ids/uuid.ts";
import { readDay } from "../../../../core/periods/read-moment.ts";
import type { Permission } from "../../../records/resources.ts";
import { WriteConflict } from "../../../store/database.ts";
import { createKey, type KeyRequest } from "../../../team/administration/keys.ts";
import { pageHead } from "../../views/components.ts";
import { checkField, type FieldErrors, formActions, selectField, textField } from "../../views/forms.ts";
import { type Content, html } from "../../views/html.ts";
import type { Fields } from "../../visit/form.ts";
import { type Outcome, PageError, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { noticeOfKey } from "./new-key.ts";

const TITLE = "New API key";

/** The form of a new key. */
export async function showKeyForm({ service }: MemberVisit): Promise<Outcome> {
  return formPage({ id: service.ids.uuid(), name: "", permissions: ["read"], expires: "never", expiresOn: "" });
}

/** Creates a key, which the list then shows once. */
export async function createApiKey({ form, service, admin, orgId }: MemberVisit): Promise<Outcome> {
  const draft = readKeyDraft(form);
  const checked = checkKeyDraft(draft, service.now());
  if ("errors" in checked) return formPage(draft, checked.errors);
  try {
    const created = await createKey(admin, { orgId, ...checked.key });
    return redirect("/settings/api-keys", { notice: noticeOfKey(created) });
  } catch (error) {
    // The form was sent twice: the first time has made the key, and left it to be shown.
    if (error instanceof WriteConflict) return redirect("/settings/api-keys");
    throw error;
  }
}

function formPage(draft: KeyDraft, errors: FieldErrors = {}): Outcome {
  const lead = "You see the key only once, on the next page. Later only its prefix is shown.";
  const hint = "What the key is for, so that you know later what stops when you revoke it.";
  const name = { name: "name", label: "Name", value: draft.name, maxLength: MAX_NAME_LENGTH, hint };
  const content = html`${pageHead(TITLE, { lead })}<form method="post" action="/settings/api-keys">
<input type="hidden" name="id" value="${draft.id}">
${textField({ ...name, errors, isRequired: true, hasFocus: true })}
${checkField({ name: "permissions", label: "Permissions", options: PERMISSIONS, checked: draft.permissions, errors })}
${expiryFields(draft, errors)}
${formActions("Create key", { back: "/settings/api-keys" })}
</form>`;
  return page(TITLE, content, { errors });
}

/** What each permission allows, as the API document has it. */
const PERMISSIONS: readonly (readonly [permission: Permission, label: string, sentence: string])[] = [
  ["read", "Read", "Reads calls, reports, templates, team statistics, insights and roleplay sessions."],
  [
    "write",
    "Write",
    "Creates, updates and deletes templates. It does not include reading: check Read as well if the program reads.",
  ],
  ["admin", "Admin", "Everything, administrative operations too. Few programs need it."],
];

/** Input of the form for a new key. */
export interface KeyDraft {
  /** ID of the key to be: a form that is sent twice makes one key. */
  id: string;
  name: string;
  permissions: string[];
  expires: string;
  expiresOn: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_NAME_LENGTH = 100;
const ON_DATE = "date";
const EXPIRIES = [
  ["never", "Never"],
  ["30", "In 30 days"],
  ["90", "In 90 days"],
  ["365", "In a year"],
  [ON_DATE, "On the date below"],
] as const;

/** Reads the form. */
export function readKeyDraft(form: Fields): KeyDraft {
  const id = form.text("id");
  if (!isUuid(id)) throw new PageError(400, "The form is not complete. Open it again.");
  return {
    id,
    name: form.text("name"),
    permissions: form.all("permissions"),
    expires: form.text("expires"),
    expiresOn: form.text("expires_on"),
  };
}

/** Checks a draft; every problem at once. */
export function checkKeyDraft(
  draft: KeyDraft,
  now: Date,
): { key: Omit<KeyRequest, "orgId"> } | { errors: FieldErrors } {
  const expiry = expiryOf(draft, now);
  const errors: Record<string, string> = "at" in expiry ? {} : { ...expiry };
  if (draft.name === "") errors["name"] = "Give the key a name, such as the program that uses it.";
  if (draft.name.length > MAX_NAME_LENGTH) errors["name"] = `Use at most ${MAX_NAME_LENGTH} characters for the name.`;
  const permissions = PERMISSIONS.map(([permission]) => permission).filter((permission) =>
    draft.permissions.includes(permission),
  );
  if (permissions.length === 0) errors["permissions"] = "Choose at least one permission.";
  if (!("at" in expiry) || Object.keys(errors).length > 0) return { errors };
  return { key: { id: draft.id, name: draft.name, permissions, expiresAt: expiry.at } };
}

/** Timestamp at which a key expires, from the form, or what is wrong with it, by field. */
export function expiryOf(
  { expires, expiresOn }: Pick<KeyDraft, "expires" | "expiresOn">,
  now: Date,
): { at: string | null } | { expires: string } | { expires_on: string } {
  if (!EXPIRIES.some(([value]) => value === expires)) return { expires: "Choose when the key expires." };
  if (expires === "never") return { at: null };
  if (expires !== ON_DATE) return { at: new Date(now.getTime() + Number(expires) * DAY_MS).toISOString() };
  const end = readDay(expiresOn, "to", { now, timeZone: "UTC" });
  if (!end) return { expires_on: "Enter the expiry date as YYYY-MM-DD, such as 2027-01-31." };
  return end <= now ? { expires_on: "The expiry date is in the past. Choose a later one." } : { at: end.toISOString() };
}

/** Fields for the expiry of a key. */
export function expiryFields(
  { expires, expiresOn }: Pick<KeyDraft, "expires" | "expiresOn">,
  errors: FieldErrors,
): Content {
  return html`${selectField({ name: "expires", label: "Expires", value: expires, options: EXPIRIES, errors })}
${textField({ name: "expires_on", label: "Expiry date (optional, UTC)", type: "date", value: expiresOn, errors })}`;
}

import type { ApiKey } from "../../../keys/key-store.ts";
import { WriteConflict } from "../../../store/database.ts";
import { AdministrationError } from "../../../team/administration/administration.ts";
import { isUsable, rotateKey } from "../../../team/administration/keys.ts";
import { pageHead } from "../../views/components.ts";
import { type FieldErrors, formActions, selectField } from "../../views/forms.ts";
import { html } from "../../views/html.ts";
import { type Outcome, PageError, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { expiryFields, expiryOf, type KeyDraft, readKeyDraft } from "./create-api-key.ts";
import { noticeOfKey } from "./new-key.ts";
import { findKey } from "./revoke-api-key.ts";

const HOUR_MS = 60 * 60 * 1000;
const OVERLAPS = [
  ["0", "Not at all: it stops now"],
  ["1", "1 hour"],
  ["24", "1 day"],
  ["168", "1 week"],
] as const;

/** What was typed into the form. */
type Draft = Pick<KeyDraft, "id" | "expires" | "expiresOn"> & { overlap: string };

/** The form that replaces a key. */
export async function showRotation(visit: MemberVisit): Promise<Outcome> {
  return formPage(visit, { id: visit.service.ids.uuid(), overlap: "24", expires: "never", expiresOn: "" });
}

/** Creates a key like another one, which works on for a while. */
export async function rotateApiKey(visit: MemberVisit): Promise<Outcome> {
  const { form, service, admin, orgId } = visit;
  const old = await findKey(visit);
  const draft = { ...readKeyDraft(form), overlap: form.text("overlap") };
  const isKnown = OVERLAPS.some(([hours]) => hours === draft.overlap);
  const expiry = expiryOf(draft, service.now());
  if (!isKnown || !("at" in expiry))
    return formPage(visit, draft, {
      ...(isKnown ? {} : { overlap: "Choose how long the old key works." }),
      ...("at" in expiry ? {} : expiry),
    });
  if ((await service.keys.list(orgId)).some(({ id }) => id === draft.id)) return redirect("/settings/api-keys");
  requireUsable(old, service.now());
  const overlapMs = Number(draft.overlap) * HOUR_MS;
  try {
    const { created, endsAt } = await rotateKey(admin, {
      orgId,
      id: old.id,
      newId: draft.id,
      overlapMs,
      expiresAt: expiry.at,
    });
    return redirect("/settings/api-keys", { notice: noticeOfKey(created, { name: old.name, endsAt }) });
  } catch (error) {
    // The form was sent twice: the first time has made the key, and left it to be shown.
    if (error instanceof WriteConflict && error.query === undefined) return redirect("/settings/api-keys");
    if (!(error instanceof AdministrationError)) throw error;
    throw new PageError(409, `The key “${old.name}” has just been revoked by somebody else. No new one was created.`);
  }
}

async function formPage(visit: MemberVisit, draft: Draft, errors: FieldErrors = {}): Promise<Outcome> {
  const key = await findKey(visit);
  requireUsable(key, visit.service.now());
  const title = `Rotate “${key.name}”`;
  const content = html`${pageHead(title, { lead: "Creates a new key with the same name and permissions. Both work for a while, so that programs can switch; then the old one ends by itself." })}
<form method="post" action="/settings/api-keys/${key.id}/rotate">
<input type="hidden" name="id" value="${draft.id}">
${selectField({ name: "overlap", label: `How long the old key ${key.prefix}… still works`, value: draft.overlap, options: OVERLAPS, errors })}
${expiryFields(draft, errors)}
${formActions("Create the new key", { back: "/settings/api-keys" })}
</form>`;
  return page(title, content, { errors });
}

function requireUsable(key: ApiKey, now: Date): void {
  if (!isUsable(key, now))
    throw new PageError(
      409,
      `The key “${key.name}” does not work any more, so there is nothing to replace. Create a new one.`,
    );
}

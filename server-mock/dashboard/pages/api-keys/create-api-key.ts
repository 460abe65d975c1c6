import { WriteConflict } from "../../../store/database.ts";
import { createKey } from "../../../team/administration/keys.ts";
import { pageHead } from "../../views/components.ts";
import type { FieldErrors } from "../../views/forms.ts";
import { html } from "../../views/html.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import { PageError } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { checkKeyDraft, isNewId, type KeyDraft, keyForm, readKeyDraft } from "./key-form.ts";
import { noticeOfKey } from "./new-key.ts";

const TITLE = "New API key";

/** The form of a new key. */
export async function showKeyForm({ service }: MemberVisit): Promise<Outcome> {
  return formPage({ id: service.ids.uuid(), name: "", permissions: ["read"], expires: "never", expiresOn: "" });
}

/** Creates a key, which the list then shows once. */
export async function createApiKey({ form, service, admin, orgId }: MemberVisit): Promise<Outcome> {
  const draft = readKeyDraft(form);
  if (!isNewId(draft.id)) throw new PageError(400, "The form is not complete. Open it again.");
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

function formPage(draft: KeyDraft, errors?: FieldErrors): Outcome {
  const lead = "You see the key only once, on the next page. Later only its prefix is shown.";
  const content = html`${pageHead(TITLE, { lead })}${keyForm(draft, errors)}`;
  return page(errors ? `Not created: ${TITLE}` : TITLE, content, errors ? { status: 422 } : {});
}

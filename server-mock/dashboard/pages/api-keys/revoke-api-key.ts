import type { ApiKey } from "../../../keys/key-store.ts";
import { AdministrationError } from "../../../team/administration/administration.ts";
import { revokeKey } from "../../../team/administration/keys.ts";
import { pageHead } from "../../views/components.ts";
import { formActions } from "../../views/forms.ts";
import { html, timeCell } from "../../views/html.ts";
import { noSuchPage, type Outcome, PageError, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Asks before a key is revoked, and names it: nothing brings it back. */
export async function confirmRevocation(visit: MemberVisit): Promise<Outcome> {
  const key = await findKey(visit);
  if (key.revoked_at !== null) return redirect("/settings/api-keys", { notice: alreadyRevoked(key) });
  const used = key.last_used_at
    ? html`It was last used ${timeCell(key.last_used_at, visit.zone)}.`
    : "No program has used it yet.";
  const title = `Revoke “${key.name}”?`;
  const content = html`${pageHead(title)}
<p>The key <code>${key.prefix}…</code> stops working at once and for good: every program that uses it gets 401. ${used}</p>
<form method="post" action="/settings/api-keys/${key.id}/revoke">${formActions(`Revoke “${key.name}”`, { back: "/settings/api-keys", isDanger: true })}</form>`;
  return page(title, content);
}

/** Revokes a key, at once. A form that is sent twice says the same twice. */
export async function revokeApiKey(visit: MemberVisit): Promise<Outcome> {
  const key = await findKey(visit);
  if (key.revoked_at !== null) return redirect("/settings/api-keys", { notice: alreadyRevoked(key) });
  try {
    await revokeKey(visit.admin, { orgId: visit.orgId, id: key.id });
  } catch (error) {
    if (!(error instanceof AdministrationError)) throw error;
    throw new PageError(409, `The key “${key.name}” has just been revoked by somebody else.`);
  }
  return redirect("/settings/api-keys", {
    notice: `The key “${key.name}” is revoked. Requests with it are rejected from now on.`,
  });
}

function alreadyRevoked({ name }: ApiKey): string {
  return `The key “${name}” was revoked before. Nothing has changed.`;
}

/** The key that a path names, of the reader's own organization. */
export async function findKey({ service, id, orgId }: MemberVisit): Promise<ApiKey> {
  const found = (await service.keys.list(orgId)).find((key) => key.id === id);
  if (!found) throw noSuchPage();
  return found;
}

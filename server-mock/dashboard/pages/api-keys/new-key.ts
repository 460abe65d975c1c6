import type { CreatedKey } from "../../../keys/key-store.ts";
import type { Permission } from "../../../records/resources.ts";
import type { SiteAddress } from "../../security/site-address.ts";
import { copyField } from "../../views/components.ts";
import { type Content, html, timeCell } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** A key on its way from the form to the page that shows it, sealed in the session meanwhile. */
interface NewKey {
  key: string;
  name: string;
  permissions: Permission[];
  /** Name of the key that it replaces, and how long that one still works. */
  replaced?: { name: string; endsAt: string };
}

/** The notice that shows a key once. */
export function noticeOfKey({ key, name, permissions }: CreatedKey, replaced?: NewKey["replaced"]): string {
  return JSON.stringify({ key, name, permissions, ...(replaced ? { replaced } : {}) } satisfies NewKey);
}

/** The new key with what can be done with it; what else was left for the page is shown as it is. */
export function newKeyBanner({ notice, site, zone }: MemberVisit): Content {
  if (!notice?.startsWith("{")) return undefined;
  const { key, name, permissions, replaced } = JSON.parse(notice) as NewKey;
  return html`<div class="banner good" role="region" aria-labelledby="new-key-head">
<h2 id="new-key-head">The key “${name}” is ready. Copy it now: it is not shown again.</h2>
${copyField({ id: "new-key", label: "New API key", value: key })}
${replaced && html`<p>The key that it replaces works until ${timeCell(replaced.endsAt, zone)}. Switch your programs over until then, and revoke it when nothing uses it any more.</p>`}
<p>To try it:</p>
<pre id="try-key">${tryLine(key, permissions, site)}</pre>
<p class="small">Keep it secret, like a password: never in source control, nor in programs that run on other people's machines.</p>
</div>`;
}

/** A line for a terminal that works with the permissions of the key. */
function tryLine(key: string, permissions: readonly Permission[], { origin }: SiteAddress): string {
  const header = `curl -H "Authorization: Bearer ${key}"`;
  if (permissions.some((permission) => permission !== "write")) return `${header} ${origin}/api/v1/meetings`;
  const body = {
    name: "Try",
    prompt_template: "Try",
    grading_criteria: [{ name: "Try", weight: 100, description: "Try" }],
  };
  return `${header} -H "Content-Type: application/json" -d '${JSON.stringify(body)}' ${origin}/api/v1/templates`;
}

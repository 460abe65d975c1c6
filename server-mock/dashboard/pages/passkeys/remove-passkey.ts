import { WriteConflict } from "../../../store/database.ts";
import { auditWrite } from "../../../team/administration/audit.ts";
import { removePasskeyWrite } from "../../passkeys/passkey-store.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { noSuchPage } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Removes a passkey of the reader, which signs nobody in from then on. */
export async function removePasskey({ service, session, orgId, params, admin }: MemberVisit): Promise<Outcome> {
  const id = params["id"] ?? "";
  const audit = auditWrite(admin, { org_id: orgId, action: "passkey.remove", subject: id, details: {} });
  try {
    await service.database.write([removePasskeyWrite({ id, orgId, userId: session.user.id }), audit]);
  } catch (error) {
    throw error instanceof WriteConflict ? noSuchPage() : error;
  }
  return redirect("/settings/passkeys", { notice: "The passkey is removed. Delete it from your device, too." });
}

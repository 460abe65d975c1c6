import type { ApiKey } from "../../../keys/key-store.ts";
import { noSuchPage } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** The key that a path names, of the reader's own organization. */
export async function findKey({ service, params, orgId }: MemberVisit): Promise<ApiKey> {
  const found = (await service.keys.list(orgId)).find(({ id }) => id === params["id"]);
  if (!found) throw noSuchPage();
  return found;
}

/** Reports whether a key can be used: it was neither revoked nor has it expired. */
export function isUsable({ revoked_at, expires_at }: ApiKey, now: Date): boolean {
  return revoked_at === null && (expires_at === null || Date.parse(expires_at) > now.getTime());
}

import { nameBasedUuid } from "../../records/ids.ts";

/** UUID namespace for imported rows; drawn once, never changed. */
const NAMESPACE = "b7d1c3a95e2f4c08a6e4f0137c2d9b58";

/**
 * Derives the ID of an imported row from organization, kind and identity, so that the same file, imported again or after a
 * crash, finds what is stored.
 */
export function importedId(orgId: string, kind: string, identity: string): string {
  return nameBasedUuid(NAMESPACE, `${orgId}\n${kind}\n${identity}`);
}

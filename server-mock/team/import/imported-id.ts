import { nameBasedUuid } from "../../records/ids.ts";

/** Namespace of the IDs of what is imported; it was drawn once and stays. */
const NAMESPACE = "b7d1c3a95e2f4c08a6e4f0137c2d9b58";

/**
 * The ID of something imported that has none, from its organization, kind and identity, so that the same file imported again, or after a
 * crash, finds what is stored already.
 */
export function importedId(orgId: string, kind: string, identity: string): string {
  return nameBasedUuid(NAMESPACE, `${orgId}\n${kind}\n${identity}`);
}

import { nameBasedUuid } from "../records/ids.ts";
import type { ServiceRecord } from "../records/records.ts";

export type DemoKind = ServiceRecord["kind"] | "scenario";

/** UUID namespace of the demo data; drawn once, never changed. */
const NAMESPACE = "5c0f7e0e9b7d4d0f8d7a1f6f2f0a5e11";

/**
 * Derives the ID of a demo record from seed, kind and index, so that tests, docs and examples can name a record without loading
 * the data.
 */
export function demoId(seed: string, kind: DemoKind, index: number): string {
  return nameBasedUuid(NAMESPACE, `${seed}/${kind}/${index}`);
}

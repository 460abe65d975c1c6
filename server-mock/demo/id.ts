import { hash } from "node:crypto";
import type { ServiceRecord } from "../records/records.ts";

export type DemoKind = ServiceRecord["kind"] | "scenario";

/** Namespace of the name-based UUIDs; it was drawn once and stays. */
const namespace = Buffer.from("5c0f7e0e9b7d4d0f8d7a1f6f2f0a5e11", "hex");

/**
 * The id of the demo data's record number `index` of a kind: a UUID of version 5 (RFC 9562) over seed, kind and index,
 * so that tests, documentation and examples can name a record without loading the data.
 */
export function demoId(seed: string, kind: DemoKind, index: number): string {
  const bytes = hash("sha1", Buffer.concat([namespace, Buffer.from(`${seed}/${kind}/${index}`)]), "buffer");
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex", 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

import { hash } from "node:crypto";

/** Namespace of the name-based UUIDs; it was drawn once and stays. */
const namespace = Buffer.from("b7d1c3a95e2f4c08a6e4f0137c2d9b58", "hex");

/**
 * The ID of something imported that has none: a UUID of version 5 over its organization, kind and identity, so that the
 * same file imported again, or after a crash, finds what is stored already.
 */
export function importedId(orgId: string, kind: string, identity: string): string {
  const bytes = hash("sha1", Buffer.concat([namespace, Buffer.from(`${orgId}\n${kind}\n${identity}`)]), "buffer");
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

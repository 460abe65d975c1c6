import { createHash } from "node:crypto";

/** A strong validator of one version of an object: another version or other content gives another one. */
export function etagOf(version: number, document: string): string {
  return `"${version}-${createHash("sha256").update(document).digest("hex").slice(0, 8)}"`;
}

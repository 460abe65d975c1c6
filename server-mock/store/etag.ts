import { hash } from "node:crypto";

/** A strong validator of one version of an object: another version or other content gives another one. */
export function etagOf(version: number, document: string): string {
  return `"${version}-${hash("sha256", document).slice(0, 8)}"`;
}

import { hash } from "node:crypto";
import type { OperationResult } from "./operation-result.ts";

const ENTITY_TAG = /(?:W\/)?"[^"]*"/g;

/**
 * Reports whether an If-Match or If-None-Match header lists an entity tag; `*` matches any. A strong comparison rejects weak
 * tags: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3.2
 */
export function listsTag(header: string, tag: string, comparison: "strong" | "weak"): boolean {
  if (header.trim() === "*") return true;
  const tags = header.match(ENTITY_TAG) ?? [];
  return tags.some((listed) => (comparison === "weak" ? listed.replace(/^W\//, "") : listed) === tag);
}

/**
 * Adds an entity tag to a result with status 200: the client may store it and must revalidate it before each use. One that its
 * If-None-Match lists is reduced to 304.
 */
export function revalidated(result: OperationResult, held: string | null): OperationResult {
  const { status, body, headers } = result;
  if (status !== 200) return result;
  const ETag = headers?.["ETag"] ?? `"${hash("sha256", body ?? "", "base64url").slice(0, 22)}"`;
  const own = { ...headers, ETag, "Cache-Control": "private, no-cache" };
  const isHeld = held !== null && listsTag(held, ETag, "weak");
  return isHeld ? { status: 304, body: null, headers: own } : { status, body, headers: own };
}

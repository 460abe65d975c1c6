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

/** Adds an entity tag: the client may store the result and must revalidate it before each use. */
export function tagged(result: OperationResult): OperationResult {
  const { status, body, headers } = result;
  if (status !== 200 || body === null) return result;
  const ETag = headers?.["ETag"] ?? `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
  return { ...result, headers: { ...headers, ETag, "Cache-Control": "private, no-cache" } };
}

/** Reduces a tagged result to 304 if the client's If-None-Match lists it. */
export function unlessHeld(result: OperationResult, held: string | null): OperationResult {
  const tag = result.headers?.["ETag"];
  return held !== null && tag !== undefined && listsTag(held, tag, "weak")
    ? { ...result, status: 304, body: null }
    : result;
}

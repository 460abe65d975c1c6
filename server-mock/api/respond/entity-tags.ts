const ENTITY_TAG = /(?:W\/)?"[^"]*"/g;

/**
 * Whether an If-Match or If-None-Match header lists an entity tag; `*` lists every one. A strong comparison rejects weak
 * tags: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3.2
 */
export function listsTag(header: string, tag: string, comparison: "strong" | "weak"): boolean {
  if (header.trim() === "*") return true;
  const tags = header.match(ENTITY_TAG) ?? [];
  return tags.some((listed) => (comparison === "weak" ? listed.replace(/^W\//, "") : listed) === tag);
}

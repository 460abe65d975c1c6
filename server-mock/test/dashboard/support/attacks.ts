/** Texts that would run, close what they stand in, or hide, if they were ever taken for markup. */
export const ATTACKS = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  "</title></textarea></style></script><svg/onload=alert(1)>",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<!--<script>",
  "\u202e<b>txet",
  "`<iframe srcdoc='<script>alert(1)</script>'>`",
] as const;

const TAG = /<([a-z!/][^\s>]*)((?:"[^"]*"|[^">])*)>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="[^"]*")?/g;

/** Tags of a page, with the names of their attributes, that the same page has not where every text is harmless. */
export function addedTags(page: string, harmless: string): string[] {
  const known = new Set(tagsOf(harmless));
  return tagsOf(page).filter((tag) => !known.has(tag));
}

function tagsOf(page: string): string[] {
  return [...page.matchAll(TAG)].map(([, name = "", attributes = ""]) =>
    [name, ...[...attributes.matchAll(ATTRIBUTE)].map(([, attribute = ""]) => attribute)].join(" "),
  );
}

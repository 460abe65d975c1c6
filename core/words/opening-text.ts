/** Shortens a text to at most `longest` UTF-16 units, between words if possible, and marks the cut with `…`. */
export function openingText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(" ", longest);
  // Never splits a surrogate pair.
  return `${text.slice(0, space > 0 ? space : longest).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** The beginning of a text of at most `longest` UTF-16 units, cut between two words where there are any, and marked with `…`. */
export function openingText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(" ", longest);
  // Half of a character outside the basic plane is none.
  return `${text.slice(0, space > 0 ? space : longest).replace(/[\ud800-\udbff]$/, "")}…`;
}

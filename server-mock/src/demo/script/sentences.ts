const latinEnds = ".!?…";
const wideEnds = "。！？";
const closers = '"”»」』';

/** Character codes, because this runs for every line of every call. */
const kinds = new Map<number, "latin" | "wide">([
  ...[...latinEnds].map((mark) => [mark.charCodeAt(0), "latin"] as const),
  ...[...wideEnds].map((mark) => [mark.charCodeAt(0), "wide"] as const),
]);

const lastPlainMark = "?".charCodeAt(0);
const firstWideMark = "…".charCodeAt(0);
const space = " ".charCodeAt(0);

/**
 * Sentences of a text, with their closing marks. A Latin mark ends a sentence before a space only, so that `11.5` and
 * `a.ruiz` stay whole.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > lastPlainMark && code < firstWideMark) continue;
    const kind = kinds.get(code);
    if (kind === undefined) continue;
    const end = closers.includes(text.charAt(index + 1) || " ") ? index + 2 : index + 1;
    if (kind === "latin" && end < text.length && text.charCodeAt(end) !== space) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  if (rest !== "") sentences.push(rest);
  return sentences;
}

const closers = '"”»」』';

/** Character codes of `.`, `!`, `?`, `…` and of `。`, `！`, `？`: compared as numbers, because this runs for every line of every call. */
const [fullStop, exclamation, question, ellipsis] = [0x2e, 0x21, 0x3f, 0x2026];
const [wideStop, wideExclamation, wideQuestion] = [0x3002, 0xff01, 0xff1f];
const space = 0x20;

/**
 * Sentences of a text, with their closing marks. A Latin mark ends a sentence before a space only, so that `11.5` and
 * `a.ruiz` stay whole.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isLatin = code === fullStop || code === question || code === exclamation || code === ellipsis;
    const isWide = code === wideStop || code === wideQuestion || code === wideExclamation;
    if (!isLatin && !isWide) continue;
    const end = closers.includes(text.charAt(index + 1) || " ") ? index + 2 : index + 1;
    if (isLatin && end < text.length && text.charCodeAt(end) !== space) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  if (rest !== "") sentences.push(rest);
  return sentences;
}

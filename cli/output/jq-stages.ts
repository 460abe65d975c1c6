/** A jq expression whose first part treats every item of a list alone. */
export interface JqStages {
  /** What is run on a few pages at a time, as `.[] | …`: its outputs in a row are those of the whole list. */
  perItem: string;
  /** What is done with all of those outputs: undefined to print them, `""` for one array of them, else the rest on that array. */
  rest: string | undefined;
}

/** `.[]`, with a path and filters behind it; a comma, an alternative or a variable before the first `|` reads the whole list. */
const PER_ITEM = /^\s*\.\[\]\??(\.[A-Za-z_]\w*\??|\[("[^"\\]*"|\d+)\]\??)*\s*(\|[\s\S]*)?$/;

/** Filters behind `.[]` that keep state from item to item. */
const STATEFUL = /\b(input|inputs|input_line_number|getpath|halt|halt_error|label|limit|first|last|nth)\b/;

/** Filters that read other inputs, also inside a `map`. */
const READS_ON = /\b(input|inputs|input_line_number|halt|halt_error)\b|#/;

/**
 * Splits an expression so that a long list can be filtered as it arrives: `.[] | …` as a whole, `map(…)` and `[.[] | …]` before
 * what is done with their array. Undefined for any other expression, such as `sort_by(…)` or `length`: it needs the list.
 */
export function splitStages(expression: string): JqStages | undefined {
  if (isPerItem(expression)) return { perItem: expression, rest: undefined };
  const text = expression.trim();
  const [opening = ""] = /^(map\(|\[(?=\s*\.\[\]))/.exec(text) ?? [];
  const end = opening === "" ? -1 : closingOf(text, opening.length);
  if (end < 0) return undefined;
  const inner = text.slice(opening.length, end);
  const after = text.slice(end + 1).trim();
  const isPiped = /^\|(?![=])/.test(after);
  if (READS_ON.test(inner) || (after !== "" && !isPiped)) return undefined;
  if (opening === "[") return isPerItem(inner) ? { perItem: inner, rest: after.slice(1) } : undefined;
  return { perItem: `.[] | (${inner})`, rest: after.slice(1) };
}

const isPerItem = (expression: string): boolean => PER_ITEM.test(expression) && !STATEFUL.test(expression);

/** Index of the bracket that closes the one before `start`; -1 where text makes it hard to tell. */
function closingOf(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (character === '"') {
      index = endOfString(text, index);
      if (index < 0) return -1;
    } else if ("([{".includes(character)) depth += 1;
    else if (")]}".includes(character)) depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** Index of the quotation mark that ends a string; -1 for one with an expression in it. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '"') return index;
    if (text[index] !== "\\") continue;
    if (text[index + 1] === "(") return -1;
    index += 1;
  }
  return -1;
}

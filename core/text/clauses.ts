/** A range of a text, in UTF-16 units. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Ends of sentences; a period after "Mr" and "Dr" ends none. */
const SENTENCE_END =
  /(?<!(?<![\p{L}])(?:mr|mrs|ms|dr|prof|sr|sra|hr|st|nr))[.!?\u2026]+['"\u2019\u201d\u00bb)]*(?=\s|$)|[\u3002\uff01\uff1f]+[\u300d\u300f]?/giu;
/** Punctuation and words that begin another clause; a comma within a number does not. */
const CLAUSE_END =
  /[;:\u2014\u2013\u3001\uff0c]|,(?!\d)|\s-\s|(?<![\p{L}\p{N}])(?:but|aber|sondern|pero|sino|mais)(?![\p{L}\p{N}])/giu;
/** Negations in five languages; phrases that deny nothing ("no problem", "why don't we") are matched separately. */
const NEGATION =
  /(?<![\p{L}\p{N}])(?<!why )(?:not(?! only)|never|no(?! (?:later|problem|doubt|worries|matter|hay problema))|none|nobody|nothing|neither|nor|cannot|(?:do|does|did|is|are|was|were|wo|would|ca|could|should|has|have|had|ai)n['\u2019]t(?! (?:we|you)(?![\p{L}\p{N}]))|nicht(?! nur)|kein(?:e[mnrs]?)?(?! problem)|nie|niemals|niemand|nichts|nix|nunca|jam\u00e1s|nada|nadie|ning[u\u00fa]n[oa]?|tampoco|ne|n['\u2019](?=\p{L})|pas(?! de (?:souci|probl))|jamais|aucune?|rien)(?![\p{L}\p{N}])|(?:ません|ない(?:です|と|の|。|$)|なかった|ありません)/iu;

/** Extends a range to the sentences that it belongs to. */
export function sentencesAround(text: string, { start, end }: TextSpan): TextSpan {
  return widen(text, { start, end }, { start: 0, end: text.length }, SENTENCE_END);
}

/** Extends a range to the clauses that it belongs to: between commas, dashes, "but" and the ends of sentences. */
export function clausesAround(text: string, span: TextSpan): TextSpan {
  return widen(text, span, sentencesAround(text, span), CLAUSE_END);
}

/** Reports whether a range omits a negation in its clause: "not" before it, "nicht" or "ません" after it. */
export function isDeniedAround(text: string, span: TextSpan): boolean {
  const clause = clausesAround(text, span);
  return NEGATION.test(text.slice(clause.start, span.start)) || NEGATION.test(text.slice(span.end, clause.end));
}

/** Reports whether a negation precedes this position in the same clause. */
export function isDeniedBefore(text: string, start: number): boolean {
  return NEGATION.test(text.slice(clausesAround(text, { start, end: start + 1 }).start, start));
}

/** Blanks out clauses that deny something; positions are preserved. */
export function affirmedPart(text: string): string {
  if (!NEGATION.test(text)) return text;
  let affirmed = text;
  for (let start = 0; start < text.length; ) {
    const { end } = clausesAround(text, { start, end: start + 1 });
    const next = Math.max(end, start + 1);
    if (NEGATION.test(text.slice(start, next)))
      affirmed = affirmed.slice(0, start) + " ".repeat(next - start) + affirmed.slice(next);
    start = next;
  }
  return affirmed;
}

/** Extends a range to the nearest breaks around it, within bounds. */
function widen(text: string, { start, end }: TextSpan, bounds: TextSpan, breaks: RegExp): TextSpan {
  let widened = bounds;
  for (const { 0: mark, index } of text.slice(bounds.start, bounds.end).matchAll(breaks)) {
    const to = bounds.start + index + mark.length;
    if (to <= start) widened = { ...widened, start: to };
    else if (to >= end) return trim(text, { ...widened, end: to });
  }
  return trim(text, widened);
}

function trim(text: string, { start, end }: TextSpan): TextSpan {
  const part = text.slice(start, end);
  return { start: start + part.length - part.trimStart().length, end: start + part.trimEnd().length };
}

import { parseQuery, type WordQuery } from "../../core/text/word-query.ts";
import { invalidArguments, type ToolError } from "../errors/tool-error.ts";

/** Explains what a search matches, so that "no match" is not taken for "never said". */
export const LITERAL_SEARCH =
  "Words were looked for as written, with English inflections, not synonyms or translations; preis* finds all that begin so.";

/**
 * Parses a search argument.
 *
 * @throws ToolError if it has no words: nothing, or everything, would match
 */
export function readQuery(argument: string, written: string): WordQuery {
  const query = parseQuery(written);
  if (query.terms.length === 0) throw noWords(argument);
  return query;
}

/** Error for an argument of punctuation only. */
export const noWords = (argument: string): ToolError =>
  invalidArguments(`\`${argument}\` has no word to look for. Name at least one.`);

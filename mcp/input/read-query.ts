import { parseQuery, type WordQuery } from "../../core/text/word-query.ts";
import { invalidArguments, type ToolError } from "../errors/tool-error.ts";

/** Explains what a search finds, so that no match is not read as nothing said. */
export const LITERAL_SEARCH =
  "Words were looked for as written, with English inflections, not synonyms or translations; preis* finds all that begin so.";

/**
 * Reads an argument that holds words to look for.
 *
 * @throws ToolError when it has none: nothing, or everything, would match
 */
export function readQuery(argument: string, written: string): WordQuery {
  const query = parseQuery(written);
  if (query.terms.length === 0) throw noWords(argument);
  return query;
}

/** Error for an argument of punctuation only. */
export const noWords = (argument: string): ToolError =>
  invalidArguments(`\`${argument}\` has no word to look for. Name at least one.`);

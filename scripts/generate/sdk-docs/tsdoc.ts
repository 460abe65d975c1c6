import ts from "typescript";
import { code } from "../markdown-table.ts";

/** The first paragraph of a symbol's TSDoc, on one line; inherited from what it overrides if it has none. */
export function firstParagraph(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const [paragraph = ""] = ts.displayPartsToString(symbol.getDocumentationComment(checker)).split(/\n\s*\n/);
  return joinLines(paragraph);
}

/** Reads parameters and failures from TSDoc, as sentences. */
export function tagSentences(node: ts.Node): string[] {
  return ts.getJSDocTags(node).flatMap((tag) => {
    const said = joinLines(ts.getTextOfJSDocComment(tag.comment) ?? "");
    if (ts.isJSDocParameterTag(tag)) return [`${code(tag.name.getText())}: ${said}.`];
    return tag.tagName.text === "throws" ? [`Throws ${said.replace(/^\w+/, code)}.`] : [];
  });
}

const joinLines = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, " ");

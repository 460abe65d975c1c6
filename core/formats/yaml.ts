import { Document, parseDocument, Scalar, visit } from "yaml";

/**
 * Texts that a plain or block scalar would change or that YAML allows as escapes alone: line breaks other than a line feed,
 * controls, a byte order mark, lone surrogates; and texts of several lines that begin with white space.
 */
const QUOTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}|^\s.*\n|^\n/su;

/** Those that the library leaves raw in double quotes. */
const RAW = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Formats a value as YAML that reads back equal, also by YAML 1.1 and with lone surrogates. */
export const yamlText = (value: unknown): string => textIn(newDocument(), value);

/** Items of a YAML sequence. */
export function yamlItems(items: readonly unknown[]): string {
  // One document for all, since each builds the tags of YAML, but one item at a time: what it builds of a page is many times its text.
  const document = newDocument();
  return items.map((item) => textIn(document, [item])).join("");
}

const newDocument = (): Document => new Document(null, { compat: "yaml-1.1" });

function textIn(document: Document, value: unknown): string {
  document.contents = document.createNode(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (_, node) => {
      if (QUOTED.test(String(node.value))) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document
    .toString({ lineWidth: 0 })
    .replace(RAW, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Parses a YAML or JSON text; reports a problem on one line, mostly with its position. */
export function parseYaml(text: string): { value: unknown } | { problem: string } {
  // JSON is YAML: one parser, whose messages carry line and column.
  const document = parseDocument(text.replace(/^\ufeff/, ""), { prettyErrors: true });
  const [problem] = document.errors;
  if (problem) return { problem: problem.message.split("\n")[0]?.replace(/:$/, "") ?? "" };
  try {
    return { value: document.toJS() };
  } catch (error) {
    // Aliases without an anchor, or too many of them, are only noticed here.
    return { problem: (error as Error).message };
  }
}

import { SaxesParser } from "saxes";
import type { Json } from "./json-values.ts";

const MAX_DEPTH = 64;
/** Inline elements within a line of text. */
const INLINE = /^(?:\w+:)?(?:br|span|i|b|em)$/;

/** Content of an element by name: child elements as lists, attributes, and text in `#text`. */
interface Node extends Json {
  "#text": string;
}

/**
 * Reads XML as the equivalent JSON object, for mappings: `tt[].body[].div[].p[].begin`. Entities that a document declares are
 * not supported. Undefined if the text is not well-formed.
 */
export function readXml(text: string): Json | undefined {
  const root: Node = { "#text": "" };
  const open: Node[] = [root];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw new Error("too deep");
    const node: Node = { "#text": "", ...attributes };
    const parent = open.at(-1) as Node;
    const siblings = Object.hasOwn(parent, name) && Array.isArray(parent[name]) ? (parent[name] as Node[]) : [];
    parent[name] = siblings;
    siblings.push(node);
    open.push(node);
  });
  parser.on("text", (part) => {
    const node = open.at(-1) as Node;
    node["#text"] += part;
  });
  parser.on("closetag", ({ name }) => {
    const closed = open.pop() as Node;
    const parent = open.at(-1) as Node;
    // A line break, or a part in italics, belongs to its paragraph's text; text between blocks is ignored.
    if (INLINE.test(name)) parent["#text"] += ` ${closed["#text"]} `;
  });
  return well(parser, text) ? root : undefined;
}

function well(parser: SaxesParser, text: string): boolean {
  try {
    parser.write(text).close();
    return true;
  } catch {
    return false;
  }
}

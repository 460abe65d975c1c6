import GithubSlugger from "github-slugger";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Links, inline code and anchors of a Markdown file. */
export interface MarkdownDocument {
  file: string;
  links: { url: string; line: number }[];
  /** Texts in inline code. */
  codes: { text: string; line: number }[];
  /** Targets of `#…` links: GitHub's slugs of headings, and explicit ids. */
  anchors: ReadonlySet<string>;
}

/** Reads the links, inline code and anchors of a Markdown file. */
export function parseMarkdown(file: string, text: string): MarkdownDocument {
  const links: MarkdownDocument["links"] = [];
  const codes: MarkdownDocument["codes"] = [];
  const anchors = new Set<string>();
  const slugger = new GithubSlugger();
  visit(fromMarkdown(text), (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "heading") anchors.add(slugger.slug(textOf(node)));
    if (node.type === "link" || node.type === "image" || node.type === "definition")
      links.push({ url: node.url, line });
    if (node.type === "inlineCode") codes.push({ text: node.value, line });
    if (node.type === "html") {
      for (const [, id] of node.value.matchAll(/\s(?:id|name)="([^"]+)"/g)) if (id) anchors.add(id);
      for (const [, url] of node.value.matchAll(/\s(?:href|src)="([^"]+)"/g)) if (url) links.push({ url, line });
    }
  });
  return { file, links, codes, anchors };
}

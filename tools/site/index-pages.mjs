// The search index: every section of every page, by the address of its heading.

import GithubSlugger from "github-slugger";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import MiniSearch from "minisearch";
import { INDEX_OPTIONS } from "./search-options.mjs";

const EXCERPT_LENGTH = 160;

/**
 * @param {{ url: string, title: string, text: string }[]} pages pages as Markdown
 * @returns {string} the index as JSON
 */
export function indexPages(pages) {
  const index = new MiniSearch(INDEX_OPTIONS);
  for (const page of pages) index.addAll(sectionsOf(page));
  return JSON.stringify(index);
}

function sectionsOf({ url, title, text }) {
  const slugger = new GithubSlugger();
  const sections = [{ url, page: title, heading: title, texts: [] }];
  for (const node of fromMarkdown(text).children) {
    if (node.type === "html") continue;
    const words = node.type === "table" || node.type === "paragraph" ? lines(textOf(node)) : textOf(node);
    if (node.type !== "heading") sections.at(-1).texts.push(words);
    else {
      const id = slugger.slug(words);
      if (node.depth === 1) sections[0].texts.push(words);
      else sections.push({ url: `${url}#${id}`, page: title, heading: words, texts: [] });
    }
  }
  return sections.map(({ texts, ...section }) => {
    const text = texts
      .join(" ")
      .replaceAll(/[\s|]+/g, " ")
      .trim();
    return { ...section, text, excerpt: shorten(text.replaceAll(/-{3,} ?/g, "")) };
  });
}

const lines = (text) => text.replaceAll(/^[|\s:-]+$/gm, "");

function shorten(text) {
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 80))} …`;
}

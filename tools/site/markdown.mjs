// Markdown of the repository as HTML of the site: GitHub's anchors, links between pages, code with the file that it comes from.
import { posix } from "node:path";
import GithubSlugger from "github-slugger";

const FROM = /^<!-- from: ([^#\s]+)(?:#[\w-]+)? -->$/;

/**
 * Adds to a markdown-it what the docs need.
 *
 * @param {import("markdown-it")} markdown
 * @param {{ resolve(file: string, link: string): string }} site `resolve` returns where a relative link of a file leads to
 */
export function teach(markdown, { resolve }) {
  markdown.set({ html: true, linkify: false });
  markdown.core.ruler.push("site", ({ tokens, env }) => {
    const slugger = new GithubSlugger();
    tokens.forEach((token, index) => {
      if (token.type === "heading_open") token.attrSet("id", slugger.slug(textOf(tokens[index + 1])));
      for (const child of token.children ?? []) {
        const name = child.type === "image" ? "src" : "href";
        const link = child.type === "image" || child.type === "link_open" ? child.attrGet(name) : null;
        if (link !== null) child.attrSet(name, resolve(env.file, link));
      }
    });
  });
  const { rules } = markdown.renderer;
  rules.table_open = () => '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules.table_close = () => "</table></div>\n";
  const drawBlock = rules.html_block;
  rules.html_block = (tokens, index, options, env, self) => {
    const text = tokens[index].content.trim();
    const [, source] = FROM.exec(text) ?? [];
    if (source) return `<p class="source">From <a href="${resolve("x", source)}">${source}</a></p>\n`;
    return text.startsWith("<!--") ? "" : drawBlock(tokens, index, options, env, self);
  };
}

/** Text of a heading as GitHub makes its anchor of: without the marks of code and emphasis. */
function textOf({ children }) {
  return children.map(({ type, content }) => (type === "text" || type === "code_inline" ? content : "")).join("");
}

/**
 * Makes the function that says where a link of a file leads to on the site: another page, a picture, or the file in the repository.
 *
 * @param {Map<string, string>} urls addresses of pages by file
 * @param {string} repository address of the repository in the web
 * @param {Set<string>} pictures receives the pictures that pages show
 */
export function linkResolver(urls, repository, pictures) {
  return (file, link) => {
    if (/^[a-z][a-z+.-]*:|^\/\/|^#/i.test(link)) return link;
    const [path, anchor] = link.split("#");
    const target = posix.normalize(path.startsWith("/") ? path.slice(1) : posix.join(posix.dirname(file), path));
    const from = urls.get(file) ?? "";
    const up = "../".repeat(from.split("/").length - 1);
    const hash = anchor === undefined ? "" : `#${anchor}`;
    const url = urls.get(target) ?? urls.get(posix.join(target, "README.md"));
    if (url !== undefined) return `${up}${url}${hash}` || "./";
    if (/\.(webp|png|svg)$/.test(target)) {
      pictures.add(target);
      return `${up}pictures/${posix.basename(target)}`;
    }
    const isFile = /\.[a-z]+$|\/(?:LICENSE|Dockerfile|crontab)$/.test(target);
    return `${repository}/${isFile ? "blob" : "tree"}/main/${target.replace(/\/$/, "")}${hash}`;
  };
}

import { type MarkdownDocument, parseMarkdown } from "./markdown.ts";
import { exists, markdownFiles, type Problem, type Repository, resolvePath } from "./repository.ts";

/** Relative links of all Markdown files that lead nowhere. Links to other hosts are not followed. */
export function checkLinks(repository: Repository): Problem[] {
  const documents = new Map(
    markdownFiles(repository).map((file) => [file, parseMarkdown(file, repository.read(file))]),
  );
  return [...documents.values()].flatMap((document) =>
    document.links.flatMap(({ url, line }) => {
      const message = explainDeadLink(url, document, { repository, documents });
      return message ? [{ file: document.file, line, message }] : [];
    }),
  );
}

interface Site {
  repository: Repository;
  documents: ReadonlyMap<string, MarkdownDocument>;
}

function explainDeadLink(url: string, from: MarkdownDocument, site: Site): string | undefined {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(url)) return undefined;
  const [path = "", anchor] = url.split("#").map(decode);
  const target = path === "" ? from.file : resolvePath(from.file, path);
  if (!exists(site.repository, target)) {
    return `The link to \`${url}\` is dead: there is no \`${target}\`. Correct the path or remove the link.`;
  }
  const document = site.documents.get(target);
  if (anchor === undefined || !document || document.anchors.has(anchor)) return undefined;
  const known = [...document.anchors].map((name) => `#${name}`).join(" ");
  return `The link to \`${url}\` is dead: \`${target}\` has no \`#${anchor}\`. Use one of its anchors: ${known || "(none)"}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

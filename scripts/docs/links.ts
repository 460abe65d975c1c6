import { type MarkdownDocument, parseMarkdown } from "./markdown.ts";
import { exists, markdownFiles, type Problem, type Repository, resolvePath } from "./repository.ts";

/** Built and generated files are not tracked. */
const BUILT = /(?:^|\/)(?:dist|generated|node_modules)\//;

/** The changelog and recorded results may name deleted files. */
const PAST = /^CHANGELOG\.md$|(?:^|\/)results\.md$/;

/** Finds broken relative links in Markdown files, and paths in inline code that do not exist. Does not follow links to other hosts. */
export function checkLinks(repository: Repository): Problem[] {
  const documents = new Map(
    markdownFiles(repository).map((file) => [file, parseMarkdown(file, repository.read(file))]),
  );
  return [...documents.values()].flatMap((document) => [
    ...document.links.flatMap(({ url, line }) => {
      const message = explainDeadLink(url, document, { repository, documents });
      return message ? [{ file: document.file, line, message }] : [];
    }),
    ...(PAST.test(document.file) ? [] : missingPaths(document, repository)),
  ]);
}

/** Paths of files and `folders/` below a folder of the root, in inline code. */
function missingPaths({ file, codes }: MarkdownDocument, repository: Repository): Problem[] {
  const roots = new Set([...repository.files].filter((path) => path.includes("/")).map((path) => path.split("/")[0]));
  return codes.flatMap(({ text, line }) =>
    (text.match(/(?<![^\s("'=])[\w.-]+\/(?:[\w./-]*(?:\.\w+|\/))?(?![^\s)"',:;#])/g) ?? [])
      .filter((path) => roots.has(path.split("/")[0]) && !BUILT.test(path) && !exists(repository, path))
      .map((path) => ({ file, line, message: `There is no \`${path}\`. Correct the path or remove it.` })),
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

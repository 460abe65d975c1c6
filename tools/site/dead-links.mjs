// Links of the built site that lead to no file or no anchor of it.
import { readdir, readFile } from "node:fs/promises";
import { join, posix, relative } from "node:path";

/** @param {string} folder @returns {Promise<string[]>} `page  problem` */
export async function findDeadLinks(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const pages = new Map();
  for (const file of files.filter((name) => name.endsWith(".html")))
    pages.set(file, await readFile(join(folder, file), "utf8"));
  const anchors = new Map(
    [...pages].map(([file, html]) => [file, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const known = new Set(files);
  return [...pages].flatMap(([file, html]) =>
    [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].flatMap(([, link]) => {
      const problem = explain(file, link.replaceAll("&amp;", "&"), { known, anchors });
      return problem ? [`${file}  ${problem}`] : [];
    }),
  );
}

function explain(from, link, { known, anchors }) {
  if (/^[a-z][a-z+.-]*:/i.test(link)) return undefined;
  const [path, anchor] = link.split("#");
  let target = path === "" ? from : posix.join(posix.dirname(from), decodeURIComponent(path));
  if (target.endsWith("/") || target === "." || target === "..") target = posix.join(target, "index.html");
  if (!known.has(target)) return `There is no ${target} for the link to ${link}.`;
  if (anchor && anchors.has(target) && !anchors.get(target).has(decodeURIComponent(anchor)))
    return `${target} has no #${anchor}.`;
  return undefined;
}

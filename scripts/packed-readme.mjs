// node scripts/packed-readme.mjs write|restore, in a package's folder: npm packs README.md, whose links lead to files of the repository that
// no package has. Before packing they become addresses of this version in the web, afterwards they are as before.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./bootstrap.mjs";

/**
 * @param {string} text Markdown
 * @param {{ folder: string, address: string, version: string }} site where the file is in the repository, and the repository in the web
 * @returns {string} the same with relative links as addresses of the version's tag
 */
export function withAddresses(text, { folder, address, version }) {
  const resolve = (link) => {
    if (/^[a-z][a-z+.-]*:|^#|^\/\//i.test(link)) return link;
    const [path, anchor] = link.split("#");
    const file = posix.normalize(posix.join(folder, path));
    const kind = /\.(?:webp|png|svg)$/.test(file) ? "raw" : "blob";
    return `${address}/${kind}/v${version}/${file}${anchor === undefined ? "" : `#${anchor}`}`;
  };
  return text.replaceAll(/(\]\()([^()\s]+)(\))/g, (_, before, link, after) => before + resolve(link) + after);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = relative(ROOT, process.cwd()).replaceAll("\\", "/");
  const readme = join(ROOT, folder, "README.md");
  const kept = join(ROOT, "node_modules/.cache", `readme-${basename(folder || "svc-sdk")}.md`);
  if (process.argv[2] === "restore") {
    if (existsSync(kept)) renameSync(kept, readme);
  } else {
    const { homepage: address, version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const text = readFileSync(existsSync(kept) ? kept : readme, "utf8");
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, text);
    writeFileSync(readme, withAddresses(text, { folder, address, version }));
  }
}

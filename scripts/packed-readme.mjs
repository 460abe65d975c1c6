// node scripts/packed-readme.mjs write|restore, in a package's folder: replaces the README's relative links by URLs of this version before
// packing, since the files are not in the package, and restores them afterwards.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./bootstrap.mjs";

/**
 * @param {string} text Markdown
 * @param {{ folder: string, address: string, version: string }} site the file's folder in the repository, and the repository's URL
 * @returns {string} the text with relative links as URLs of the version's tag
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

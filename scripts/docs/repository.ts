import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, posix, relative } from "node:path";
import { promisify } from "node:util";

/** View of the repository for the docs checks: its files, by their paths from the root. */
export interface Repository {
  files: ReadonlySet<string>;
  read(path: string): string;
  write(path: string, text: string): void;
}

/** A problem in the docs: its location, and how to fix it. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Opens the repository at `root`, without ignored files, which readers do not have. */
export async function openRepository(root: string): Promise<Repository> {
  const paths = existsSync(join(root, ".git")) ? await listTracked(root) : await listUnpacked(root);
  return {
    files: new Set(paths),
    read: (path) => readFileSync(join(root, path), "utf8"),
    write: (path, text) => writeFileSync(join(root, path), text),
  };
}

async function listTracked(root: string): Promise<string[]> {
  const list = await promisify(execFile)("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.stdout.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
}

/** Lists files without git, as in an unpacked archive, except installed and built ones. */
async function listUnpacked(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !/(^|\/)(node_modules|dist|\.cache|coverage|reports)\//.test(path));
}

/** Every Markdown file of the repository. */
export function markdownFiles({ files }: Repository): string[] {
  return [...files].filter((file) => file.endsWith(".md"));
}

/** Reports whether `path` is a file of the repository, or a folder that has one. */
export function exists(repository: Repository, path: string): boolean {
  if (path === "." || repository.files.has(path)) return true;
  const folder = `${path.replace(/\/$/, "")}/`;
  return [...repository.files].some((file) => file.startsWith(folder));
}

/** The path that a link in `file` leads to, from the root. */
export function resolvePath(file: string, link: string): string {
  if (link.startsWith("/")) return posix.normalize(link.slice(1));
  return posix.normalize(posix.join(posix.dirname(file), link));
}

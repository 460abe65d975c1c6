import type { RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { readRegions, withoutRegionMarks } from "./regions.ts";
import { markdownFiles, type Problem, type Repository } from "./repository.ts";

const FROM = /^<!-- from: ([^#\s]+)(?:#([\w-]+))? -->$/;
const INCLUDE = /^<!-- include: (\S+) -->$/;
const END_OF_INCLUDE = "<!-- /include -->";

/** A copied part of a Markdown file, and its expected text. */
interface Copy {
  start: number;
  end: number;
  line: number;
  text: string;
}

/** Finds code blocks and tables in Markdown files that differ from their source. */
export function checkBlocks(repository: Repository): Problem[] {
  return markdownFiles(repository).flatMap((file) => {
    const text = repository.read(file);
    const { copies, problems } = findCopies(file, text, repository);
    const stale = copies.filter((copy) => text.slice(copy.start, copy.end) !== copy.text);
    const message = "What is copied here is stale. Run `npm run generate` and commit what it writes.";
    return [...problems, ...stale.map(({ line }) => ({ file, line, message }))];
  });
}

/** Refreshes the copies in Markdown files. Returns the files that changed. */
export function writeBlocks(repository: Repository): string[] {
  return markdownFiles(repository).filter((file) => {
    const text = repository.read(file);
    const fresh = findCopies(file, text, repository).copies.reduceRight(
      (result, copy) => result.slice(0, copy.start) + copy.text + result.slice(copy.end),
      text,
    );
    if (fresh !== text) repository.write(file, fresh);
    return fresh !== text;
  });
}

function findCopies(file: string, text: string, repository: Repository): { copies: Copy[]; problems: Problem[] } {
  const copies: Copy[] = [];
  const problems: Problem[] = [];
  const nodes = fromMarkdown(text).children;
  nodes.forEach((node, index) => {
    const line = node.position?.start.line ?? 1;
    try {
      const copy =
        readCode(node, nodes[index + 1], { text, repository }) ?? readInclude(node, nodes.slice(index + 1), repository);
      if (copy) copies.push({ ...copy, line });
    } catch (error) {
      problems.push({ file, line, message: error instanceof Error ? error.message : String(error) });
    }
  });
  return { copies, problems };
}

/** Reads the code block below a `from` mark. */
function readCode(
  mark: RootContent,
  block: RootContent | undefined,
  site: { text: string; repository: Repository },
): Omit<Copy, "line"> | undefined {
  const [, source, region] = (mark.type === "html" && FROM.exec(mark.value)) || [];
  if (!source) return undefined;
  if (block?.type !== "code")
    throw new Error("No code block follows this mark. Put one right below it, or remove the mark.");
  const { start, end } = offsets(block);
  const lines = site.text.slice(start, end).split("\n");
  const [opening = "", closing = ""] = [lines[0], lines.at(-1)];
  return {
    start: start + opening.length + 1,
    end: end - closing.length,
    text: `${readSource(source, region, site.repository)}\n`,
  };
}

/** Reads the text between an `include` mark and its end. */
function readInclude(
  mark: RootContent,
  following: RootContent[],
  repository: Repository,
): Omit<Copy, "line"> | undefined {
  const [, source] = (mark.type === "html" && INCLUDE.exec(mark.value)) || [];
  if (!source) return undefined;
  const close = following.find((node) => node.type === "html" && node.value === END_OF_INCLUDE);
  if (!close)
    throw new Error(`This mark has no end. Put \`${END_OF_INCLUDE}\` on a line of its own below the copied text.`);
  const text = readFile(source, repository).trim();
  return { start: offsets(mark).end, end: offsets(close).start, text: `\n\n${text}\n\n` };
}

function readSource(path: string, region: string | undefined, repository: Repository): string {
  const program = asPublished(readFile(path, repository));
  if (!region) return withoutRegionMarks(program);
  const regions = readRegions(program);
  const text = regions.get(region);
  if (text === undefined) {
    const known = [...regions.keys()].join(", ") || "none";
    throw new Error(
      `\`${path}\` has no region \`${region}\`. Add \`// #region ${region}\` there, or use one it has: ${known}.`,
    );
  }
  return text;
}

function readFile(path: string, repository: Repository): string {
  if (repository.files.has(path)) return repository.read(path);
  throw new Error(`There is no \`${path}\`. Write the path from the repository's root.`);
}

/** Replaces the examples' imports of sources, which run without a build, by those of the packages. */
function asPublished(program: string): string {
  return program
    .replaceAll(/(["'])(?:\.\.\/)+src\/index\.ts\1/g, "$1svc-sdk$1")
    .replaceAll(/(["'])(?:\.\.\/)+src\/(browser|sync|undici|validate)\.ts\1/g, "$1svc-sdk/$2$1")
    .replaceAll(/(["'])(?:\.\.\/)+server-mock\/library\/index\.ts\1/g, "$1svc-server$1")
    .replaceAll(/(["'])(?:\.\.\/)+server-mock\/library\/msw\.ts\1/g, "$1svc-server/msw$1");
}

function offsets(node: RootContent): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

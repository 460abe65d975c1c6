import type { Code, Nodes, Parents } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { markdownFiles, type Problem, type Repository } from "./repository.ts";

const NOT_CHECKED = new Set(["CHANGELOG.md"]);
const GENERATED_WHOLE = /^<!-- Generated /;
const COPY = /^<!-- from: /;
const START_OF_COPIES = /^<!-- (?:include|generated): /;
const END_OF_COPIES = /^<!-- (?:\/include|end) -->$/;
const NPM_SCRIPT = /^npm (?:run )?([\w:-]+)/;
const BUILT_INTO_NPM = ["ci"];

const MESSAGE =
  "This code block comes from no file. Put it into one that runs in the tests, and `<!-- from: examples/FILE#REGION -->` above the block; name nothing but scripts of package.json; or call it `text` if it is no code.";

/** Finds code blocks without a source file, which nothing would test. Plain text, such as a drawing, does not count. */
export function checkSources(repository: Repository): Problem[] {
  const { scripts } = JSON.parse(repository.read("package.json"));
  const commands = new Set([...Object.keys(scripts), ...BUILT_INTO_NPM]);
  return markdownFiles(repository)
    .filter((file) => !NOT_CHECKED.has(file))
    .flatMap((file) =>
      findUnsourced(repository.read(file), commands).map((line) => ({ file, line, message: MESSAGE })),
    );
}

/** The lines at which such code blocks begin. */
function findUnsourced(text: string, commands: ReadonlySet<string>): number[] {
  if (GENERATED_WHOLE.test(text)) return [];
  const lines: number[] = [];
  let isInCopies = false;
  visit(fromMarkdown(text), (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    if (node.type === "html")
      isInCopies = START_OF_COPIES.test(node.value) || (isInCopies && !END_OF_COPIES.test(node.value));
    if (node.type !== "code" || isInCopies || node.lang === "text") return;
    const mark = parent?.children[(index ?? 0) - 1];
    const isCopy = mark?.type === "html" && COPY.test(mark.value);
    if (!isCopy && !namesScripts(node, commands)) lines.push(node.position?.start.line ?? 1);
  });
  return lines;
}

function namesScripts(block: Code, commands: ReadonlySet<string>): boolean {
  return block.value.split("\n").every((line) => commands.has(NPM_SCRIPT.exec(line)?.[1] ?? line));
}

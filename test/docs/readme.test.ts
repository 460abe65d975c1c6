import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const nodes = fromMarkdown(readFileSync(join(ROOT, "README.md"), "utf8")).children;
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

it("every code block of the README comes from a file that runs, or names nothing but npm scripts", () => {
  nodes.forEach((node, index) => {
    if (node.type !== "code") return;
    const mark = nodes[index - 1];
    const isCopy = mark?.type === "html" && mark.value.startsWith("<!-- from: ");
    const commands = node.value.split("\n").map((line) => /^npm (?:run )?([\w:]+)/.exec(line)?.[1] ?? line);
    if (!isCopy) for (const command of commands) expect(scripts).toHaveProperty([command]);
  });
});

it("every script that the README names exists", () => {
  const text = readFileSync(join(ROOT, "README.md"), "utf8");
  for (const [, script] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script ?? ""]);
});

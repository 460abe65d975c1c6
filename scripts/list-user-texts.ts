import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { openRepository } from "./docs/repository.ts";

// npx tsx scripts/list-user-texts.ts: every text of an error that a user reads, by tree, for reviews of the wording. `…` stands for a value.
const ROOT = join(import.meta.dirname, "..");
const TREES = ["src/", "core/", "design/", "cli/", "mcp/", "server-mock/"];

const { files } = await openRepository(ROOT);
for (const tree of TREES) {
  const sources = [...files].filter(
    (file) => file.startsWith(tree) && file.endsWith(".ts") && !file.includes("generated/"),
  );
  const texts = sources.flatMap((file) => textsOf(file, readFileSync(join(ROOT, file), "utf8")));
  console.log(`${tree} (${texts.length})`);
  for (const text of [...new Set(texts)].sort()) console.log(`- ${text}`);
}

/** Texts in the arguments of `new SomeError(…)`. Codes and identifiers have no space and are left out. */
function textsOf(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))
      for (const argument of node.arguments ?? []) collect(argument, found);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found.filter((text) => text.includes(" "));
}

function collect(node: ts.Node, found: string[]): void {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(oneLine(node.text));
  else if (ts.isTemplateExpression(node))
    found.push(oneLine([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…")));
  else if (!ts.isNewExpression(node)) ts.forEachChild(node, (child) => collect(child, found));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import ts from "typescript";
import { ROOT } from "../../scripts/bootstrap.mjs";

/** Larger values are halved and doubled, since a change by one would not be noticed. */
const LARGE = 2_000;
const NUMERIC = /^[-+*/().\d_\sexa-fA-F]+$/;

const SWITCH = `const limitOf_ = (less, more, value, lower, upper) => {
  const ns = globalThis.__stryker__;
  if (ns === undefined) return value;
  const hits = ns.currentTestId === undefined ? ns.mutantCoverage.static : (ns.mutantCoverage.perTest[ns.currentTestId] ??= {});
  for (const id of [less, more]) hits[id] = (hits[id] ?? 0) + 1;
  return ns.activeMutant === less ? lower : ns.activeMutant === more ? upper : value;
};
`;

/** The files of the patterns, in which each use of a named number can be switched to a lower and a higher one, and these mutants. */
export async function instrumentLimits(patterns) {
  const files = globSync(patterns, { cwd: ROOT })
    .filter((name) => !name.endsWith(".d.ts"))
    .sort()
    .map((name) => ts.createSourceFile(name, readFileSync(join(ROOT, name), "utf8"), ts.ScriptTarget.Latest, true));
  const mutants = [];
  const limits = new Map(files.flatMap((file) => limitsOf(file, mutants)));
  const code = Object.fromEntries(
    files.flatMap((file) => {
      const known = new Map(namesOf(file).flatMap(([name, key]) => (limits.has(key) ? [[name, limits.get(key)]] : [])));
      return known.size === 0 ? [] : [[file.fileName, SWITCH + switchUses(file, known)]];
    }),
  );
  return { code, mutants };
}

/** Constants of a file whose values are numbers, by file and name. */
function limitsOf(file, mutants) {
  return declarationsOf(file).flatMap(({ name, initializer }) => {
    const original = initializer?.getText();
    if (!/^[A-Z][A-Z0-9_]*$/.test(name.getText()) || !NUMERIC.test(original ?? "x")) return [];
    const value = Function(`return ${original}`)();
    if (typeof value !== "number") return [];
    const isSmall = Number.isInteger(value) && Math.abs(value) <= LARGE;
    const [lower, upper] = isSmall ? [value - 1, value + 1] : [value / 2, value * 2];
    const line = file.getLineAndCharacterOfPosition(name.getStart()).line + 1;
    const [less, more] = [lower, upper].map((replacement) => {
      const mutator = `${name.getText()} = ${original}`;
      mutants.push({ id: mutants.length, file: file.fileName, line, mutator, original, replacement: `${replacement}` });
      return mutants.length - 1;
    });
    return [[`${file.fileName} ${name.getText()}`, { less, more, lower, upper }]];
  });
}

function declarationsOf(file) {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
}

/** What the file's own and imported names stand for. */
function namesOf(file) {
  const own = declarationsOf(file).map(({ name }) => [name.getText(), `${file.fileName} ${name.getText()}`]);
  const imported = file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !moduleSpecifier.text.startsWith(".")) return [];
    const path = join(dirname(file.fileName), moduleSpecifier.text);
    return bindings.elements.map(({ name, propertyName }) => [name.text, `${path} ${(propertyName ?? name).text}`]);
  });
  return [...own, ...imported];
}

function switchUses(file, known) {
  const edits = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const limit = ts.isIdentifier(node) && isUse(node) ? known.get(node.text) : undefined;
    if (limit) {
      const call = `limitOf_("${limit.less}", "${limit.more}", ${node.text}, ${limit.lower}, ${limit.upper})`;
      const text = ts.isShorthandPropertyAssignment(node.parent) ? `${node.text}: ${call}` : call;
      edits.push({ start: node.getStart(), end: node.getEnd(), text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let text = file.text;
  for (const { start, end, text: edit } of edits.toReversed()) text = text.slice(0, start) + edit + text.slice(end);
  return text;
}

function isUse({ parent, ...node }) {
  const isName = "name" in parent && parent.name?.pos === node.pos;
  return !isName || ts.isShorthandPropertyAssignment(parent);
}

import { join, relative } from "node:path";
import ts from "typescript";
import type { GeneratedFile } from "./generated-file.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Packages with their entry points, by import name. */
const PACKAGES = [
  {
    path: "spec/public/svc-sdk.md",
    entries: {
      "svc-sdk": "src/index.ts",
      "svc-sdk/browser": "src/browser.ts",
      "svc-sdk/sync": "src/sync.ts",
      "svc-sdk/undici": "src/undici.ts",
      "svc-sdk/validate": "src/validate.ts",
    },
  },
  {
    path: "spec/public/svc-server.md",
    entries: { "svc-server": "server-mock/library/index.ts", "svc-server/msw": "server-mock/library/msw.ts" },
  },
];

/** Virtual folder of the declarations; next to the sources the compiler would prefer those. */
const FOLDER = join(ROOT, ".declarations").replaceAll("\\", "/");

/** Types that users can reach, as declarations without comments, so that every change for users shows up in a review. */
export function generatePublicReports(): GeneratedFile[] {
  const sources = PACKAGES.flatMap(({ entries }) => Object.values(entries).map((entry) => join(ROOT, entry)));
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const given = ts.parseJsonConfigFileContent({ ...config, include: [], files: sources }, ts.sys, ROOT).options;
  const { incremental: _incremental, tsBuildInfoFile: _file, ...options } = given;
  const declarations = emitDeclarations(sources, options);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.fileExists = (file) => declarations.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => declarations.get(file) ?? ts.sys.readFile(file);
  host.directoryExists = (folder) => folder.startsWith(FOLDER) || ts.sys.directoryExists(folder);
  host.getSourceFile = (file, version) => {
    const text = declarations.get(file);
    return text === undefined ? read(file, version) : ts.createSourceFile(file, text, version, true);
  };
  const roots = PACKAGES.flatMap(({ entries }) => Object.values(entries).map(declarationOf));
  const program = ts.createProgram(roots, { ...options, noEmit: true }, host);
  return PACKAGES.map(({ path, entries }) => ({ path, text: report(program, entries, declarations) }));
}

const declarationOf = (source: string): string => `${FOLDER}/${source.replace(/\.ts$/, ".d.ts")}`;

/** Emits the declarations of each file. */
function emitDeclarations(sources: readonly string[], options: ts.CompilerOptions): Map<string, string> {
  const texts = new Map<string, string>();
  const settings = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: ROOT },
    removeComments: true,
    stripInternal: true,
  };
  const program = ts.createProgram(sources, { ...options, ...settings, outDir: FOLDER });
  program.emit(undefined, (file, text) => {
    texts.set(file.replaceAll("\\", "/"), text);
  });
  return texts;
}

function report(program: ts.Program, entries: Record<string, string>, own: ReadonlyMap<string, string>): string {
  const checker = program.getTypeChecker();
  const exported = new Map<string, ts.Symbol[]>();
  for (const [name, entry] of Object.entries(entries)) {
    const source = program.getSourceFile(declarationOf(entry));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} exports nothing.`);
    exported.set(name, checker.getExportsOfModule(module));
  }
  const shown = new Set<ts.Symbol>();
  const sections = [...exported].map(([name, symbols]) => {
    const texts = sorted(symbols).map((symbol) => {
      const target = resolveAlias(symbol, checker);
      if (shown.has(target)) return `export { ${symbol.name} };`;
      shown.add(target);
      return print(target, own);
    });
    return section(`\`${name}\``, texts);
  });
  const behind = sorted(referredTo(shown, checker, own)).map((symbol) => print(symbol, own));
  const introduction =
    "<!-- Generated from the sources by `npm run generate`. Do not edit. -->\n\n# What users can import\n\nA line that changes here changes for users. A line that is gone breaks some of them: see [the policy](../../docs/policy.md).\n";
  return [introduction, ...sections, section("Not exported, but part of what is", behind)].join("\n");
}

const section = (title: string, texts: readonly string[]): string =>
  `## ${title}\n\n\`\`\`ts\n${texts.join("\n\n")}\n\`\`\`\n`;

const sorted = (symbols: Iterable<ts.Symbol>): ts.Symbol[] =>
  [...symbols].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Our own declarations that the shown ones refer to; others are not part of the public API. */
function referredTo(
  shown: ReadonlySet<ts.Symbol>,
  checker: ts.TypeChecker,
  own: ReadonlyMap<string, string>,
): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  for (const symbol of shown) for (const declaration of declarationsOf(symbol, own)) visit(declaration);
  return found;

  // Constructors are skipped: users receive most objects, and types for those that they construct are exported.
  function visit(node: ts.Node): void {
    if (ts.isConstructorDeclaration(node)) return;
    const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const target = named && resolveAlias(named, checker);
    if (target && declarationsOf(target, own).length > 0 && !shown.has(target)) found.add(target);
    ts.forEachChild(node, visit);
  }
}

/** A symbol's declarations in our files, except those generated from the spec. */
function declarationsOf(symbol: ts.Symbol, own: ReadonlyMap<string, string>): ts.Node[] {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const { fileName } = declaration.getSourceFile();
    return statement.parent && ts.isSourceFile(statement.parent) && own.has(fileName) && !isOfSpec(fileName)
      ? [statement]
      : [];
  });
}

const isOfSpec = (file: string): boolean => /(?:spec|server-mock)\/generated\//.test(file);

function print(symbol: ts.Symbol, own: ReadonlyMap<string, string>): string {
  const statements = declarationsOf(symbol, own);
  const [first] = symbol.declarations ?? [];
  if (statements.length === 0 && first)
    return `export { ${symbol.name} } from "${relative(FOLDER, first.getSourceFile().fileName)}";`;
  const printer = ts.createPrinter({ removeComments: true });
  const texts = statements.map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
  return texts.join("\n").replaceAll(/^(?:export )?declare /gm, "export declare ");
}

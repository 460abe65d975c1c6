import { relative } from "node:path";
import ts from "typescript";
import { type PublicMember, readMembers } from "./public-member.ts";
import { firstParagraph } from "./tsdoc.ts";

/** Something that users can import. */
export interface PublicSymbol {
  readonly name: string;
  readonly kind: "class" | "interface" | "function" | "constant" | "type";
  /** First paragraph of its TSDoc. */
  readonly description: string;
  readonly declaration: ts.Declaration;
  /** Its own members, without inherited ones. */
  readonly members: readonly PublicMember[];
  /** Its bases, without type arguments. */
  readonly bases: readonly string[];
}

/** All that users can import, by name. */
export type PublicApi = ReadonlyMap<string, PublicSymbol>;

/**
 * Reads the exports of the entry points, with their descriptions.
 *
 * @throws Error that names every symbol and member without a description
 */
export function readPublicApi(program: ts.Program, entries: readonly string[], root: string): PublicApi {
  const checker = program.getTypeChecker();
  const exported = entries.flatMap((entry) => exportsOf(program, entry));
  const symbols = exported.map((symbol) => readSymbol(symbol, new Set(exported), checker));
  const missing = symbols.flatMap(({ name, description, declaration, members }) => [
    ...(description ? [] : [explainMissing(name, declaration, root)]),
    ...members
      .filter((member) => !member.description)
      .map((member) => explainMissing(`${name}.${member.name}`, member.declaration, root)),
  ]);
  if (missing.length > 0) throw new Error([...new Set(missing)].join("\n"));
  return new Map(symbols.map((symbol) => [symbol.name, symbol]));
}

/** Finds a symbol that the page documents. */
export function find(api: PublicApi, name: string): PublicSymbol {
  const symbol = api.get(name);
  if (!symbol)
    throw new Error(
      `${name} is not exported. Export it from src/index.ts, or a function for pages from src/browser.ts; or take it out of scripts/generate/sdk-docs/.`,
    );
  return symbol;
}

/** Symbols of one kind, in the order in which the sources declare them. */
export function ofKind(api: PublicApi, kind: PublicSymbol["kind"]): PublicSymbol[] {
  return [...api.values()]
    .filter((symbol) => symbol.kind === kind)
    .sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

function placeOf({ declaration }: PublicSymbol): string {
  return `${declaration.getSourceFile().fileName}:${String(declaration.pos).padStart(9, "0")}`;
}

function exportsOf(program: ts.Program, entry: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => !isOfSpec(symbol));
}

/** Types of openapi-typescript, which the page only mentions. */
function isOfSpec({ declarations: [declaration] = [] }: ts.Symbol): boolean {
  return declaration?.getSourceFile().fileName.endsWith("spec/generated/schema.ts") ?? false;
}

function readSymbol(symbol: ts.Symbol, exported: ReadonlySet<ts.Symbol>, checker: ts.TypeChecker): PublicSymbol {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${symbol.name} is declared nowhere.`);
  const hasMembers = ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration);
  return {
    name: symbol.name,
    kind: kindOf(declaration),
    description: firstParagraph(symbol, checker),
    declaration,
    members: hasMembers ? membersOf(declaration, exported, checker) : [],
    bases: hasMembers ? basesOf(declaration) : [],
  };
}

/** Its own members, and those of a base that is not exported. */
function membersOf(
  declaration: ts.ClassDeclaration | ts.InterfaceDeclaration,
  exported: ReadonlySet<ts.Symbol>,
  checker: ts.TypeChecker,
): PublicMember[] {
  const own = readMembers(declaration, checker);
  if (!ts.isClassDeclaration(declaration)) return own;
  const inherited = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => {
      const symbol = checker.getTypeAtLocation(expression).symbol;
      const base = symbol?.declarations?.find(ts.isClassDeclaration);
      return base && !exported.has(symbol) && !base.getSourceFile().isDeclarationFile
        ? membersOf(base, exported, checker)
        : [];
    }),
  );
  return [...inherited, ...own];
}

function kindOf(declaration: ts.Declaration): PublicSymbol["kind"] {
  if (ts.isClassDeclaration(declaration)) return "class";
  if (ts.isInterfaceDeclaration(declaration)) return "interface";
  if (ts.isFunctionDeclaration(declaration)) return "function";
  return ts.isVariableDeclaration(declaration) ? "constant" : "type";
}

function basesOf({ heritageClauses = [] }: { heritageClauses?: Iterable<ts.HeritageClause> }): string[] {
  return [...heritageClauses]
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
}

function explainMissing(name: string, declaration: ts.Declaration, root: string): string {
  return `${name} has no description. Add TSDoc in ${relative(root, declaration.getSourceFile().fileName)}`;
}

import ts from "typescript";
import { code, table } from "../markdown-table.ts";
import { find, ofKind, type PublicApi, type PublicSymbol } from "./public-api.ts";
import { oneLine, signatureOf } from "./public-member.ts";
import { tagSentences } from "./tsdoc.ts";

/** The members of interfaces and classes, `hidden` ones left out. */
export function memberTable(api: PublicApi, owners: readonly string[], hidden: readonly string[] = []): string {
  const rows = owners.flatMap((owner) =>
    find(api, owner)
      .members.filter(({ name }) => !hidden.includes(name))
      .map(({ signature, type, isOptional, description }) => [
        code(owner),
        code(`${signature}${isOptional ? "?" : ""}`),
        type && code(type),
        description,
      ]),
  );
  return table(["Of", "Member", "Type", "Meaning"], rows);
}

/** Table of functions besides the client. */
export function functionTable(api: PublicApi, names: readonly string[]): string {
  const rows = names.map((name) => {
    const { declaration, description } = find(api, name);
    const signature = ts.isFunctionDeclaration(declaration) ? signatureOf(name, declaration) : name;
    return [code(signature), [description, ...tagSentences(declaration)].join(" ")];
  });
  return table(["Function", "Meaning"], rows);
}

/** Table of constants: tuples of known values with the type of their members, and others. */
export function constantTable(api: PublicApi): string {
  const rows = ofKind(api, "constant").map(({ name, description, declaration }) => {
    const type = ofKind(api, "type").find((candidate) => definitionOf(candidate) === `(typeof ${name})[number]`);
    return [
      code(name),
      type ? code(type.name) : "",
      tupleValues(declaration).map(code).join(", "),
      (type ?? { description }).description,
    ];
  });
  return table(["Constant", "Type", "Values", "Meaning"], rows);
}

/** Table of types that are neither objects nor members of a constant. */
export function typeTable(api: PublicApi): string {
  const rows = ofKind(api, "type")
    .filter((symbol) => !definitionOf(symbol).startsWith("(typeof "))
    .map((symbol) => [code(symbol.name), code(definitionOf(symbol)), symbol.description]);
  return table(["Type", "Definition", "Meaning"], rows);
}

/** Table of request and response objects, with the names of their fields. */
export function modelTable(api: PublicApi): string {
  const models = ofKind(api, "interface").filter(
    ({ name, declaration }) => declaration.getSourceFile().fileName.endsWith("/models.ts") && !name.endsWith("Query"),
  );
  const rows = models.map(({ name, description, bases, members }) => [
    code(name),
    description,
    [...bases.map((base) => `all of ${code(base)}`), ...members.map((member) => code(member.name))].join(", "),
  ]);
  return table(["Type", "What it is", "Fields"], rows);
}

function definitionOf({ declaration }: PublicSymbol): string {
  return ts.isTypeAliasDeclaration(declaration) ? oneLine(declaration.type.getText()) : "";
}

function tupleValues(declaration: ts.Declaration): string[] {
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  const list = value && ts.isAsExpression(value) ? value.expression : undefined;
  return list && ts.isArrayLiteralExpression(list)
    ? list.elements.filter(ts.isStringLiteral).map(({ text }) => text)
    : [];
}

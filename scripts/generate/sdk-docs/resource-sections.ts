import ts from "typescript";
import { OPERATIONS } from "../../../server-mock/generated/operations.ts";
import { code, table } from "../markdown-table.ts";
import { find, type PublicApi, type PublicSymbol } from "./public-api.ts";
import type { PublicMember } from "./public-member.ts";
import { tagSentences } from "./tsdoc.ts";

/** A section for each resource of the client. */
export function resourceSections(api: PublicApi): string {
  return sectionsBelow("svc", find(api, "SvcClient"), api).join("\n\n");
}

function sectionsBelow(path: string, { members }: PublicSymbol, api: PublicApi): string[] {
  return members.flatMap(({ name, type }) => {
    const resource = api.get(type);
    if (!resource && /^[A-Z]\w+$/.test(type))
      throw new Error(`${path}.${name} is a ${type}, which is not exported. Export it in src/index.ts.`);
    if (resource?.kind !== "class") return [];
    const inner = `${path}.${name}`;
    const intro = `### ${code(inner)}\n\n${code(resource.name)}: ${resource.description}`;
    const methods = methodTable(resource);
    return [methods ? `${intro}\n\n${methods}` : intro, ...sectionsBelow(inner, resource, api)];
  });
}

/** Table of a class's methods with their operations; undefined without any. */
export function methodTable({ members }: PublicSymbol): string | undefined {
  const rows = members.filter(({ kind }) => kind === "method").map(methodRow);
  return rows.length > 0 ? table(["Method", "Operation, permission", "Meaning"], rows) : undefined;
}

function methodRow({ name, signature, description, declaration }: PublicMember): string[] {
  const operation = operationOf(declaration);
  const call = operation && `\`${operation.method} ${operation.path}\``;
  // TSDoc names the operation in a sentence, which the page has as a column.
  const meaning = call
    ? description.replace(` ${call}, permission \`${operation.permission}\`.`, "").replace(` ${call}.`, "")
    : description;
  if (call && meaning === description)
    throw new Error(`The TSDoc of ${name} does not name ${call}, permission \`${operation.permission}\`.`);
  const said = [meaning, ...tagSentences(declaration)].join(" ");
  return [code(signature), operation ? `${call}, ${operation.permission}` : "–", said];
}

/** The operation whose identifier a method's body names. */
export function operationOf(method: ts.Node): (typeof OPERATIONS)[number] | undefined {
  if (ts.isStringLiteral(method)) return OPERATIONS.find(({ id }) => id === method.text);
  return ts.forEachChild(method, operationOf);
}

import ts from "typescript";
import { firstParagraph } from "./tsdoc.ts";

/** A member of a class or interface that users can reach. */
export interface PublicMember {
  readonly name: string;
  readonly kind: "property" | "method";
  /** `name(parameter: Type): Type` of a method, the name of a property. */
  readonly signature: string;
  /** Type of a property as written, without the `undefined` of an optional one. */
  readonly type: string;
  readonly isOptional: boolean;
  readonly isOverride: boolean;
  /** First paragraph of its TSDoc, or of the member that it overrides. */
  readonly description: string;
  readonly declaration: Member;
}

type Member = ts.ClassElement | ts.TypeElement;

/** Members used by syntax (`for await`) rather than by name. */
const WELL_KNOWN = new Set(["[Symbol.asyncIterator]", "[Symbol.iterator]"]);

/** The public members that a class or interface declares itself, in its order. */
export function readMembers(
  owner: ts.ClassDeclaration | ts.InterfaceDeclaration,
  checker: ts.TypeChecker,
): PublicMember[] {
  return [...owner.members].filter(isPublic).map((member) => {
    const name = member.name?.getText() ?? "";
    const symbol = member.name && checker.getSymbolAtLocation(member.name);
    const isMethod = ts.isMethodDeclaration(member) || ts.isMethodSignature(member);
    const isOptional = "questionToken" in member && member.questionToken !== undefined;
    return {
      name,
      kind: isMethod ? "method" : "property",
      signature: isMethod ? signatureOf(name, member) : name,
      type: typeOf(member, isOptional),
      isOptional,
      isOverride: hasModifier(member, ts.SyntaxKind.OverrideKeyword),
      description: symbol ? firstParagraph(symbol, checker) : "",
      declaration: member,
    };
  });
}

/** A function's or method's name, parameters and result. */
export function signatureOf(name: string, { typeParameters, parameters, type }: ts.SignatureDeclaration): string {
  const generics = typeParameters ? `<${typeParameters.map((parameter) => parameter.getText()).join(", ")}>` : "";
  const taken = parameters.map((parameter) => {
    const mark = parameter.questionToken || parameter.initializer ? "?" : "";
    return `${parameter.name.getText()}${mark}: ${parameter.type?.getText()}`;
  });
  return oneLine(`${name}${generics}(${taken.join(", ")}): ${type?.getText()}`);
}

/** Code on one line, as a table needs it. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").replace(/^\| /, "");

function isPublic(member: Member): boolean {
  const { name } = member;
  if (!name || ts.isPrivateIdentifier(name)) return false;
  if (ts.isComputedPropertyName(name) && !WELL_KNOWN.has(name.getText())) return false;
  if (hasModifier(member, ts.SyntaxKind.PrivateKeyword) || hasModifier(member, ts.SyntaxKind.ProtectedKeyword))
    return false;
  return !ts.getJSDocTags(member).some((tag) => tag.tagName.text === "internal");
}

function hasModifier(member: Member, kind: ts.SyntaxKind): boolean {
  const modifiers = ts.canHaveModifiers(member) ? ts.getModifiers(member) : undefined;
  return modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}

function typeOf(member: Member, isOptional: boolean): string {
  const isTyped = ts.isPropertySignature(member) || ts.isPropertyDeclaration(member) || ts.isGetAccessor(member);
  const text = oneLine((isTyped && member.type?.getText()) || "");
  if (!isOptional) return text;
  return text.replace(/ \| undefined$/, "").replace(/^\((\(.*)\)$/, "$1");
}

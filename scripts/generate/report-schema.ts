import path from "node:path";
import ts from "typescript";
import { compactJson } from "./compact-json.ts";
import type { GeneratedFile } from "./generated-file.ts";

type Schema = Record<string, unknown>;

const SOURCE = "core/report/weekly-report.ts";

/** `cli/generated/weekly-report-schema.ts`: the JSON schema of the report, from its type. */
export function generateReportSchema(root: string): GeneratedFile {
  const { Bundler } = ts.ModuleResolutionKind;
  const program = ts.createProgram([path.join(root, SOURCE)], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: Bundler,
    allowImportingTsExtensions: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path.join(root, SOURCE));
  const declaration = file?.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === "WeeklyReport");
  if (!file || !declaration) throw new Error(`There is no WeeklyReport in ${SOURCE}.`);
  const definitions: Record<string, Schema> = {};
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Coaching report of a period, as written by svc report weekly",
    description: "Scores are 0 to 100 with one decimal; null where there is nothing to compute from.",
    ...objectSchema(checker.getTypeAtLocation(declaration)),
    $defs: definitions,
  };
  const text = `// Generated from ${SOURCE} by \`npm run generate\`. Do not edit.\n\n/** The JSON schema of the report that \`svc report weekly --json\` writes. */\nexport const WEEKLY_REPORT_SCHEMA: Readonly<Record<string, unknown>> = ${compactJson(schema).trim()};\n`;
  return { path: "cli/generated/weekly-report-schema.ts", text };

  function schemaOf(type: ts.Type): Schema {
    if (type.isUnion()) return unionSchema(type);
    if (type.isLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.Null) return { type: "null" };
    if (type.flags & ts.TypeFlags.String) return { type: "string" };
    if (type.flags & ts.TypeFlags.Number) return { type: "number" };
    if (type.flags & ts.TypeFlags.Boolean) return { type: "boolean" };
    if (checker.isArrayType(type)) return { type: "array", items: schemaOf(elementOf(type)) };
    const values = type.getStringIndexType();
    if (values) return { type: "object", additionalProperties: schemaOf(values) };
    const symbol = type.aliasSymbol ?? type.symbol;
    const { name } = symbol;
    if (name === "__type") return objectSchema(type);
    if (!(name in definitions)) {
      // Registered before it is read, since it may refer to itself.
      definitions[name] = {};
      definitions[name] = { ...described(symbol), ...objectSchema(type) };
    }
    return { $ref: `#/$defs/${name}` };
  }

  function elementOf(type: ts.Type): ts.Type {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    if (!element) throw new Error("An array without a type of its items.");
    return element;
  }

  function unionSchema({ types }: ts.UnionType): Schema {
    const others = types.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    const hasNull = types.some(({ flags }) => flags & ts.TypeFlags.Null);
    const isTruth = others.length === 2 && others.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const values = others.flatMap((type) => (type.isLiteral() ? [type.value] : []));
    const alternatives = isTruth
      ? [{ type: "boolean" }]
      : others.length > 1 && values.length === others.length
        ? [{ enum: values }]
        : others.map(schemaOf);
    const [only, ...more] = [...alternatives, ...(hasNull ? [{ type: "null" }] : [])];
    return more.length === 0 ? (only ?? {}) : { anyOf: [only, ...more] };
  }

  /** An object schema without additional members; optional ones are not required. */
  function objectSchema(type: ts.Type): Schema {
    // A member whose key is a symbol is in no JSON.
    const members = checker
      .getPropertiesOfType(type)
      .filter(({ escapedName }) => !String(escapedName).startsWith("__@"));
    const properties = members.map((member): [string, Schema] => [
      member.name,
      { ...schemaOf(checker.getTypeOfSymbol(member)), ...described(member) },
    ]);
    const required = members.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return { type: "object", properties: Object.fromEntries(properties), required, additionalProperties: false };
  }

  function described(symbol: ts.Symbol): Schema {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return text === "" ? {} : { description: text };
  }
}

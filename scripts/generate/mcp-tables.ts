import { PROMPTS } from "../../mcp/prompts/prompts.ts";
import { describeTools, type ListedTool } from "../../mcp/registry/describe-tools.ts";
import { RESOURCE_TEMPLATES, RESOURCES } from "../../mcp/resources/resources.ts";
import { DEFAULT_TOOLS, EXTENDED_TOOLS } from "../../mcp/settings/tool-names.ts";
import questions from "../../tools/questions/results.golden.json" with { type: "json" };
import { code, paddedTable } from "./markdown-table.ts";

/** The generated parts of docs/mcp.md, by the names of their marks. */
export function writeTables(): Record<string, string> {
  return {
    tools: toolTable(describeTools(DEFAULT_TOOLS)),
    "extended-tools": toolTable(describeTools(EXTENDED_TOOLS)),
    prompts: paddedTable(
      ["Prompt", "Arguments", "What it prepares"],
      PROMPTS.map(({ name, arguments: given, description }) => [
        code(name),
        given.map((argument) => `${code(argument.name)}${argument.required ? "" : "?"}`).join(", "),
        description,
      ]),
    ),
    questions: paddedTable(
      ["Question", "Asked by", "Calls", "Tokens", "Right", "Hasty first call", "Tools"],
      questions.map(({ question, by, calls, tokens, right, honest, tools }) => [
        ...[question, by, String(calls), String(tokens), right ? "yes" : "no"],
        ...[honest ? "does not mislead" : "misleads", tools],
      ]),
    ),
    resources: paddedTable(
      ["Address", "What stands there"],
      [
        ...RESOURCES.map(({ uri, description }) => [code(uri), description]),
        ...RESOURCE_TEMPLATES.map(({ uriTemplate, description }) => [code(uriTemplate), description]),
      ],
    ),
  };
}

function toolTable(tools: readonly ListedTool[]): string {
  return paddedTable(
    ["Tool", "What it does", "Arguments"],
    tools.map(({ name, description, inputSchema, annotations }) => [
      `${code(name)}${annotations.readOnlyHint ? "" : " (writes)"}`,
      description,
      Object.keys(inputSchema.properties ?? {})
        .map((argument) => `${code(argument)}${inputSchema.required?.includes(argument) ? "" : "?"}`)
        .join(", "),
    ]),
  );
}

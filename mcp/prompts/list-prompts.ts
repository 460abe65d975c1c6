import type { ToolName } from "../settings/tool-names.ts";
import type { Prompt } from "./prompt.ts";
import { PROMPTS } from "./prompts.ts";

/** The prompts as `prompts/list` shows them: those whose task these tools can do. */
export function listPrompts(offered: readonly ToolName[]) {
  return PROMPTS.filter((prompt) => missingTools(prompt, offered).length === 0).map(
    ({ name, title, description, arguments: given }) => ({
      name,
      title,
      description,
      arguments: given.map(({ offers: _, required = false, ...argument }) => ({ ...argument, required })),
    }),
  );
}

/** The tools that a prompt's task takes and that are not on offer. */
export function missingTools({ tools }: Prompt, offered: readonly ToolName[]): ToolName[] {
  return tools.filter((tool) => !offered.includes(tool));
}

import type { Policy } from "../settings/policy.ts";
import type { ToolName } from "../settings/tool-names.ts";
import type { Prompt } from "./prompt.ts";
import { PROMPTS } from "./prompts.ts";

/** Prompts for `prompts/list`: those whose tools are all available. */
export function listPrompts(policy: Policy) {
  return PROMPTS.filter((prompt) => missingTools(prompt, policy).length === 0).map(
    ({ name, title, description, arguments: given }) => ({
      name,
      title,
      description,
      arguments: given.map(({ offers: _, isDate: __, required = false, ...argument }) => ({ ...argument, required })),
    }),
  );
}

/** Tools that a prompt needs and that are not offered. */
export function missingTools({ tools }: Prompt, policy: Policy): ToolName[] {
  return tools.filter((tool) => !policy.offers(tool));
}

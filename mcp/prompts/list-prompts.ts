import { PROMPTS } from "./prompts.ts";

/** The prompts as `prompts/list` shows them. */
export function listPrompts() {
  return PROMPTS.map(({ write: _, arguments: given, ...prompt }) => ({
    ...prompt,
    arguments: given.map(({ offers: __, required = false, ...argument }) => ({ ...argument, required })),
  }));
}

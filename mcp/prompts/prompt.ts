import type { IdKind } from "../context/known-ids.ts";
import type { ToolName } from "../settings/tool-names.ts";

/** An argument of a prompt. Prompts take texts only. */
export interface PromptArgument {
  name: string;
  description: string;
  required?: boolean;
  /** What can stand here: fixed values, or ids of a kind. Offered while the user types. */
  offers?: readonly string[] | IdKind;
}

/** A task that a user can pick by name. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  /** The tools that the task takes. It is on offer where all of them are. */
  tools: readonly ToolName[];
  arguments: readonly PromptArgument[];
  /** The task in words. Arguments that were not given are undefined. */
  write(given: Readonly<Record<string, string | undefined>>): string;
}

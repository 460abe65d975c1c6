import type { IdKind } from "../context/known-ids.ts";
import type { ToolName } from "../settings/tool-names.ts";

/** An argument of a prompt. Prompts take text only. */
export interface PromptArgument {
  name: string;
  description: string;
  required?: boolean;
  /** Valid values, or the kind of object it names, for completion. */
  offers?: readonly string[] | IdKind;
  /** Whether it is a date, or words for one. */
  isDate?: boolean;
}

/** A task that a user can pick by name. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  /** Tools that the task needs. The prompt is offered if all of them are. */
  tools: readonly ToolName[];
  arguments: readonly PromptArgument[];
  /** Renders the task as text. Missing arguments are undefined. */
  write(given: Readonly<Record<string, string | undefined>>): string;
}

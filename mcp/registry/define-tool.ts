import type * as z from "zod";
import { parseInput } from "../input/parse-input.ts";
import type { Tool, ToolDefinition } from "./tool.ts";

/** Puts the check of the arguments before a tool. */
export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  const { name, run, ...rest } = definition;
  return { ...rest, run: (given, context) => run(parseInput(name, definition.input, given), context) };
}

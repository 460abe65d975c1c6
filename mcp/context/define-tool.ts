import type * as z from "zod";
import { parseInput } from "../input/parse-input.ts";
import type { Tool, ToolDefinition } from "./tool.ts";

/** Defines a tool that validates its arguments before it runs. */
export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  const { name, run, ...rest } = definition;
  return { ...rest, run: (given, context) => run(parseInput(name, definition.input, given), context) };
}

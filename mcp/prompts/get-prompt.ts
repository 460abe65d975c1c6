import { type GetPromptResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { resolveDates } from "../input/date-range.ts";
import type { Policy } from "../settings/policy.ts";
import { cleanLine, clip } from "../text/clean-text.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { missingTools } from "./list-prompts.ts";
import type { Prompt } from "./prompt.ts";
import { PROMPTS } from "./prompts.ts";

const MAX_ARGUMENT = 500;

/**
 * Fills in a prompt's arguments.
 *
 * @throws ProtocolError if the prompt is not offered, or an argument is missing or invalid
 */
export function getPrompt(
  name: string,
  given: Readonly<Record<string, string>>,
  { policy, now }: { policy: Policy; now: () => Date },
): GetPromptResult {
  const prompt = PROMPTS.find((known) => known.name === name);
  if (!prompt)
    throw invalid(
      `Unknown prompt: ${clip(cleanLine(name), 60)}.`,
      name,
      PROMPTS.map((known) => known.name),
    );
  const missing = missingTools(prompt, policy);
  if (missing.length > 0) {
    throw invalid(`The prompt ${name} is not offered: this server was started without ${missing.join(", ")}.`);
  }
  const text = prompt.write(checkArguments(prompt, given, now));
  return { description: prompt.description, messages: [{ role: "user", content: { type: "text", text } }] };
}

function checkArguments(
  prompt: Prompt,
  given: Readonly<Record<string, string>>,
  now: () => Date,
): Record<string, string> {
  const names = prompt.arguments.map(({ name }) => name);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw invalid(`${prompt.name} takes no argument \`${clip(cleanLine(unknown), 60)}\`.`, unknown, names);
  }
  const filled = Object.entries(given).filter(([, value]) => value.trim() !== "");
  const values = Object.fromEntries(filled.map(([name, value]) => [name, quotable(value)]));
  for (const { name, required, offers, isDate } of prompt.arguments) {
    const value = values[name];
    if (required && value === undefined) throw invalid(`${prompt.name} needs the argument \`${name}\`.`);
    if (isDate) requireDate(name, value, now);
    if (value !== undefined && Array.isArray(offers) && !offers.includes(value)) {
      throw invalid(`\`${name}\` must be one of ${offers.join(", ")}.`, value, offers);
    }
  }
  return values;
}

/** A value for quotation marks in a prompt, so that a name from a recording cannot close them and pose as the user's text. */
const quotable = (value: string): string => clip(cleanLine(value), MAX_ARGUMENT).replace(/["\\]/g, "\\$&");

function requireDate(name: string, value: string | undefined, now: () => Date): void {
  try {
    resolveDates({ from: value }, { now, timeZone: "UTC" });
  } catch {
    throw invalid(`\`${name}\` must be a date such as 2026-11-01, or words such as last week, this quarter, 30d.`);
  }
}

function invalid(message: string, name = "", candidates: readonly string[] = []): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message + didYouMean(name, candidates));
}

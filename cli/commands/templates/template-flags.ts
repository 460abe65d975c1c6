import { InvalidArgumentError } from "commander";
import type { CoachingTone, GradingCriterion } from "../../../src/index.ts";
import type { FlagDefinition } from "../../flags/add-flags.ts";
import { parametersOf } from "../../flags/parameters.ts";
import { parseBoolean } from "../../text/parsers.ts";

/** Flags for the fields of a template. */
export interface TemplateFlags {
  file?: string;
  name?: string;
  promptTemplate?: string;
  criterion?: GradingCriterion[];
  description?: string;
  coachingTone?: string;
  callType?: string;
  industryContext?: string;
  isActive?: boolean;
  clear?: string[];
}

// Keyed by the generated type: a tone that the spec gains or loses fails to compile here.
const TONES: Record<CoachingTone, true> = { direct: true, encouraging: true, "data-driven": true };

const CALL_TYPES: readonly string[] =
  parametersOf("listTemplates").find(({ name }) => name === "call_type")?.enum ?? [];

/** Fields that `update --clear` sets to null. */
const CLEARABLE = ["description", "coaching_tone", "call_type", "industry_context"] as const;

/** `-f FILE` and one flag per field. */
export const TEMPLATE_FLAGS: readonly FlagDefinition[] = [
  ["-f, --file <file>", "read the fields from JSON or YAML; - for standard input"],
  ["--name <text>", "name of the template"],
  ["--prompt-template <text>", "the coaching prompt"],
  ["--criterion <name:weight:description>", "a grading criterion; repeatable", { parse: collectCriteria }],
  ["--description <text>", "description"],
  ["--coaching-tone <tone>", "tone of the feedback", { choices: Object.keys(TONES) }],
  ["--call-type <type>", "call type it is for", { choices: CALL_TYPES }],
  ["--industry-context <text>", "industry context"],
];

/** Flags that only an update takes. */
export const UPDATE_FLAGS: readonly FlagDefinition[] = [
  ["--is-active <true|false>", "whether the template is active", { parse: parseBoolean }],
  ["--clear <fields...>", "set fields to null", { choices: CLEARABLE }],
];

const CRITERION = /^(.+?):\s*(\d+(?:\.\d+)?)\s*:\s*(.*)$/s;

function collectCriteria(text: string, collected: GradingCriterion[] | undefined): GradingCriterion[] {
  const match = CRITERION.exec(text);
  if (!match)
    throw new InvalidArgumentError("Expected NAME:WEIGHT:DESCRIPTION, such as Discovery:40:Asks open questions.");
  const [, name = "", weight, description = ""] = match;
  return [...(collected ?? []), { name: name.trim(), weight: Number(weight), description }];
}

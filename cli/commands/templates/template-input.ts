import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import type { TemplateFlags } from "./template-flags.ts";

/** Read-only fields: ignored in a file made from `templates get`. */
const READ_ONLY = new Set(["id", "created_by", "version", "created_at", "updated_at"]);

/** Fields of a template from `-f` and flags; a flag overrides the file. */
export async function readTemplateInput(context: Context, flags: TemplateFlags): Promise<Record<string, unknown>> {
  const fromFile = flags.file === undefined ? {} : await readTemplateFile(context, flags.file);
  const fromFlags = Object.entries({
    name: flags.name,
    prompt_template: flags.promptTemplate,
    grading_criteria: flags.criterion,
    description: flags.description,
    coaching_tone: flags.coachingTone,
    call_type: flags.callType,
    industry_context: flags.industryContext,
    is_active: flags.isActive,
  }).filter(([, value]) => value !== undefined);
  const cleared = (flags.clear ?? []).map((field) => [field, null]);
  return { ...fromFile, ...Object.fromEntries(fromFlags), ...Object.fromEntries(cleared) };
}

async function readTemplateFile(context: Context, file: string): Promise<Record<string, unknown>> {
  const text = file === "-" ? await context.stdin.readAll() : await readTextFile(file);
  return parseTemplateText(text, file === "-" ? "standard input" : file);
}

/** Parses JSON or YAML into a template's fields, without the read-only ones. */
export async function parseTemplateText(text: string, source: string): Promise<Record<string, unknown>> {
  const { parseYaml } = await import("../../output/yaml.lazy.ts");
  const parsed = parseYaml(text);
  if ("problem" in parsed)
    throw new UsageError(`Cannot parse ${source}: ${parsed.problem}`, "Fix that line and try again.");
  const { value } = parsed;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UsageError(
      `Expected ${source} to contain the fields of one template.`,
      "Start from `svc templates get ID -o yaml`.",
    );
  return Object.fromEntries(Object.entries(value).filter(([field]) => !READ_ONLY.has(field)));
}

/** A template as YAML to edit: the fields that can be changed, long texts as blocks. */
export async function editableText(template: object): Promise<string> {
  const { yamlText } = await import("../../output/yaml.lazy.ts");
  const fields = Object.fromEntries(Object.entries(template).filter(([field]) => !READ_ONLY.has(field)));
  return yamlText(fields);
}

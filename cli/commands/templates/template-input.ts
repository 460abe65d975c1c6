import type { Context } from "../../context/context.ts";
import { READ_ONLY_FIELDS } from "../../features/templates/managed-fields.ts";
import { readTextFile } from "../../files/read-text.ts";
import { parseYamlObject } from "../../output/yaml-object.ts";
import type { TemplateFlags } from "./template-flags.ts";

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
  const hint = "Start from `svc templates get ID -o yaml`.";
  return withoutReadOnly(await parseYamlObject(text, source, { expected: "the fields of one template", hint }));
}

const withoutReadOnly = (template: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(template).filter(([field]) => field !== "id" && !READ_ONLY_FIELDS.has(field)));

/** A template as YAML to edit: the fields that can be changed, long texts as blocks. */
export async function editableText(template: object): Promise<string> {
  const { yamlText } = await import("../../output/yaml.lazy.ts");
  return yamlText(withoutReadOnly(template));
}

import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { id } from "../input/fields.ts";
import { describeTemplate } from "../template/describe-template.ts";

/** One coaching template. */
export const getTemplate = defineTool({
  name: "get_template",
  title: "Get a coaching template",
  description:
    "Gives one coaching template whole: its prompt, tone, call type, and each criterion with weight and description.",
  annotations: READS,
  input: z.strictObject({ template_id: id("The template") }),
  output: { id: OUT.string, name: OUT.string, prompt_template: OUT.string, is_active: OUT.boolean, ...TABLE_OUTPUT },
  async run({ template_id: templateId }, context) {
    const template = await context.svc.templates.get(templateId, { signal: context.signal });
    context.knownIds.remember("template", [template.id]);
    const { facts, ...shown } = describeTemplate(template);
    return { ...shown, facts: { id: template.id, ...facts } };
  },
});

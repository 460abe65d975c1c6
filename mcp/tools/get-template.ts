import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { READS } from "../context/tool.ts";
import { id } from "../input/fields.ts";
import { findObject } from "../service/find-object.ts";
import { describeTemplate } from "../template/describe-template.ts";
import { TEMPLATE_OUTPUT } from "../template/template-output.ts";

/** One coaching template. */
export const getTemplate = defineTool({
  name: "get_template",
  title: "Get a coaching template",
  description:
    "Returns a whole coaching template: prompt, tone, call type, and each criterion with weight and description.",
  annotations: READS,
  input: z.strictObject({ template_id: id() }),
  output: TEMPLATE_OUTPUT,
  async run({ template_id: written }, context) {
    const templateId = await findObject("template", written, context);
    const template = await context.svc.templates.get(templateId, { signal: context.signal });
    context.knownIds.remember("template", [template.id]);
    const { facts, ...shown } = describeTemplate(template);
    return { ...shown, facts: { id: template.id, ...facts } };
  },
});

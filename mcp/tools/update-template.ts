import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { OUT } from "../context/output-schemas.ts";
import { invalidArguments } from "../errors/tool-error.ts";
import { flag, id } from "../input/fields.ts";
import { findObject } from "../service/find-object.ts";
import { requireConfirmation } from "../service/require-confirmation.ts";
import { describeTemplate } from "../template/describe-template.ts";
import { nameTemplate } from "../template/name-template.ts";
import { templateFields, warnOfWeights } from "../template/template-fields.ts";
import { TEMPLATE_OUTPUT } from "../template/template-output.ts";

/** Changes a coaching template. */
export const updateTemplate = defineTool({
  name: "update_template",
  title: "Update a coaching template",
  description:
    "Changes the given fields of a coaching template; omitted fields stay, null clears one. grading_criteria replaces the whole list. is_active: false takes a template out of use.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({
    template_id: id(),
    name: templateFields.name.optional(),
    prompt_template: templateFields.prompt_template.optional(),
    grading_criteria: templateFields.grading_criteria.optional(),
    description: templateFields.description.nullable().optional(),
    coaching_tone: templateFields.coaching_tone.nullable().optional(),
    call_type: templateFields.call_type.nullable().optional(),
    industry_context: templateFields.industry_context.nullable().optional(),
    is_active: flag("Whether the template is in use").optional(),
  }),
  output: { updated: OUT.boolean, ...TEMPLATE_OUTPUT },
  async run({ template_id: written, ...changes }, context) {
    if (Object.keys(changes).length === 0) {
      throw invalidArguments("update_template was called without a change. Name at least one field to change.");
    }
    const templateId = await findObject("template", written, context);
    const fields = Object.keys(changes).join(", ");
    await requireConfirmation(`Change ${fields} of ${await nameTemplate(templateId, context)}?`, context);
    const template = await context.svc.templates.update(templateId, changes, { signal: context.signal });
    context.store.clear();
    const { facts, ...shown } = describeTemplate(template);
    const warning = changes.grading_criteria ? warnOfWeights(changes.grading_criteria) : "";
    return { ...shown, facts: { id: templateId, updated: true, ...facts }, notes: [warning] };
  },
});

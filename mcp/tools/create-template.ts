import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";
import { flag } from "../input/fields.ts";
import { describeTemplate } from "../template/describe-template.ts";
import { templateFields, warnOfWeights } from "../template/template-fields.ts";

/** Creates a coaching template. */
export const createTemplate = defineTool({
  name: "create_template",
  title: "Create a coaching template",
  description:
    "Creates a coaching template: a named scorecard of weighted criteria that meetings are graded against. Try it with dry_run first; nothing is saved then. Never repeat a call whose outcome is unknown.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: z.strictObject({
    name: templateFields.name,
    prompt_template: templateFields.prompt_template,
    grading_criteria: templateFields.grading_criteria,
    description: templateFields.description.optional(),
    coaching_tone: templateFields.coaching_tone.optional(),
    call_type: templateFields.call_type.optional(),
    industry_context: templateFields.industry_context.optional(),
    dry_run: flag("Check only, save nothing").default(false),
  }),
  output: { id: OUT.string, created: OUT.boolean, dry_run: OUT.boolean, name: OUT.string, ...TABLE_OUTPUT },
  async run({ dry_run: dryRun, ...template }, context) {
    const warning = warnOfWeights(template.grading_criteria);
    if (dryRun) {
      const { facts, ...shown } = describeTemplate(template);
      const notes = [warning, "Nothing was saved. Call again without dry_run to create it."];
      return { ...shown, facts: { ...facts, created: false, dry_run: true }, notes };
    }
    const created = await context.svc.templates.create(template, { signal: context.signal });
    context.knownIds.remember("template", [created.id]);
    const { facts, ...shown } = describeTemplate(created);
    return { ...shown, facts: { id: created.id, created: true, ...facts }, notes: [warning] };
  },
});

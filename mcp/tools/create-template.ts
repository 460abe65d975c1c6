import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { OUT } from "../context/output-schemas.ts";
import { flag } from "../input/fields.ts";
import { describeInBrief } from "../template/describe-template.ts";
import { templateFields, warnOfWeights } from "../template/template-fields.ts";
import { TEMPLATE_IN_BRIEF } from "../template/template-output.ts";

/** Creates a coaching template. */
export const createTemplate = defineTool({
  name: "create_template",
  title: "Create a template",
  description:
    "Creates a coaching template: weighted criteria for grading meetings. dry_run saves nothing: try it first. Never repeat a call of unknown outcome.",
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: z.strictObject({
    name: templateFields.name,
    prompt_template: templateFields.prompt_template,
    grading_criteria: templateFields.grading_criteria,
    description: templateFields.description.optional(),
    coaching_tone: templateFields.coaching_tone.optional(),
    call_type: templateFields.call_type.optional(),
    industry_context: templateFields.industry_context.optional(),
    dry_run: flag().default(false),
  }),
  output: { created: OUT.boolean, dry_run: OUT.boolean, ...TEMPLATE_IN_BRIEF },
  async run({ dry_run: dryRun, ...template }, context) {
    const warning = warnOfWeights(template.grading_criteria);
    if (dryRun) {
      const { facts, ...shown } = describeInBrief(template);
      const notes = [warning, "Nothing was saved. Call again without dry_run to create it."];
      return { ...shown, facts: { ...facts, created: false, dry_run: true }, notes };
    }
    const created = await context.svc.templates.create(template, { signal: context.signal });
    context.knownIds.remember("template", [created.id]);
    context.store.clear();
    const { facts, ...shown } = describeInBrief(created);
    return { ...shown, facts: { id: created.id, created: true, ...facts }, notes: [warning] };
  },
});

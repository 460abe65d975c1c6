import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { OUT } from "../context/output-schemas.ts";
import { id } from "../input/fields.ts";

/** Deletes a coaching template. */
export const deleteTemplate = defineTool({
  name: "delete_template",
  title: "Delete a coaching template",
  description:
    "Deletes a coaching template for good; reports scored against it stay. Ask the user first. To take a template out of use, update_template with is_active: false.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ template_id: id("The template") }),
  output: { id: OUT.string, deleted: OUT.boolean },
  async run({ template_id: templateId }, context) {
    const { id: deletedId, deleted } = await context.svc.templates.delete(templateId, { signal: context.signal });
    return { facts: { id: deletedId, deleted } };
  },
});

import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { OUT } from "../context/output-schemas.ts";
import { id } from "../input/fields.ts";
import { findObject } from "../service/find-object.ts";
import { requireConfirmation } from "../service/require-confirmation.ts";
import { nameTemplate } from "../template/name-template.ts";

/** Deletes a coaching template. */
export const deleteTemplate = defineTool({
  name: "delete_template",
  title: "Delete a coaching template",
  description:
    "Deletes a coaching template permanently; reports scored against it stay. Ask the user first. To take a template out of use, call update_template with is_active: false.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ template_id: id() }),
  output: { id: OUT.string, deleted: OUT.boolean },
  async run({ template_id: written }, context) {
    const templateId = await findObject("template", written, context);
    await requireConfirmation(`Delete ${await nameTemplate(templateId, context)} permanently?`, context);
    await context.svc.templates.delete(templateId, { signal: context.signal });
    context.store.clear();
    // The response may be empty: success means that the template is deleted.
    return { facts: { id: templateId, deleted: true } };
  },
});

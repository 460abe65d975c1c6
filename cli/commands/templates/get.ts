import type { Template } from "../../../src/index.ts";
import { type GetResource, newGetCommand } from "../get-command.ts";
import { TEMPLATE_COLUMNS, templateSubstance } from "./template-text.ts";

const templateDetail: GetResource<Template> = {
  kind: "template",
  columns: TEMPLATE_COLUMNS,
  get: (client, id, options) => client.templates.get(id, options),
  substance: templateSubstance,
};

/** `svc templates get`. */
export const newTemplatesGetCommand = newGetCommand(templateDetail, {
  summary: "Show one template with its criteria and prompt",
  examples: [
    ["svc templates get c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001", "for reading"],
    ["svc templates get c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001 -o yaml > scorecard.yaml", "to a file, for editing"],
  ],
});

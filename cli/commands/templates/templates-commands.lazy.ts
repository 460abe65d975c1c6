import type { Template } from "../../../src/index.ts";
import type { ApplyFlags } from "../../features/templates/run-apply.ts";
import type { ExportTemplatesFlags } from "../../features/templates/run-export.ts";
import { defineCommand } from "../define-command.ts";
import { type GetResource, newGetCommand } from "../get-command.ts";
import { defineGroup } from "../group-command.ts";
import { newListCommand } from "../lists/list-command.ts";
import { LISTS } from "../lists/list-table.ts";
import { newCreateCommand } from "./create.ts";
import { newDeleteCommand } from "./delete.ts";
import { newEditCommand } from "./edit.ts";
import { newTemplatesLintCommand } from "./lint.ts";
import { TEMPLATE_COLUMNS, templateSubstance } from "./template-text.ts";
import { newUpdateCommand } from "./update.ts";

const templateDetail: GetResource<Template> = {
  kind: "template",
  columns: TEMPLATE_COLUMNS,
  get: (client, id, options) => client.templates.get(id, options),
  substance: templateSubstance,
};

/** `svc templates get`. */
const newTemplatesGetCommand = newGetCommand(templateDetail, {
  summary: "Show one template with its criteria and prompt",
  examples: [
    ["svc templates get c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001", "for reading"],
    ["svc templates get c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001 -o yaml > scorecard.yaml", "to a file, for editing"],
  ],
});

/** `svc templates export`. */
const newTemplatesExportCommand = defineCommand({
  name: "export",
  summary: "Write every template to a YAML file, for review and version control",
  details:
    "A renamed template keeps its file. The last synced state is in .svc-templates.json: commit it with the files.",
  examples: [["svc templates export templates", "all templates, into the directory templates"]],
  args: [["<directory>", "directory of the template files"]],
  flags: [
    ["--prune", "delete files whose template no longer exists"],
    ["--force", "overwrite files with unapplied changes"],
  ],
  prints: "outcome",
  async run(context, flags: ExportTemplatesFlags, directory: string) {
    const templates = await import("../../features/templates/templates.lazy.ts");
    await templates.runTemplatesExport(context, directory, flags);
  },
});

/** `svc templates apply`. */
const newApplyCommand = defineCommand({
  name: "apply",
  summary: "Make the service's templates match the files of a directory",
  details: `Shows the plan and asks for confirmation. Fields that a file omits stay unchanged. Changes made on the service since the
last export or apply are not overwritten without --force (exit code 6).`,
  examples: [
    ["svc templates apply templates", "show the plan, confirm, apply"],
    ["svc templates apply templates --dry-run --exit-code", "exit with 10 if anything would change"],
    ["svc templates apply templates --yes --prune", "for CI; also deletes templates without a file"],
    [
      "svc templates apply templates --dry-run -o md --plan-file plan.json > plan.md",
      "a comment for a pull request, and the plan it shows",
    ],
    ["svc templates apply templates --plan-file plan.json", "apply that plan, if nothing has changed since"],
  ],
  args: [["<directory>", "directory of the template files"]],
  flags: [
    ["--dry-run", "only show the plan"],
    ["--exit-code", "with --dry-run: exit with 10 when there are changes"],
    ["--prune", "delete templates that have no file"],
    ["--force", "overwrite changes made on the service since"],
    ["-y, --yes", "skip the confirmation"],
    ["--plan-file <file>", "with --dry-run: write the plan; else apply that plan, if nothing has changed since"],
    ["-o, --output <format>", "format of the plan; default: text", { choices: ["text", "md", "json"] }],
  ],
  prints: "outcome",
  async run(context, flags: ApplyFlags, directory: string) {
    const templates = await import("../../features/templates/templates.lazy.ts");
    await templates.runApply(context, directory, flags);
  },
});

/** `svc templates`. */
export const newTemplatesCommand = defineGroup(
  "templates",
  {
    examples: [["svc templates list --is-active true", "the active templates"]],
  },
  [
    newListCommand(LISTS.templates),
    newTemplatesGetCommand,
    newCreateCommand,
    newUpdateCommand,
    newEditCommand,
    newDeleteCommand,
    newTemplatesExportCommand,
    newApplyCommand,
    newTemplatesLintCommand,
  ],
);

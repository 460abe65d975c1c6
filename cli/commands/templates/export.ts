import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { ExportTemplatesFlags } from "../../features/templates/run-export.ts";
import { addOutcomeFlag } from "../../flags/outcome-flags.ts";
import { newCommand } from "../new-command.ts";

/** `svc templates export`. */
export const newTemplatesExportCommand = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("export", {
      summary: "Write every template to a YAML file, for review and version control",
      details:
        "A renamed template keeps its file. The last synced state is in .svc-templates.json: commit it with the files.",
      examples: [["svc templates export templates", "all templates, into the directory templates"]],
    }),
  )
    .argument("<directory>", "directory of the template files")
    .addOption(new Option("--prune", "delete files whose template no longer exists"))
    .addOption(new Option("--force", "overwrite files with unapplied changes"))
    .action(async (directory: string, _flags: unknown, self: Command) => {
      const templates = await import("../../features/templates/templates.lazy.ts");
      await templates.runTemplatesExport(context, directory, self.optsWithGlobals<ExportTemplatesFlags>());
    });

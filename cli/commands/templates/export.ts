import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { ExportTemplatesFlags } from "../../features/templates/run-export.ts";
import { addOutcomeFlag } from "../../flags/outcome-flags.ts";
import { newCommand } from "../new-command.ts";

/** `svc templates export`. */
export const newTemplatesExportCommand = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("export", {
      summary: "Write every template as a YAML file, to review and to keep under version control",
      details:
        "A template keeps its file when it is renamed. What was last equal is remembered in .svc-templates.json: keep it with the files.",
      examples: [["svc templates export templates", "all of them into the directory templates"]],
    }),
  )
    .argument("<directory>", "where the files are")
    .addOption(new Option("--prune", "remove files whose template is gone"))
    .addOption(new Option("--overwrite", "replace files with changes that are not applied"))
    .action(async (directory: string, _flags: unknown, self: Command) => {
      const templates = await import("../../features/templates/templates.lazy.ts");
      await templates.runTemplatesExport(context, directory, self.optsWithGlobals<ExportTemplatesFlags>());
    });

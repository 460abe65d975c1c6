import type { ExportTemplatesFlags } from "../../features/templates/run-export.ts";
import { defineCommand } from "../define-command.ts";

/** `svc templates export`. */
export const newTemplatesExportCommand = defineCommand({
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

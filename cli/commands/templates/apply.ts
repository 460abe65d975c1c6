import type { ApplyFlags } from "../../features/templates/run-apply.ts";
import { defineCommand } from "../define-command.ts";

/** `svc templates apply`. */
export const newApplyCommand = defineCommand({
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

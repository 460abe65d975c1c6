import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { ApplyFlags } from "../../features/templates/run-apply.ts";
import { newCommand } from "../new-command.ts";

/** `svc templates apply`. */
export const newApplyCommand = (context: Context): Command =>
  newCommand("apply", {
    summary: "Make the templates equal to the files of a directory",
    details: `Shows the plan and asks. A field that a file leaves out stays as it is. What somebody changed on the service since the
last export or apply is not replaced without --overwrite (exit code 6).`,
    examples: [
      ["svc templates apply templates", "plan, question, changes"],
      ["svc templates apply templates --dry-run --exit-code", "10 when something would change"],
      ["svc templates apply templates --yes --prune", "for CI; templates without a file are deleted"],
    ],
  })
    .argument("<directory>", "where the files are")
    .addOption(new Option("--dry-run", "only show the plan"))
    .addOption(new Option("--exit-code", "with --dry-run: exit with 10 when there are changes"))
    .addOption(new Option("--prune", "delete templates that have no file"))
    .addOption(new Option("--overwrite", "replace what was changed on the service meanwhile"))
    .addOption(new Option("-y, --yes", "do not ask"))
    .addOption(new Option("--json", "the plan as JSON"))
    .action(async (directory: string, _flags: unknown, self: Command) => {
      const templates = await import("../../features/templates/templates.lazy.ts");
      await templates.runApply(context, directory, self.optsWithGlobals<ApplyFlags>());
    });

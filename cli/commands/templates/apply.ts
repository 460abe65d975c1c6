import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { ApplyFlags } from "../../features/templates/run-apply.ts";
import { newCommand } from "../new-command.ts";

/** `svc templates apply`. */
export const newApplyCommand = (context: Context): Command =>
  newCommand("apply", {
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
  })
    .argument("<directory>", "directory of the template files")
    .addOption(new Option("--dry-run", "only show the plan"))
    .addOption(new Option("--exit-code", "with --dry-run: exit with 10 when there are changes"))
    .addOption(new Option("--prune", "delete templates that have no file"))
    .addOption(new Option("--force", "overwrite changes made on the service since"))
    .addOption(new Option("-y, --yes", "skip the confirmation"))
    .addOption(
      new Option(
        "--plan-file <file>",
        "with --dry-run: keep the plan; else apply that plan, and only if it still holds",
      ),
    )
    .addOption(new Option("-o, --output <format>", "format of the plan; default: text").choices(["text", "md", "json"]))
    .addOption(new Option("--json", "print the plan as JSON; same as -o json"))
    .action(async (directory: string, _flags: unknown, self: Command) => {
      const templates = await import("../../features/templates/templates.lazy.ts");
      await templates.runApply(context, directory, self.optsWithGlobals<ApplyFlags>());
    });

import { type Command, Option } from "commander";
import { jsonDocument } from "../../../core/formats/json.ts";
import { noHome } from "../../config/folders.ts";
import type { Context } from "../../context/context.ts";
import type { OutcomeFlags } from "../../flags/outcome-flags.ts";
import { newCommand } from "../new-command.ts";

/** `svc config path`. */
export const newConfigPathCommand = (context: Context): Command =>
  newCommand("path", {
    summary: "Print the path of the configuration file",
    examples: [["svc config path", "the file that stores profiles and keys"]],
  })
    .addOption(new Option("--json", "print the path as JSON"))
    .action(async ({ json }: OutcomeFlags) => {
      const { path } = await context.config();
      if (path === undefined) throw noHome();
      await context.stdout.write(json ? jsonDocument({ path }) : `${path}\n`);
    });

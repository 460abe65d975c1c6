import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import { type DiffFlags, runDiff } from "../../features/spec/run-spec.ts";
import { newCommand } from "../new-command.ts";

/** `svc spec diff`. */
export const newSpecDiffCommand = (context: Context): Command =>
  newCommand("diff", {
    summary: "Compare the service's spec with the built-in one",
    details: "Breaking changes exit with 10. Needs no key.",
    examples: [
      ["svc spec diff", "breaking and compatible changes apart"],
      ["svc spec diff --fail-on any --json", "for CI: fail on any change except wording"],
    ],
  })
    .addOption(new Option("--file <file>", "compare a spec file instead of the service's"))
    .addOption(
      new Option("--fail-on <changes>", "changes that exit with 10; default: breaking").choices([
        "breaking",
        "any",
        "none",
      ]),
    )
    .addOption(new Option("--wording", "also show changes in descriptions and examples"))
    .addOption(new Option("--json", "print the changes as JSON"))
    .action(async (_flags: unknown, self: Command) => runDiff(context, self.optsWithGlobals<DiffFlags>()));

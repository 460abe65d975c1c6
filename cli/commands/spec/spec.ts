import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import { type DiffFlags, runDiff, runShow, type ShowFlags } from "../../features/spec/run-spec.ts";
import { newGroupCommand } from "../group-command.ts";
import { newCommand } from "../new-command.ts";

/** `svc spec`. */
export const newSpecCommand = (context: Context): Command =>
  newGroupCommand(
    "spec",
    {
      summary: "The API's description: show it, compare the service's with the built-in one",
      examples: [["svc spec diff", "what the service has changed"]],
    },
    [newShowCommand(context), newDiffCommand(context)],
  );

const newShowCommand = (context: Context, run = runShow): Command =>
  newCommand("show", {
    summary: "Print the OpenAPI description that this version was made from, or the service's own",
    examples: [
      ["svc spec show -o yaml", "the built-in one"],
      ["svc spec show --live > openapi.json", "the service's"],
    ],
  })
    .addOption(new Option("--live", "the service's own description"))
    .addOption(new Option("-o, --output <format>", "default: json").choices(["json", "yaml"]))
    .addOption(new Option("--json", "the same as -o json").conflicts("output"))
    .action(async (_flags: unknown, self: Command) => run(context, self.optsWithGlobals<ShowFlags>()));

const newDiffCommand = (context: Context, run = runDiff): Command =>
  newCommand("diff", {
    summary: "Compare the service's description with the built-in one",
    details: "Breaking changes exit with 10. Needs no key.",
    examples: [
      ["svc spec diff", "breaking and compatible changes apart"],
      ["svc spec diff --fail-on any --json", "for CI: any change but wording fails"],
    ],
  })
    .addOption(new Option("--file <file>", "a description in a file instead of the service's"))
    .addOption(new Option("--fail-on <changes>", "default: breaking").choices(["breaking", "any", "none"]))
    .addOption(new Option("--wording", "show changes of descriptions and examples, too"))
    .addOption(new Option("--json", "the changes as JSON"))
    .action(async (_flags: unknown, self: Command) => run(context, self.optsWithGlobals<DiffFlags>()));

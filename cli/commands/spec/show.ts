import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import { runShow, type ShowFlags } from "../../features/spec/run-spec.ts";
import { newCommand } from "../new-command.ts";

/** `svc spec show`. */
export const newSpecShowCommand = (context: Context): Command =>
  newCommand("show", {
    summary: "Print the OpenAPI spec that this version was built from, or the service's own",
    examples: [
      ["svc spec show -o yaml", "the built-in one"],
      ["svc spec show --live > openapi.json", "the service's"],
    ],
  })
    .addOption(new Option("--live", "use the service's own spec"))
    .addOption(new Option("-o, --output <format>", "format; default: json").choices(["json", "yaml"]))
    .addOption(new Option("--json", "print it as JSON; same as -o json").conflicts("output"))
    .action(async (_flags: unknown, self: Command) => runShow(context, self.optsWithGlobals<ShowFlags>()));

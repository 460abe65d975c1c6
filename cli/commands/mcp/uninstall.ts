import { Argument, type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { newCommand } from "../new-command.ts";
import { ASSISTANTS } from "./install.ts";
import { runToolServer } from "./tool-server.ts";

/** Flags of `svc mcp uninstall`. */
interface UninstallFlags extends GlobalFlags {
  name?: string;
  all?: boolean;
}

/** `svc mcp uninstall`. */
export const newMcpUninstallCommand = (context: Context): Command =>
  newCommand("uninstall", {
    summary: "Remove the tool server from the configuration of an assistant",
    examples: [["svc mcp uninstall claude", "remove it from Claude Desktop; everything else in the file stays"]],
  })
    .addArgument(new Argument("[assistant]", "assistant to configure").choices(ASSISTANTS))
    .addOption(new Option("--name <name>", "name of the entry; default: sales-coaching"))
    .addOption(new Option("--all", "every assistant that is found on this machine"))
    .action(async (assistant: string | undefined, _flags: unknown, self: Command) => {
      const args = (flags: UninstallFlags): string[] => [
        "uninstall",
        ...(assistant === undefined ? [] : [assistant]),
        ...(flags.all ? ["--all"] : []),
        ...(flags.name === undefined ? [] : [`--name=${flags.name}`]),
      ];
      await runToolServer(context, args, self.optsWithGlobals<UninstallFlags>());
    });

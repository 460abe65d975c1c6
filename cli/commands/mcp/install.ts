import { Argument, type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import { newCommand } from "../new-command.ts";
import { addServeFlags, runToolServer, type ServeFlags, serveArgs } from "./tool-server.ts";

/** Flags of `svc mcp install`. */
interface InstallFlags extends ServeFlags {
  name?: string;
  print?: boolean;
}

const ASSISTANTS = ["claude", "cursor", "vscode"];

/** `svc mcp install`. */
export const newMcpInstallCommand = (context: Context): Command =>
  addServeFlags(
    newCommand("install", {
      summary: "Add the tool server to the configuration of an assistant",
      details:
        "Cursor takes the key from its environment, VS Code asks for it. Claude Desktop has it in its configuration file, into which it is\nwritten; the file is then readable by you alone.",
      examples: [
        ["svc mcp install claude", "Claude Desktop, with the stored key"],
        ["svc mcp install vscode --print", "only print the entry, to add it manually"],
      ],
    }).addArgument(new Argument("<assistant>", "assistant to configure").choices(ASSISTANTS)),
  )
    .addOption(new Option("--name <name>", "name of the entry; default: sales-coaching"))
    .addOption(new Option("--print", "print the entry, without a key, instead of writing it"))
    .action(async (assistant: string, _flags: unknown, self: Command) => {
      const words = (flags: InstallFlags): string[] => [
        "install",
        assistant,
        ...(flags.print ? ["--print"] : []),
        ...(flags.name === undefined ? [] : [`--name=${flags.name}`]),
        ...serveArgs(flags),
      ];
      await runToolServer(context, words, self.optsWithGlobals<InstallFlags>());
    });

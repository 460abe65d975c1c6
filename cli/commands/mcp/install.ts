import { Argument, type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import { newCommand } from "../new-command.ts";
import { addServeFlags, runToolServer, type ServeFlags, serveArgs } from "./tool-server.ts";

/** Flags of `svc mcp install`. */
interface InstallFlags extends ServeFlags {
  name?: string;
  print?: boolean;
  all?: boolean;
  replace?: boolean;
}

/** Assistants that the tool server can be installed for. */
export const ASSISTANTS = ["claude", "claude-code", "cursor", "vscode", "codex", "gemini", "windsurf"];

/** `svc mcp install`. */
export const newMcpInstallCommand = (context: Context): Command =>
  addServeFlags(
    newCommand("install", {
      summary: "Add the tool server to the configuration of an assistant",
      details:
        "With a key from `svc auth login`, the entry names the profile and holds no key. With a key from the environment, Claude Desktop gets it\nin its configuration file, which is then readable by you alone; VS Code asks for it, and the others take it from their environment.",
      examples: [
        ["svc mcp install claude", "Claude Desktop, with the profile in use"],
        ["svc mcp install --all --replace", "every assistant that is found, replacing older entries"],
        ["svc mcp install vscode --print", "only print the entry, to add it manually"],
      ],
    }).addArgument(new Argument("[assistant]", "assistant to configure").choices(ASSISTANTS)),
  )
    .addOption(new Option("--name <name>", "name of the entry; default: sales-coaching"))
    .addOption(new Option("--print", "print the entry, without a key, instead of writing it"))
    .addOption(new Option("--all", "every assistant that is found on this machine"))
    .addOption(new Option("--replace", "replace an entry of the same name"))
    .action(async (assistant: string | undefined, _flags: unknown, self: Command) => {
      const words = (flags: InstallFlags): string[] => [
        "install",
        ...(assistant === undefined ? [] : [assistant]),
        ...(flags.all ? ["--all"] : []),
        ...(flags.replace ? ["--replace"] : []),
        ...(flags.print ? ["--print"] : []),
        ...(flags.name === undefined ? [] : [`--name=${flags.name}`]),
        ...serveArgs(flags),
      ];
      await runToolServer(context, words, self.optsWithGlobals<InstallFlags>());
    });

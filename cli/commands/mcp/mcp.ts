import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newCommand } from "../new-command.ts";
import { newMcpInstallCommand } from "./install.ts";
import { newMcpServeCommand } from "./serve.ts";
import { addServeFlags, runToolServer, type ServeFlags, serveArgs } from "./tool-server.ts";
import { newMcpUninstallCommand } from "./uninstall.ts";

/** `svc mcp`: the tool server of this package, with the key and the address of the profile. */
export const newMcpCommand = (context: Context): Command =>
  addServeFlags(
    newCommand("mcp", {
      summary: "Serve the data to AI assistants over stdin and stdout",
      details:
        "The same as svc-mcp, with the key and base URL from `svc auth login`: the assistant's configuration needs no key. Standard input and output carry the protocol, so a terminal shows nothing.",
      examples: [
        ["svc mcp --read-only", "what an assistant starts; --profile selects another key"],
        ["svc mcp install claude", "add the server to Claude Desktop"],
      ],
    }),
  )
    .action(async (_flags: unknown, self: Command) =>
      runToolServer(context, serveArgs, self.optsWithGlobals<ServeFlags>()),
    )
    .addCommand(newMcpServeCommand(context))
    .addCommand(newMcpInstallCommand(context))
    .addCommand(newMcpUninstallCommand(context));

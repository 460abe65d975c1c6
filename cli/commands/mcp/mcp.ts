import { Argument, type Command, Option } from "commander";
import { readConnection } from "../../client/connection.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { newCommand } from "../new-command.ts";

/** Flags of the tool server. */
interface ServeFlags extends GlobalFlags {
  readOnly?: boolean;
  toolsets?: string;
  tools?: string;
}

/** Flags of `svc mcp install`. */
interface InstallFlags extends ServeFlags {
  name?: string;
  print?: boolean;
}

const ASSISTANTS = ["claude", "cursor", "vscode"];

/** `svc mcp`: the tool server of this package, with the key and the address of the profile. */
export const newMcpCommand = (context: Context, run = runServer): Command =>
  addServeFlags(
    newCommand("mcp", {
      summary: "Serve the data to AI assistants over stdin and stdout",
      details:
        "The same as svc-mcp, with the key and the address that `svc auth login` stored: no key has to be in the assistant's configuration.\nStandard input and output carry the protocol, so there is nothing to see in a terminal.",
      examples: [
        ["svc mcp --read-only", "what an assistant starts; --profile chooses another key"],
        ["svc mcp install claude", "make Claude Desktop know the server"],
      ],
    }),
  )
    .action(async (_flags: unknown, self: Command) => run(context, serveWords, self.optsWithGlobals<ServeFlags>()))
    .addCommand(newInstallCommand(context, run));

const newInstallCommand = (context: Context, run: typeof runServer): Command =>
  addServeFlags(
    newCommand("install", {
      summary: "Add the tool server to the configuration of an assistant",
      details:
        "Cursor takes the key from its environment, VS Code asks for it. Claude Desktop has it in its configuration file, into which it is\nwritten; the file is then readable by you alone.",
      examples: [
        ["svc mcp install claude", "Claude Desktop, with the stored key"],
        ["svc mcp install vscode --print", "only show the entry, to add it by hand"],
      ],
    }).addArgument(new Argument("<assistant>", "whose configuration it is").choices(ASSISTANTS)),
  )
    .addOption(new Option("--name <name>", "name of the entry; default: sales-coaching"))
    .addOption(new Option("--print", "print the entry, without a key, instead of writing it"))
    .action(async (assistant: string, _flags: unknown, self: Command) => {
      const words = (flags: InstallFlags): string[] => [
        "install",
        assistant,
        ...(flags.print ? ["--print"] : []),
        ...(flags.name === undefined ? [] : [`--name=${flags.name}`]),
        ...serveWords(flags),
      ];
      await run(context, words, self.optsWithGlobals<InstallFlags>());
    });

const addServeFlags = (command: Command): Command =>
  command
    .addOption(new Option("--read-only", "leave out every tool that changes something"))
    .addOption(new Option("--toolsets <names>", "default, or extended for every tool"))
    .addOption(new Option("--tools <names>", "exactly these tools, with commas between them"));

const serveWords = ({ readOnly, toolsets, tools }: ServeFlags): string[] => [
  ...(readOnly ? ["--read-only"] : []),
  ...(toolsets === undefined ? [] : [`--toolsets=${toolsets}`]),
  ...(tools === undefined ? [] : [`--tools=${tools}`]),
];

/** Key and address travel in the environment that the server is given, never among its words. */
async function runServer<Flags extends GlobalFlags>(
  context: Context,
  words: (flags: Flags) => string[],
  flags: Flags,
): Promise<void> {
  const { apiKey, baseUrl } = await readConnection(context, flags);
  const environment = {
    ...context.env,
    ...(apiKey ? { SERVICE_API_KEY: apiKey.value } : {}),
    ...(baseUrl ? { SERVICE_API_URL: baseUrl.value } : {}),
  };
  await context.programs.serveTools({ argv: words(flags), environment });
}

import type { Command } from "commander";
import { readConnection, requireApiKey, requireProfile, withKeyFromCommand } from "../../client/connection.ts";
import { copyOf } from "../../client/open-client.ts";
import type { Context, ToolServerLaunch } from "../../context/context.ts";
import type { FlagDefinition } from "../../flags/add-flags.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutcomeOptions, printOutcome, wantsObject } from "../../output/print-outcome.ts";
import { defineCommand } from "../define-command.ts";

/** Assistants that the tool server can be installed for. */
const ASSISTANTS = ["claude", "claude-code", "cursor", "vscode", "codex", "gemini", "windsurf"];
const ASSISTANT = ["[assistant]", "assistant to configure", ASSISTANTS] as const;

const SERVE_FLAGS: readonly FlagDefinition[] = [
  ["--read-only", "omit every tool that changes something"],
  ["--toolsets <names>", "default, or extended for every tool"],
  ["--tools <names>", "exactly these tools, separated by commas"],
];

const ENTRY_FLAGS: readonly FlagDefinition[] = [
  ["--name <name>", "name of the entry; default: sales-coaching"],
  ["--every", "every assistant that is found on this machine"],
];

const INSTALL_FLAGS: readonly FlagDefinition[] = [
  ...ENTRY_FLAGS,
  ["--dry-run", "print the entry, without a key, instead of writing it"],
  ["--force", "replace an entry of the same name"],
  ...SERVE_FLAGS,
];

const HTTP_FLAGS: readonly FlagDefinition[] = [
  ["--http", "serve Streamable HTTP at /mcp"],
  ["--port <number>", "port to listen on; default: 3333"],
  ["--host <address>", "address to listen on; default: 127.0.0.1"],
  ["--public-url <url>", "address that clients use"],
  ["--allow-origin <origin...>", "origins of web pages that may call the server"],
  ["--own-key", "use the profile's key for requests without a token; on loopback only"],
  ...SERVE_FLAGS,
];

const newServeCommand = defineCommand({
  name: "serve",
  summary: "Serve the data to AI assistants over Streamable HTTP",
  details:
    "Listens on http://127.0.0.1:3333/mcp until it is interrupted. The bearer token of each request is used as the API key; the base URL is the profile's.",
  examples: [
    ["svc mcp serve --http --read-only", "each client sends a key of its own"],
    ["svc mcp serve --http --own-key", "clients on this machine use the key of the profile"],
  ],
  flags: HTTP_FLAGS,
  run: (context, flags) => runToolServer(context, flags, ["serve", ...argsOf(HTTP_FLAGS, flags)]),
});

const newInstallCommand = defineCommand({
  name: "install",
  summary: "Add the tool server to the configuration of an assistant",
  details:
    "With a key from `svc auth login`, the entry names the profile and holds no key. With a key from the environment, Claude Desktop gets it\nin its configuration file, which is then readable by you alone; VS Code asks for it, and the others take it from their environment.",
  examples: [
    ["svc mcp install claude", "Claude Desktop, with the profile in use"],
    ["svc mcp install --every --force", "every assistant that is found, replacing older entries"],
    ["svc mcp install vscode --dry-run", "only print the entry, to add it manually"],
  ],
  args: [ASSISTANT],
  flags: INSTALL_FLAGS,
  prints: "outcome",
  run: (context, flags: OutcomeOptions, assistant: string | undefined) =>
    runInstaller(context, flags, ["install", ...(assistant ? [assistant] : []), ...argsOf(INSTALL_FLAGS, flags)]),
});

const newUninstallCommand = defineCommand({
  name: "uninstall",
  summary: "Remove the tool server from the configuration of an assistant",
  examples: [["svc mcp uninstall claude", "remove it from Claude Desktop; everything else in the file stays"]],
  args: [ASSISTANT],
  flags: ENTRY_FLAGS,
  prints: "outcome",
  run: (context, flags: OutcomeOptions, assistant: string | undefined) =>
    runInstaller(context, flags, ["uninstall", ...(assistant ? [assistant] : []), ...argsOf(ENTRY_FLAGS, flags)]),
});

/** `svc mcp`: the tool server of this package, with the key and the address of the profile. */
export const newMcpCommand = (context: Context): Command =>
  defineCommand({
    name: "mcp",
    details:
      "The same as svc-mcp, with the key and base URL from `svc auth login`: the assistant's configuration needs no key. Standard input and output carry the protocol, so a terminal shows nothing.",
    examples: [
      ["svc mcp --read-only", "what an assistant starts; --profile selects another key"],
      ["svc mcp install claude", "add the server to Claude Desktop"],
    ],
    flags: SERVE_FLAGS,
    run: (_context, flags) => runToolServer(context, flags, argsOf(SERVE_FLAGS, flags)),
  })(context)
    .addCommand(newServeCommand(context))
    .addCommand(newInstallCommand(context))
    .addCommand(newUninstallCommand(context));

/** The flags that were given, as arguments of the tool server. */
function argsOf(flags: readonly FlagDefinition[], given: object): string[] {
  const values = new Map<string, unknown>(Object.entries(given));
  return flags.flatMap(([written]) => {
    const [, name = ""] = /^--(\S+)/.exec(written) ?? [];
    const value = values.get(name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));
    if (value === undefined) return [];
    return value === true ? [`--${name}`] : [value].flat().map((text) => `--${name}=${text}`);
  });
}

/** Prints the installer's results as objects with `--json`, `--fields` or `--jq`, else its own text. */
async function runInstaller(context: Context, flags: OutcomeOptions & GlobalFlags, argv: string[]): Promise<void> {
  if (!wantsObject(flags)) return runToolServer(context, flags, argv);
  const results: object[] = [];
  await runToolServer(context, flags, argv, (result) => results.push(result));
  await printOutcome(context, flags, { text: "", data: results });
}

/** Key and address are passed in the server's environment, never in its arguments. */
async function runToolServer(
  context: Context,
  flags: GlobalFlags,
  argv: string[],
  report?: ToolServerLaunch["report"],
): Promise<void> {
  const found = await readConnection(context, flags);
  // Removing an entry needs no key.
  const needsKey = argv[0] !== "uninstall";
  // Once installed, a server without its profile starts all the same, and an assistant learns what is missing.
  if (argv[0] === "install") requireProfile(found, await (await context.config()).read());
  const connection = needsKey ? await withKeyFromCommand(context, found) : found;
  // Fails here, since an assistant would only report a missing key, although there is one for another address.
  if (needsKey && connection.withheldFor !== undefined) requireApiKey(connection);
  const { apiKey, baseUrl, profileName } = connection;
  const store = copyOf(flags, connection.profile);
  const environment = {
    ...context.env,
    ...(apiKey ? { SERVICE_API_KEY: apiKey.value } : {}),
    ...(baseUrl ? { SERVICE_API_URL: baseUrl.value } : {}),
    ...(store === undefined ? {} : { SVC_MCP_STORE: store }),
  };
  // A key command belongs to the profile: the assistant's file then names the profile instead of the key.
  const isOfProfile = apiKey?.source === "profile" || apiKey?.source === "command";
  const profile = isOfProfile ? profileName : undefined;
  await context.programs.serveTools({ argv, program: "svc mcp", environment, profile, report });
}

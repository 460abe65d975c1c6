import { type Command, Option } from "commander";
import { jsonDocument } from "../../../core/formats/json.ts";
import { readConnection, requireApiKey, requireBaseUrl, withKeyFromCommand } from "../../client/connection.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { newCommand } from "../new-command.ts";

type TokenFlags = GlobalFlags & { json?: boolean };

/** `svc auth token`. */
export const newTokenCommand = (context: Context): Command =>
  newCommand("token", {
    summary: "Print the API key in use, for another program",
    details:
      "The only command that prints a key. Like every other command, it uses a stored key only for its own address.",
    examples: [["svc auth token --profile staging", "for a program that takes a key, such as curl"]],
  })
    .addOption(new Option("--json", "print the profile, the base URL and the key as JSON"))
    .action(async (_flags: unknown, self: Command) => runToken(context, self.optsWithGlobals<TokenFlags>()));

async function runToken(context: Context, flags: TokenFlags): Promise<void> {
  const connection = await withKeyFromCommand(context, await readConnection(context, flags));
  const key = requireApiKey(connection);
  const { profileName: profile } = connection;
  const text = flags.json ? jsonDocument({ profile, base_url: requireBaseUrl(connection), key }) : `${key}\n`;
  await context.stdout.write(text);
}

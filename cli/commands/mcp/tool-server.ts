import { type Command, Option } from "commander";
import { readConnection, requireApiKey, withKeyFromCommand } from "../../client/connection.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";

/** Flags of the tool server. */
export interface ServeFlags extends GlobalFlags {
  readOnly?: boolean;
  toolsets?: string;
  tools?: string;
}

/** Adds the flags that choose tools. */
export const addServeFlags = (command: Command): Command =>
  command
    .addOption(new Option("--read-only", "omit every tool that changes something"))
    .addOption(new Option("--toolsets <names>", "default, or extended for every tool"))
    .addOption(new Option("--tools <names>", "exactly these tools, separated by commas"));

/** The flags as arguments of the tool server. */
export const serveArgs = ({ readOnly, toolsets, tools }: ServeFlags): string[] => [
  ...(readOnly ? ["--read-only"] : []),
  ...(toolsets === undefined ? [] : [`--toolsets=${toolsets}`]),
  ...(tools === undefined ? [] : [`--tools=${tools}`]),
];

/** Key and address travel in the environment that the server is given, never among its words. */
export async function runToolServer<Flags extends GlobalFlags>(
  context: Context,
  words: (flags: Flags) => string[],
  flags: Flags,
): Promise<void> {
  const connection = await withKeyFromCommand(context, await readConnection(context, flags));
  // Rather than an assistant that hears of no key, while there is one for another address.
  if (connection.withheldFor !== undefined) requireApiKey(connection);
  const { apiKey, baseUrl, profileName } = connection;
  const environment = {
    ...context.env,
    ...(apiKey ? { SERVICE_API_KEY: apiKey.value } : {}),
    ...(baseUrl ? { SERVICE_API_URL: baseUrl.value } : {}),
  };
  // A key command's key is the profile's, too: the assistant's file then names the profile, and no key.
  const isOfProfile = apiKey?.source === "profile" || apiKey?.source === "command";
  const profile = isOfProfile ? profileName : undefined;
  await context.programs.serveTools({ argv: words(flags), environment, profile });
}

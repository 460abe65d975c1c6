import type { Command } from "commander";
import { maskKey } from "../../../core/secrets/mask-keys.ts";
import { readConnection } from "../../client/connection.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { type OutputFlags, outputOptions } from "../../flags/output-options.ts";
import { SETTINGS } from "../../flags/settings.ts";
import { printItem } from "../../output/print-item.ts";
import { newCommand } from "../new-command.ts";

/** `svc config list`. */
export const newConfigListCommand = (context: Context): Command =>
  addOutputFlags(
    newCommand("list", {
      summary: "Print every setting, with the key masked",
      examples: [["svc config list --json", "for a script"]],
    }),
  ).action(async (_flags: unknown, self: Command) => {
    const flags = self.optsWithGlobals<GlobalFlags & OutputFlags>();
    const { profile, profileName } = await readConnection(context, flags);
    const stored = profile.api_key === undefined ? null : maskKey(profile.api_key);
    const key = profile.key_command === undefined ? stored : `from \`${profile.key_command}\``;
    const values = SETTINGS.map(({ name }) => [name, profile[name] ?? null]);
    await printItem(context, {
      item: { profile: profileName, key, ...Object.fromEntries(values) },
      columns: ["profile", "key", ...SETTINGS.map(({ name }) => name)].map((field) => ({
        field,
        title: field,
        kind: "text",
      })),
      output: outputOptions(context, flags, profile),
    });
  });

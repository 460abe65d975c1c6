import type { Command } from "commander";
import { maskKey } from "../../../core/secrets/mask-keys.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { type OutputFlags, outputOptions } from "../../flags/output-options.ts";
import type { Column } from "../../output/columns.ts";
import { onlyPage } from "../../output/only-page.ts";
import { printPages } from "../../output/print-pages.ts";
import { newCommand } from "../new-command.ts";

const COLUMNS: readonly Column[] = [
  { field: "name", title: "NAME", kind: "text" },
  { field: "is_current", title: "CURRENT", kind: "flag" },
  { field: "base_url", title: "ADDRESS", kind: "text" },
  { field: "key", title: "KEY", kind: "text" },
];

/** `svc profile list`. */
export const newProfileListCommand = (context: Context): Command =>
  addOutputFlags(
    newCommand("list", {
      summary: "List profiles, with keys masked",
      examples: [["svc profile list", "show which one is in use"]],
    }),
  ).action(async (_flags: unknown, self: Command) => {
    const data = await (await context.config()).read();
    const rows = Object.entries(data.profiles).map(
      ([name, { api_key: key, key_command: command, base_url: baseUrl }]) => ({
        name,
        is_current: name === data.current_profile,
        base_url: baseUrl ?? null,
        key: command !== undefined ? `from \`${command}\`` : key === undefined ? null : maskKey(key),
      }),
    );
    await printPages(context, {
      pages: onlyPage(rows),
      columns: COLUMNS,
      noun: "profiles",
      output: outputOptions(
        context,
        self.optsWithGlobals<GlobalFlags & OutputFlags>(),
        data.profiles[data.current_profile] ?? {},
      ),
      allPages: true,
    });
  });

import { type Command, Option } from "commander";
import { DEFAULT_PROFILE } from "../../config/config-data.ts";
import type { ConfigData } from "../../context/config-store.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutcomeFlag, type OutcomeFlags } from "../../flags/outcome-flags.ts";
import { addOutputFlags, type OutputFlags, outputOptions } from "../../flags/output-flags.ts";
import type { Column } from "../../output/columns.ts";
import { onlyPage } from "../../output/only-page.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { printPages } from "../../output/print-pages.ts";
import { canAsk } from "../../prompt/can-ask.ts";
import { maskKey } from "../../text/mask-key.ts";
import { newGroupCommand } from "../group-command.ts";
import { newCommand } from "../new-command.ts";

const COLUMNS: readonly Column[] = [
  { field: "name", title: "NAME", kind: "text" },
  { field: "is_current", title: "CURRENT", kind: "flag" },
  { field: "base_url", title: "ADDRESS", kind: "text" },
  { field: "key", title: "KEY", kind: "text" },
];

/** `svc profile`: several keys side by side. */
export const newProfileCommand = (context: Context): Command =>
  newGroupCommand(
    "profile",
    {
      summary: "Several keys and addresses side by side",
      examples: [["svc profile use staging", "the profile of every command from now on"]],
    },
    [newList(context), newUse(context), newRemove(context)],
  );

const newList = (context: Context): Command =>
  addOutputFlags(
    newCommand("list", {
      summary: "List the profiles, keys masked",
      examples: [["svc profile list", "which one is in use"]],
    }),
  ).action(async (_flags: unknown, self: Command) => {
    const data = await (await context.config()).read();
    const rows = Object.entries(data.profiles).map(([name, { api_key: key, base_url: baseUrl }]) => ({
      name,
      is_current: name === data.current_profile,
      base_url: baseUrl ?? null,
      key: key === undefined ? null : maskKey(key),
    }));
    await printPages(context, {
      pages: onlyPage(rows),
      columns: COLUMNS,
      noun: "profiles",
      output: outputOptions(
        context,
        self.optsWithGlobals<GlobalFlags & OutputFlags>(),
        data.profiles[data.current_profile] ?? {},
      ),
      isWalk: true,
    });
  });

const newUse = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("use", {
      summary: "Make a profile the current one",
      examples: [["svc profile use default", "back to the first one"]],
    }),
  )
    .argument("<profile>", "its name, as `svc profile list` shows it")
    .action(async (name: string, flags: OutcomeFlags) => {
      await (await context.config()).update((data) => {
        requireName(data, name);
        return { ...data, current_profile: name };
      });
      await printOutcome(context, flags, {
        text: `Using the profile \`${name}\`.`,
        data: { current_profile: name },
      });
    });

const newRemove = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("remove", {
      summary: "Remove a profile with its key, after a question or with --yes",
      examples: [["svc profile remove staging --yes", "for scripts"]],
    }),
  )
    .argument("<profile>", "its name, as `svc profile list` shows it")
    .addOption(new Option("-y, --yes", "do not ask"))
    .action(async (name: string, flags: OutcomeFlags & { yes?: boolean }) => {
      const store = await context.config();
      requireName(await store.read(), name);
      if (!flags.yes && !(await isSure(context, name)))
        return printOutcome(context, flags, { text: "Nothing was removed.", data: { profile: name, removed: false } });
      await store.update(({ current_profile: current, profiles: { [name]: _removed, ...profiles } }) => ({
        current_profile: current === name ? DEFAULT_PROFILE : current,
        profiles,
      }));
      await printOutcome(context, flags, {
        text: `Removed the profile \`${name}\`.`,
        data: { profile: name, removed: true },
      });
    });

async function isSure(context: Context, name: string): Promise<boolean> {
  if (!canAsk(context))
    throw new UsageError(
      "There is no terminal to ask whether to remove the profile.",
      "Pass --yes to remove it without a question.",
    );
  return (await context.prompts()).confirm(`Remove the profile "${name}" and its key?`);
}

function requireName(data: ConfigData, name: string): void {
  const names = Object.keys(data.profiles);
  if (names.includes(name)) return;
  throw new UsageError(
    `There is no profile \`${name}\`.`,
    names.length > 0 ? `Profiles: ${names.join(", ")}.` : "Create one with `svc auth login`.",
  );
}

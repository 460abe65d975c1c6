import { maskKey } from "../../../core/secrets/mask-keys.ts";
import { forgetSession } from "../../client/session.ts";
import { DEFAULT_PROFILE } from "../../config/config-data.ts";
import type { ConfigData } from "../../context/config-store.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { type OutputFlags, outputOptions } from "../../flags/output-options.ts";
import type { Column } from "../../output/columns.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { printRows } from "../../output/print-pages.ts";
import { confirm } from "../../prompt/can-ask.ts";
import { defineCommand } from "../define-command.ts";
import { defineGroup } from "../group-command.ts";

const COLUMNS: readonly Column[] = [
  { field: "name", title: "NAME", kind: "text" },
  { field: "status", title: "STATUS", kind: "text" },
  { field: "base_url", title: "ADDRESS", kind: "text" },
  { field: "key", title: "KEY", kind: "text" },
];

const newListCommand = defineCommand({
  name: "list",
  summary: "List profiles, with keys masked",
  examples: [["svc profile list", "show which one is in use"]],
  prints: "data",
  async run(context, flags: OutputFlags) {
    const { profiles, current_profile: current } = await (await context.config()).read();
    const rows = Object.entries(profiles).map(([name, { api_key: key, key_command: command, base_url: baseUrl }]) => ({
      name,
      status: name === current ? "current" : "stored",
      base_url: baseUrl ?? null,
      key: command !== undefined ? `from \`${command}\`` : key === undefined ? null : maskKey(key),
      is_current: name === current,
    }));
    const output = outputOptions(context, flags, profiles[current] ?? {});
    await printRows(context, rows, { columns: COLUMNS, noun: "profiles", output, earlier: { is_current: "status" } });
  },
});

const PROFILE = ["<profile>", "name from `svc profile list`"] as const;

const newUseCommand = defineCommand({
  name: "use",
  summary: "Make a profile the current one",
  examples: [["svc profile use default", "back to the default profile"]],
  args: [PROFILE],
  prints: "outcome",
  async run(context, flags: OutcomeOptions, name: string) {
    await (await context.config()).update((data) => ({ ...requireName(data, name), current_profile: name }));
    await printOutcome(context, flags, { text: `Using the profile \`${name}\`.`, data: { current_profile: name } });
  },
});

const newRemoveCommand = defineCommand({
  name: "remove",
  summary: "Remove a profile and its key, after confirmation or with --yes",
  examples: [["svc profile remove staging --yes", "for scripts"]],
  args: [PROFILE],
  flags: [["-y, --yes", "skip the confirmation"]],
  prints: "outcome",
  async run(context, flags: OutcomeOptions & { yes?: boolean }, name: string) {
    const store = await context.config();
    const { profiles } = requireName(await store.read(), name);
    const removed = flags.yes || (await confirm(context, `Remove the profile "${name}" and its key?`, "the removal"));
    if (removed) {
      await forgetSession(context, profiles[name] ?? {});
      await store.update(({ current_profile: current, profiles: { [name]: _removed, ...others }, ...rest }) => ({
        ...rest,
        current_profile: current === name ? DEFAULT_PROFILE : current,
        profiles: others,
      }));
    }
    const text = removed ? `Removed the profile \`${name}\`.` : "Nothing was removed.";
    await printOutcome(context, flags, { text, data: { profile: name, removed } });
  },
});

/** Rejects a profile that does not exist, naming those that do. */
function requireName(data: ConfigData, name: string): ConfigData {
  const names = Object.keys(data.profiles);
  if (names.includes(name)) return data;
  throw new UsageError(
    `There is no profile \`${name}\`.`,
    names.length > 0 ? `Profiles: ${names.join(", ")}.` : "Create one with `svc auth login`.",
  );
}

/** `svc profile`: several keys side by side. */
export const newProfileCommand = defineGroup(
  "profile",
  {
    examples: [["svc profile use staging", "use this profile from now on"]],
  },
  [newListCommand, newUseCommand, newRemoveCommand],
);

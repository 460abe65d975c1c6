import { Command } from "commander";
import { readConnection } from "../../client/connection.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { escapeLine } from "../../text/escape.ts";

/** `svc __complete profiles`, `svc __complete zones` and `svc __complete ids meetings`: what the completion scripts ask for. Never fails, never asks the network. */
export const newCompleteCommand = (context: Context): Command =>
  new Command("__complete")
    .argument("<what>")
    .argument("[of]")
    .action(async (what: string, of: string | undefined, _flags: unknown, self: Command) => {
      const candidates =
        what === "profiles"
          ? await profiles(context)
          : what === "zones"
            ? Intl.supportedValuesOf("timeZone").map((zone) => [zone, ""] as const)
            : await ids(context, self.optsWithGlobals<GlobalFlags>(), of ?? "");
      await context.stdout.write(
        candidates.map(([value, label]) => `${escapeLine(value)}\t${escapeLine(label)}\n`).join(""),
      );
    });

type Candidates = readonly (readonly [value: string, label: string])[];

const profiles = async (context: Context): Promise<Candidates> => {
  const data = await (await context.config()).read().catch(() => undefined);
  return Object.entries(data?.profiles ?? {}).map(([name, { base_url: baseUrl }]) => [name, baseUrl ?? ""]);
};

async function ids(context: Context, flags: GlobalFlags, group: string): Promise<Candidates> {
  const connection = await readConnection(context, flags).catch(() => undefined);
  if (!connection) return [];
  const recent = await (await context.recent()).read(`${connection.profileName} ${group}`);
  // The cache of people marks with `*` when everybody was read.
  return recent.filter(({ id }) => id !== "*").map(({ id, label }) => [id, label]);
}

import { Command } from "commander";
import { openSession } from "../../client/session.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { escapeLine } from "../../text/escape.ts";

/** `svc __complete profiles`, `zones`, `ids meetings` and `fields "meetings list" -- id,ti`: what the completion scripts ask for. Never fails, never asks the network. */
export const newCompleteCommand = (context: Context): Command =>
  new Command("__complete")
    .argument("<what>")
    .argument("[of]")
    .argument("[word]")
    .action(async (what: string, of = "", word = "", _flags: unknown, self: Command) => {
      const candidates = await read({ what, of, word }, context, self.optsWithGlobals<GlobalFlags>());
      await context.stdout.write(
        candidates.map(([value, label]) => `${escapeLine(value)}\t${escapeLine(label)}\n`).join(""),
      );
    });

type Candidates = readonly (readonly [value: string, label: string])[];

interface Question {
  what: string;
  of: string;
  /** What was typed of the word that is completed. */
  word: string;
}

async function read({ what, of, word }: Question, context: Context, flags: GlobalFlags): Promise<Candidates> {
  if (what === "profiles") return profiles(context);
  if (what === "zones") return Intl.supportedValuesOf("timeZone").map((zone) => [zone, ""]);
  if (what === "fields") return fields(of, word);
  return ids(context, flags, of);
}

/** Lists of fields, one longer than what was typed. */
async function fields(command: string, word: string): Promise<Candidates> {
  const { fieldNames } = await import("../../features/completion/field-names.lazy.ts");
  const chosen = word.split(",").slice(0, -1);
  const names = fieldNames(command).filter((name) => !chosen.includes(name));
  return names.map((name) => [[...chosen, name].join(","), ""]);
}

const profiles = async (context: Context): Promise<Candidates> => {
  const data = await (await context.config()).read().catch(() => undefined);
  return Object.entries(data?.profiles ?? {}).map(([name, { base_url: baseUrl }]) => [name, baseUrl ?? ""]);
};

async function ids(context: Context, flags: GlobalFlags, group: string): Promise<Candidates> {
  const session = await openSession(context, flags).catch(() => undefined);
  const recent = (await session?.read(group)) ?? [];
  // The cache of people marks with `*` when everybody was read.
  return recent.filter(({ id }) => id !== "*").map(({ id, label }) => [id, label]);
}

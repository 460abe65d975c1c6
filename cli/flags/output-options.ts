import { readProfile } from "../client/connection.ts";
import type { Profile } from "../context/config-store.ts";
import type { Context } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";
import type { OutputOptions } from "../output/formatter.ts";
import { OUTPUT_FORMATS, type OutputFormat } from "../output/formatter.ts";
import type { GlobalFlags } from "./global-flags.ts";

/** Flags of every command that prints data. */
export interface OutputFlags {
  output?: OutputFormat;
  json?: boolean;
  fields?: string[];
  jq?: string;
  header?: boolean;
  pager?: boolean;
}

/** Derives output options from flags, the profile's preferences and the destination of the output. */
export function outputOptions(
  { stdout }: Context,
  flags: OutputFlags & Pick<GlobalFlags, "color" | "debug">,
  profile: Profile,
): OutputOptions {
  const format = chooseFormat(flags, profile.output, stdout.isTerminal);
  const isImplicit = flags.output === undefined && !stdout.isTerminal;
  return {
    format,
    fields: flags.fields,
    jq: flags.jq,
    header: flags.header !== false && !(format === "tsv" && isImplicit),
    color: flags.color,
    pager: flags.pager === false ? false : profile.pager,
    spinner: !flags.debug,
  };
}

/** As {@link outputOptions}, with the preferences of the profile in use. */
export const readOutputOptions = async (context: Context, flags: OutputFlags & GlobalFlags): Promise<OutputOptions> =>
  outputOptions(context, flags, await readProfile(context, flags));

/** The requested format, or the default for the output's destination. */
function chooseFormat(flags: OutputFlags, preferred: string | undefined, isTerminal: boolean): OutputFormat {
  if (flags.json && flags.output && flags.output !== "json")
    throw new UsageError(`--json and -o ${flags.output} cannot be combined.`, "Use one of them.");
  if (flags.jq !== undefined && flags.output && flags.output !== "json" && flags.output !== "ndjson")
    throw new UsageError(`--jq works on JSON, not on -o ${flags.output}.`, "Remove -o, or use -o json.");
  if (flags.json || flags.jq !== undefined) return flags.output ?? "json";
  if (flags.output) return flags.output;
  const configured = OUTPUT_FORMATS.find((format) => format === preferred);
  return configured ?? (isTerminal ? "table" : "tsv");
}

import type { OutputFormat } from "./formatter.ts";

/** Output settings, resolved from flags, preferences and the kind of output. */
export interface OutputOptions {
  format: OutputFormat;
  /** Objects keep only these fields, dotted paths as keys. */
  fields: readonly string[] | undefined;
  /** jq expression that filters the JSON. */
  jq: string | undefined;
  header: boolean;
  /** Forces color on or off. */
  color: boolean | undefined;
  /** The pager's command line as configured; false for none. */
  pager: string | false | undefined;
  /** False where a spinner would write over a trace of the requests. */
  spinner: boolean;
}

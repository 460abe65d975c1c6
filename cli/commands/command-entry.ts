import type { Command } from "commander";
import type { Context } from "../context.ts";

/** A top-level command that is loaded only when it is asked for. */
export interface CommandEntry {
  name: string;
  summary: string;
  /** Heading in `svc --help`. */
  group: string;
  load(): Promise<(context: Context) => Command>;
  isHidden?: boolean;
}

import type { Command } from "commander";
import type { Context } from "../context/context.ts";

/** Returns the tree with the command loaded that the arguments name, for completion. */
export type LoadTree = (argv: readonly string[]) => Promise<Command>;

/** Creates a command. */
type CommandFactory = (context: Context, loadTree: LoadTree) => Command;

/** A top-level command that is loaded only when needed. */
export interface CommandEntry {
  name: string;
  summary: string;
  /** Heading in `svc --help`. */
  group: string;
  load(): Promise<CommandFactory>;
  isHidden?: boolean;
}

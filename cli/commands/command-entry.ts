import type { Command } from "commander";
import type { Context } from "../context/context.ts";

/** Creates a command. `loadTree` returns the tree of all commands, for completion. */
type CommandFactory = (context: Context, loadTree: () => Promise<Command>) => Command;

/** A top-level command that is loaded only when needed. */
export interface CommandEntry {
  name: string;
  summary: string;
  /** Heading in `svc --help`. */
  group: string;
  load(): Promise<CommandFactory>;
  isHidden?: boolean;
}

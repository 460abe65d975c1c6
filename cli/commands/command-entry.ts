import type { Command } from "commander";
import type { Context } from "../context/context.ts";

/** Makes a command. `loadTree` gives the tree of all commands, for the one that completes them. */
type CommandFactory = (context: Context, loadTree: () => Promise<Command>) => Command;

/** A top-level command that is loaded only when it is asked for. */
export interface CommandEntry {
  name: string;
  summary: string;
  /** Heading in `svc --help`. */
  group: string;
  load(): Promise<CommandFactory>;
  isHidden?: boolean;
}

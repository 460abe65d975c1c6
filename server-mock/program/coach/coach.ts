import { Command } from "commander";
import type { CommandContext } from "../context.ts";
import { newCoachBacktestCommand } from "./backtest.ts";
import { newCoachEvalCommand } from "./eval.ts";
import { newCoachRunCommand } from "./run.ts";

/** Creates `svc-server coach`: commands for producing reports. */
export function newCoachCommand(context: CommandContext): Command {
  return new Command("coach")
    .addCommand(newCoachRunCommand(context))
    .addCommand(newCoachEvalCommand(context))
    .addCommand(newCoachBacktestCommand(context));
}

import { type ChosenScorer, chooseScorer } from "../coaching/choose-scorer.ts";
import { type CommandContext, CommandError } from "./context.ts";

/** The scorer of the environment; a setting that is wrong is the caller's mistake. */
export function scorerOf(context: CommandContext): ChosenScorer {
  try {
    return chooseScorer(context.environment);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

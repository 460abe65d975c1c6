import { type ChosenScorer, chooseScorer } from "../coaching/choose-scorer.ts";
import { type CommandContext, CommandError } from "./context.ts";

/** Returns the scorer of the environment; an invalid setting is a command error. */
export function scorerOf(context: CommandContext): ChosenScorer {
  try {
    return chooseScorer(context.environment);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

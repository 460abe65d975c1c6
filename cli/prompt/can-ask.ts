import type { Context } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";

/** Reports whether a person can answer: prompts use standard error, since standard output carries data. */
export const canAsk = ({ stdin, stderr }: Context): boolean => stdin.isTerminal && stderr.isTerminal;

/** Reports whether a list can be redrawn on every key press: a dumb terminal cannot move its cursor. */
export const canPick = (context: Context): boolean => canAsk(context) && context.env["TERM"] !== "dumb";

/** Asks the person at the terminal. @throws UsageError without a terminal */
export async function confirm(context: Context, question: string, what: string, hint?: string): Promise<boolean> {
  requireTerminal(context, what, hint);
  return (await context.prompts()).confirm(question);
}

/** Rejects a command that would have to ask without a terminal. */
export function requireTerminal(context: Context, what: string, hint = "Pass --yes to skip the confirmation."): void {
  if (!canAsk(context)) throw new UsageError(`There is no terminal to confirm ${what}.`, hint);
}

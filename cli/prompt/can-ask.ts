import type { Context } from "../context/context.ts";

/** Reports whether a person can answer: prompts use standard error, since standard output carries data. */
export const canAsk = ({ stdin, stderr }: Context): boolean => stdin.isTerminal && stderr.isTerminal;

/** Reports whether a list can be drawn again with every key: a dumb terminal cannot move its cursor. */
export const canPick = (context: Context): boolean => canAsk(context) && context.env["TERM"] !== "dumb";

import type { Context } from "../context/context.ts";

/** Whether a person can answer: prompts use standard error, since standard output carries data. */
export const canAsk = ({ stdin, stderr }: Context): boolean => stdin.isTerminal && stderr.isTerminal;

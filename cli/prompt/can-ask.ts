import type { Context } from "../context/context.ts";

/** Whether somebody is there to answer: questions are put on standard error, since standard output carries data. */
export const canAsk = ({ stdin, stderr }: Context): boolean => stdin.isTerminal && stderr.isTerminal;

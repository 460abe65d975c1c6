import { escapeText } from "../../core/text/escape.ts";
import type { Context } from "../context/context.ts";

/**
 * Text of a format for machines, for standard output: a pipe or a file gets it as it is, a terminal with visible escapes in place of
 * what would control it. Tables escape their cells, since the colors between them are ours.
 */
export const screenSafe = ({ stdout }: Pick<Context, "stdout">, text: string): string =>
  stdout.isTerminal ? escapeText(text) : text;

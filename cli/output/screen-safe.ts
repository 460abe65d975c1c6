import { escapeText } from "../../core/text/escape.ts";
import type { Context } from "../context/context.ts";

/**
 * Machine-readable text for standard output: unchanged in a pipe or a file; on a terminal, control characters become visible escapes.
 * Tables escape their cells instead, since colors are our own.
 */
export const screenSafe = ({ stdout }: Pick<Context, "stdout">, text: string): string =>
  stdout.isTerminal ? escapeText(text) : text;

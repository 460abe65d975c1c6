import { type ColorSettings, hasPalette, wantsColor } from "./color.ts";

/** The few styles that the CLI's screens use. Color only accompanies what a word, a sign or a number already says. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
}

const plain = (text: string): string => text;

/** Leaves text as it is. */
export const PLAIN_STYLE: Style = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, cyan: plain };

/**
 * The style for an output; nothing is loaded unless color is used. Of the 256 colors it uses those that are readable on white and on black;
 * a terminal's yellow and cyan are not (docs/ARCHITECTURE.md, engineering decisions).
 */
export async function chooseStyle(question: ColorSettings): Promise<Style> {
  if (!wantsColor(question)) return PLAIN_STYLE;
  const { Chalk } = await import("./color.lazy.ts");
  if (!hasPalette(question.env)) {
    const { bold, redBright, green, yellow, cyan } = new Chalk({ level: 1 });
    return { bold, dim: plain, red: redBright, green, yellow, cyan };
  }
  const chalk = new Chalk({ level: 2 });
  return {
    bold: chalk.bold,
    dim: chalk.ansi256(244),
    red: chalk.ansi256(196),
    green: chalk.ansi256(28),
    yellow: chalk.ansi256(136),
    cyan: chalk.ansi256(31),
  };
}

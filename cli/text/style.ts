import { type ColorSettings, wantsColor } from "./color.ts";

/** The few styles that the CLI's screens use. */
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

/** The style for an output; nothing is loaded unless color is used. */
export async function chooseStyle(question: ColorSettings): Promise<Style> {
  if (!wantsColor(question)) return PLAIN_STYLE;
  const { Chalk } = await import("./color.lazy.ts");
  return new Chalk({ level: 1 });
}

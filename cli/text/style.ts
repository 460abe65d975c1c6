import { type ColourQuestion, wantsColour } from "./color.ts";

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

/** The style that suits an output; without colour nothing is loaded for it. */
export async function chooseStyle(question: ColourQuestion): Promise<Style> {
  if (!wantsColour(question)) return PLAIN_STYLE;
  const { Chalk } = await import("./color.lazy.ts");
  return new Chalk({ level: 1 });
}

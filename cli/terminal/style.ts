import { Chalk } from "chalk";

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

const PLAIN: Style = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, cyan: plain };

/** Styles that colour, or that leave text as it is. */
export const createStyle = (colour: boolean): Style => (colour ? new Chalk({ level: 1 }) : PLAIN);

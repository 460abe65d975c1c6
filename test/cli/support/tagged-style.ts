import type { Style } from "../../../cli/text/style.ts";

const tag =
  (name: string) =>
  (text: string): string =>
    `<${name}>${text}</>`;

/** Names each style beside the text that has it. */
export const TAGGED_STYLE: Style = {
  bold: tag("bold"),
  dim: tag("dim"),
  red: tag("red"),
  green: tag("green"),
  yellow: tag("yellow"),
  cyan: tag("cyan"),
};

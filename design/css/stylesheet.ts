import { BASE_CSS } from "./base.ts";
import { CHARTS_CSS } from "./charts.ts";
import { COMPONENTS_CSS } from "./components.ts";
import { PRINT_CSS } from "./print.ts";
import { HEAD_CSS, SHEET_CSS, SHELL_CSS } from "./shell.ts";
import { TOKENS_CSS } from "./tokens.ts";

/** Leaves out the whitespace that our own rules, which have no strings over several lines, can do without. */
const compact = (css: string): string =>
  css
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>+]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/#(\w)\1(\w)\2(\w)\3\b/g, "#$1$2$3")
    .replace(/;}/g, "}")
    .trim();

/** The stylesheet of an application with navigation: everything, below 8 kB. */
export const appStylesheet = (ownRules = ""): string =>
  compact(TOKENS_CSS + BASE_CSS + HEAD_CSS + SHELL_CSS + COMPONENTS_CSS + CHARTS_CSS + ownRules + PRINT_CSS);

/** The colors and types of the design for a page whose elements are somebody else's. */
export const tokenStylesheet = (ownRules: string): string => compact(TOKENS_CSS + ownRules);

/** The stylesheet of a document that stands alone, such as a report in one file. */
export const sheetStylesheet = (ownRules = ""): string =>
  compact(TOKENS_CSS + BASE_CSS + SHEET_CSS + COMPONENTS_CSS + CHARTS_CSS + ownRules + PRINT_CSS);

import { BASE_CSS } from "./base.ts";
import { CHARTS_CSS } from "./charts.ts";
import { COMPONENTS_CSS } from "./components.ts";
import { PRINT_CSS } from "./print.ts";
import { HEAD_CSS, SHEET_CSS, SHELL_CSS } from "./shell.ts";
import { TOKENS_CSS } from "./tokens.ts";

/** Minifies whitespace; safe since our rules have no multi-line strings. */
const compact = (css: string): string =>
  css
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>+]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/#(\w)\1(\w)\2(\w)\3\b/g, "#$1$2$3")
    .replace(/;}/g, "}")
    .trim();

/** The whole stylesheet, for an application with navigation; below 8 kB. */
export const appStylesheet = (ownRules = ""): string =>
  compact(TOKENS_CSS + BASE_CSS + HEAD_CSS + SHELL_CSS + COMPONENTS_CSS + CHARTS_CSS + ownRules + PRINT_CSS);

/** Only colors and fonts, for a page with its own elements. */
export const tokenStylesheet = (ownRules: string): string => compact(TOKENS_CSS + ownRules);

/** The stylesheet of a standalone document, such as a report in one file. */
export const sheetStylesheet = (ownRules = ""): string =>
  compact(TOKENS_CSS + BASE_CSS + SHEET_CSS + COMPONENTS_CSS + CHARTS_CSS + ownRules + PRINT_CSS);

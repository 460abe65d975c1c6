/** Inputs that decide whether to use color. */
export interface ColorSettings {
  env: Readonly<Record<string, string | undefined>>;
  isTerminal: boolean;
  /** `--color` or `--no-color`, when given. */
  flag?: boolean | undefined;
}

/**
 * Reports whether to color: flag, then `FORCE_COLOR`, `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `TERM=dumb`, then whether it is a
 * terminal. chalk alone ignores `NO_COLOR` on a terminal.
 */
export function wantsColor({ env, isTerminal, flag }: ColorSettings): boolean {
  if (flag !== undefined) return flag;
  const force = env["FORCE_COLOR"];
  if (force !== undefined) return force !== "0" && force !== "false";
  if (env["NO_COLOR"]) return false;
  if (env["CLICOLOR_FORCE"] && env["CLICOLOR_FORCE"] !== "0") return true;
  if (env["CLICOLOR"] === "0" || env["TERM"] === "dumb") return false;
  return isTerminal;
}

/** Terminals with the standard 256-color palette; others have 16 colors, which a theme may change. */
const WITH_PALETTE = /^(xterm|alacritty|foot|rxvt|konsole|wezterm)|256|direct|kitty|ghostty/;

/** Reports whether to use the 256-color palette. `FORCE_COLOR=1` asks for the 16 colors of the theme, 2 and 3 for more, as elsewhere. */
export function hasPalette(env: ColorSettings["env"]): boolean {
  const force = env["FORCE_COLOR"];
  if (force !== undefined && force !== "") return force === "2" || force === "3";
  if (env["WT_SESSION"] || /^(truecolor|24bit)$/.test(env["COLORTERM"] ?? "")) return true;
  return WITH_PALETTE.test(env["TERM"] ?? "");
}

/** Inputs that decide whether to use color. */
export interface ColorSettings {
  env: Readonly<Record<string, string | undefined>>;
  isTerminal: boolean;
  /** `--color` or `--no-color`, when given. */
  flag?: boolean | undefined;
}

/**
 * Whether to color: flag, then `FORCE_COLOR`, `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `TERM=dumb`, then whether it is a
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

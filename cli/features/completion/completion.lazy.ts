import { bashScript } from "./bash.ts";
import { fishScript } from "./fish.ts";
import { powershellScript } from "./powershell.ts";
import { zshScript } from "./zsh.ts";

/** The completion script of each shell. */
export const COMPLETION_SCRIPTS = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

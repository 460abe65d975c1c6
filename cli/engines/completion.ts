import { bashScript } from "../completion/bash.ts";
import { completionModel } from "../completion/completion-model.ts";
import { fishScript } from "../completion/fish.ts";
import { powershellScript } from "../completion/powershell.ts";
import { zshScript } from "../completion/zsh.ts";

/** The completion scripts, in a file of their own that is loaded when one is printed. */
export const completionEngine = {
  model: completionModel,
  scripts: { bash: bashScript, zsh: zshScript, fish: fishScript, powershell: powershellScript },
};

import { Argument, type Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newCommand } from "../new-command.ts";
import { COMPLETION_SCRIPTS } from "./scripts.ts";

/** `svc completion`. */
export const newCompletionCommand = (context: Context): Command =>
  newCommand("completion", {
    summary: "Print the completion script of a shell",
    details: "Completes commands, flags, values, fields, profiles and recently listed ids.",
    examples: [
      ["source <(svc completion bash)", "in ~/.bashrc"],
      ["source <(svc completion zsh)", "in ~/.zshrc, after compinit"],
      ["svc completion fish > ~/.config/fish/completions/svc.fish", "for fish"],
      ["svc completion powershell | Out-String | Invoke-Expression", "in $PROFILE"],
    ],
  })
    .addArgument(new Argument("<shell>", "your shell").choices(Object.keys(COMPLETION_SCRIPTS)))
    .action((shell: keyof typeof COMPLETION_SCRIPTS) => context.stdout.write(COMPLETION_SCRIPTS[shell]));

import { Argument, type Command } from "commander";
import type { Context } from "../../context/context.ts";
import { SETTINGS } from "../../flags/settings.ts";
import { newCommand } from "../new-command.ts";

const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;

/** `svc completion`. */
export const newCompletionCommand = (context: Context, loadTree: () => Promise<Command>): Command =>
  newCommand("completion", {
    summary: "Print the completion script of a shell",
    details: "Completes commands, flags, values, profiles and recently listed ids.",
    examples: [
      ["source <(svc completion bash)", "in ~/.bashrc"],
      ["source <(svc completion zsh)", "in ~/.zshrc, after compinit"],
      ["svc completion fish > ~/.config/fish/completions/svc.fish", "for fish"],
      ["svc completion powershell | Out-String | Invoke-Expression", "in $PROFILE"],
    ],
  })
    .addArgument(new Argument("<shell>", "your shell").choices(SHELLS))
    .action(async (shell: (typeof SHELLS)[number]) => {
      const tree = await loadTree();
      const { completionModel } = await import("./completion-model.ts");
      const { COMPLETION_SCRIPTS } = await import("../../features/completion/completion.lazy.ts");
      const model = completionModel(
        tree,
        SETTINGS.map(({ name }) => name),
      );
      await context.stdout.write(COMPLETION_SCRIPTS[shell](model));
    });

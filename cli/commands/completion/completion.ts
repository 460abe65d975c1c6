import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { defineCommand } from "../define-command.ts";
import { COMPLETION_SCRIPTS } from "./scripts.ts";

/** `svc completion`. */
export const newCompletionCommand = defineCommand({
  name: "completion",
  details: "Completes commands, flags, values, fields, profiles and recently listed ids.",
  examples: [
    ["source <(svc completion bash)", "in ~/.bashrc"],
    ["source <(svc completion zsh)", "in ~/.zshrc, after compinit"],
    ["svc completion fish > ~/.config/fish/completions/svc.fish", "for fish"],
    ["svc completion powershell | Out-String | Invoke-Expression", "in $PROFILE"],
  ],
  args: [["<shell>", "your shell", Object.keys(COMPLETION_SCRIPTS)]],
  prints: "outcome",
  async run(context, flags: OutcomeOptions, shell: keyof typeof COMPLETION_SCRIPTS) {
    const script = COMPLETION_SCRIPTS[shell];
    await printOutcome(context, flags, { text: script, data: { shell, script }, isResult: true });
  },
});

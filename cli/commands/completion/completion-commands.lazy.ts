import { Command } from "commander";
import { escapeLine } from "../../../core/text/escape.ts";
import type { Context } from "../../context/context.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { defineCommand } from "../define-command.ts";
import { candidatesFor } from "./candidates.ts";
import { COMPLETION_SCRIPTS } from "./scripts.ts";

/** Returns the tree with the command loaded that the arguments name. */
export type LoadTree = (argv: readonly string[]) => Promise<Command>;

/**
 * `svc __complete --word=WORD -- WORDS...`: candidates for WORD after WORDS, one `value<TAB>label` per line; `:files` for file names. Never
 * fails, and sends no request.
 */
export const newCompleteCommand = (context: Context, loadTree: LoadTree): Command =>
  new Command("__complete")
    .requiredOption("--word <word>")
    .argument("[words...]")
    .action(async (words: string[], { word }: { word: string }) => {
      const candidates = await candidatesFor(context, await loadTree(words), words, word);
      await context.stdout.write(
        candidates.map(([value, label]) => `${[value, label].filter(Boolean).map(escapeLine).join("\t")}\n`).join(""),
      );
    });

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

import { Argument, type Command } from "commander";
import type { Context } from "../../context/context.ts";
import type { ValueSource } from "../../features/completion/completion-node.ts";
import { SETTINGS, type Setting } from "../../flags/settings.ts";
import { newCommand } from "../new-command.ts";

/** Methods, and the paths that need no id, as `svc api` takes them. */
async function apiRequests(): Promise<string[]> {
  const { builtInSpec } = await import("../../features/spec/built-in-spec.lazy.ts");
  const { paths } = builtInSpec() as { paths: Record<string, object> };
  const methods = Object.values(paths)
    .flatMap(Object.keys)
    .filter((name) => name !== "parameters");
  const plain = Object.keys(paths).filter((name) => !name.includes("{"));
  return [...new Set(methods.map((name) => name.toUpperCase())), ...plain.map((name) => name.replace("/api/v1", ""))];
}

function sourceOf(values: Setting["values"]): ValueSource {
  if (values === undefined) return { kind: "none" };
  return values === "zones" ? { kind: "dynamic", query: [values] } : { kind: "choices", choices: values };
}

const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;

/** `svc completion`. */
export const newCompletionCommand = (context: Context, loadTree: () => Promise<Command>): Command =>
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
    .addArgument(new Argument("<shell>", "your shell").choices(SHELLS))
    .action(async (shell: (typeof SHELLS)[number]) => {
      const tree = await loadTree();
      const { completionModel } = await import("./completion-model.ts");
      const { COMPLETION_SCRIPTS } = await import("../../features/completion/completion.lazy.ts");
      const model = completionModel(tree, {
        settings: Object.fromEntries(SETTINGS.map(({ name, values }) => [name, sourceOf(values)])),
        requests: await apiRequests(),
      });
      await context.stdout.write(COMPLETION_SCRIPTS[shell](model));
    });

import { type CompletionFlag, type CompletionNode, type ValueSource, valueFlags } from "./completion-node.ts";

const quote = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

function offer(source: ValueSource): string {
  if (source.kind === "choices") return ` -x -a ${quote(source.choices.join(" "))}`;
  if (source.kind === "files") return " -r -F";
  if (source.kind === "dynamic") {
    const word = source.takesWord ? " -- (commandline -ct)" : "";
    return ` -x -a ${quote(`(svc __complete ${source.query.map(quote).join(" ")}${word} 2>/dev/null)`)}`;
  }
  return " -x";
}

function flagLine(path: string, { names, summary, value }: CompletionFlag): string {
  const spelled = names
    .map((name) => (name.startsWith("--") ? ` -l ${name.slice(2)}` : ` -s ${name.slice(1)}`))
    .join("");
  return `complete -c svc -n ${quote(`__svc_at ${quote(path)}`)}${spelled}${value ? offer(value) : ""} -d ${quote(summary)}\n`;
}

function nodeLines({ path, commands, flags, argument }: CompletionNode): string {
  const condition = quote(`__svc_at ${quote(path)}`);
  const words = commands
    .map(({ name, summary }) => `complete -c svc -n ${condition} -f -a ${name} -d ${quote(summary)}\n`)
    .join("");
  const values = argument.kind === "none" ? "" : `complete -c svc -n ${condition}${offer(argument)}\n`;
  return words + values + flags.map((flag) => flagLine(path, flag)).join("");
}

/** The completion script for fish. */
export const fishScript = (
  model: readonly CompletionNode[],
): string => `# fish completion for svc; made by \`svc completion fish\`
# svc completion fish > ~/.config/fish/completions/svc.fish

function __svc_at
    set -l at
    set -l pending 0
    for word in (commandline -opc)[2..-1]
        if test $pending = 1
            set pending 0
            continue
        end
        if contains -- $word ${valueFlags(model).join(" ")}
            set pending 1
        else if not string match -q -- '-*' $word
            if contains -- (string join ' ' $at $word) ${model
              .filter(({ path }) => path !== "")
              .map(({ path }) => quote(path))
              .join(" ")}
                set -a at $word
            end
        end
    end
    test "$at" = "$argv[1]"
end

complete -c svc -f
${model.map(nodeLines).join("")}`;

import { type CompletionFlag, type CompletionNode, type ValueSource, valueFlags } from "./completion-node.ts";

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** `name:summary`, as `_describe` takes it. */
const described = (name: string, summary: string): string =>
  quote(`${name.replaceAll(":", "\\:")}:${summary.replaceAll(":", "\\:")}`);

function offer(source: ValueSource): string {
  if (source.kind === "choices") return `compadd -- ${source.choices.map(quote).join(" ")}`;
  if (source.kind === "files") return "_files";
  if (source.kind === "dynamic")
    return `_svc_dynamic ${source.query.map(quote).join(" ")}${source.takesWord ? ' -- "$cur"' : ""}`;
  return ":";
}

const flagCase = (path: string, { names, value }: CompletionFlag): string =>
  value === undefined || value.kind === "none"
    ? ""
    : `      ${names.map((name) => quote(`${path}:${name}`)).join("|")}) ${offer(value)} ;;\n`;

function nodeCase({ path, commands, flags, argument }: CompletionNode): string {
  const flagList = flags.flatMap(({ names, summary }) =>
    names.filter((name) => name.startsWith("--")).map((name) => described(name, summary)),
  );
  const commandList = commands.map(({ name, summary }) => described(name, summary));
  const words =
    commands.length > 0
      ? `candidates=(${commandList.join(" ")}); _describe -t commands command candidates`
      : offer(argument);
  return `    ${quote(path)})
      if [[ "$cur" == -* ]]; then candidates=(${flagList.join(" ")}); _describe -t options flag candidates
      else ${words}; fi ;;
`;
}

/** The completion script for zsh. */
export const zshScript = (model: readonly CompletionNode[]): string => `#compdef svc
# zsh completion for svc; made by \`svc completion zsh\`
# As a file _svc in a directory of $fpath, or in ~/.zshrc after compinit: source <(svc completion zsh)

_svc_dynamic() {
  local line
  local -a candidates
  while IFS=$'\\t' read -r value label; do
    candidates+=("\${value//:/\\\\:}:\${label//:/\\\\:}")
  done < <(svc __complete "$@" 2>/dev/null)
  _describe -t values value candidates
}

_svc() {
  local cur="\${words[CURRENT]}" at="" pending="" word value label
  local -a candidates
  local -i index
  for (( index = 2; index < CURRENT; index++ )); do
    word="\${words[index]}"
    if [[ -n "$pending" ]]; then pending=""; continue; fi
    case "$word" in
      ${valueFlags(model).map(quote).join("|")}) pending="$word" ;;
      -*) ;;
      *) case "\${at:+$at }$word" in ${model
        .filter(({ path }) => path !== "")
        .map(({ path }) => quote(path))
        .join("|")}) at="\${at:+$at }$word" ;; esac ;;
    esac
  done
  if [[ -n "$pending" ]]; then
    case "$at:$pending" in
${model.map(({ path, flags }) => flags.map((flag) => flagCase(path, flag)).join("")).join("")}    esac
    return
  fi
  case "$at" in
${model.map(nodeCase).join("")}  esac
}

if [[ "\${funcstack[1]}" == "_svc" ]]; then _svc "$@"; else compdef _svc svc; fi
`;

import { type CompletionFlag, type CompletionNode, type ValueSource, valueFlags } from "./completion-node.ts";

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const lines = (values: readonly string[]): string => quote(values.join("\n"));

/** Bash code that offers a source's values. Typed text is never evaluated. */
function offer(source: ValueSource): string {
  if (source.kind === "choices") return `_svc_offer ${lines(source.choices)}`;
  if (source.kind === "files") return "_svc_files";
  if (source.kind === "dynamic")
    return `_svc_offer "$(svc __complete ${source.query.map(quote).join(" ")}${source.takesWord ? ' -- "$cur"' : ""} 2>/dev/null | cut -f1)"`;
  return ":";
}

const flagCase = (path: string, { names, value }: CompletionFlag): string =>
  value === undefined || value.kind === "none"
    ? ""
    : `      ${names.map((name) => quote(`${path}:${name}`)).join("|")}) ${offer(value)} ;;\n`;

function nodeCase({ path, commands, flags, argument }: CompletionNode): string {
  const names = flags.flatMap((flag) => flag.names.filter((name) => name.startsWith("--")));
  const words = commands.length > 0 ? `_svc_offer ${lines(commands.map(({ name }) => name))}` : offer(argument);
  return `    ${quote(path)})
      if [[ "$cur" == -* ]]; then _svc_offer ${lines(names)}; else ${words}; fi ;;
`;
}

const knownPaths = (model: readonly CompletionNode[]): string =>
  model
    .filter(({ path }) => path !== "")
    .map(({ path }) => quote(path))
    .join("|");

/** The completion script for bash, 3.2 (macOS) and later. */
export const bashScript = (
  model: readonly CompletionNode[],
): string => `# bash completion for svc; made by \`svc completion bash\`
# In ~/.bashrc: source <(svc completion bash)

_svc_offer() {
  local candidate
  while IFS= read -r candidate; do
    # The quotes keep what was typed literal: nothing in it is a pattern or is run.
    [[ -n "$candidate" && "$candidate" == "$cur"* ]] && COMPREPLY+=("$candidate")
  done <<< "$1"
}

_svc_files() {
  local file
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$cur")
  compopt -o filenames 2>/dev/null
}

_svc() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" at="" pending="" word index
  COMPREPLY=()
  for (( index = 1; index < COMP_CWORD; index++ )); do
    word="\${COMP_WORDS[index]}"
    if [[ "$word" == "=" ]]; then continue; fi
    if [[ -n "$pending" ]]; then pending=""; continue; fi
    case "$word" in
      ${valueFlags(model).map(quote).join("|")}) pending="$word" ;;
      -*) ;;
      *) case "\${at:+$at }$word" in ${knownPaths(model)}) at="\${at:+$at }$word" ;; esac ;;
    esac
  done
  if [[ "$cur" == "=" ]]; then cur=""; fi
  if [[ -n "$pending" ]]; then
    case "$at:$pending" in
${model.map(({ path, flags }) => flags.map((flag) => flagCase(path, flag)).join("")).join("")}    esac
    return
  fi
  case "$at" in
${model.map(nodeCase).join("")}  esac
}

complete -F _svc svc
`;

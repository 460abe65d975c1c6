/** Completion script of each shell: calls `svc __complete` with the typed words and offers the lines that it prints. */
export const COMPLETION_SCRIPTS = {
  bash: `# bash completion for svc (3.2 and later); in ~/.bashrc: source <(svc completion bash)
_svc() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" value label
  COMPREPLY=()
  if [[ "$cur" == "=" ]]; then cur=""; fi
  while IFS=$'\\t' read -r value label; do
    if [[ "$value" == ":files" ]]; then
      while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -f -- "$cur")
      compopt -o filenames 2>/dev/null
    # The quotes keep what was typed literal: nothing in it is a pattern or is run.
    elif [[ "$value" == "$cur"* ]]; then
      COMPREPLY+=("$value")
    fi
  done < <(svc __complete --word="$cur" -- "\${COMP_WORDS[@]:1:COMP_CWORD-1}" 2>/dev/null)
}
complete -F _svc svc
`,
  zsh: `#compdef svc
# As a file _svc in a directory of $fpath, or in ~/.zshrc after compinit: source <(svc completion zsh)
_svc() {
  local value label
  local -a candidates
  while IFS=$'\\t' read -r value label; do
    if [[ "$value" == ":files" ]]; then _files; return; fi
    candidates+=("\${value//:/\\\\:}:\${label//:/\\\\:}")
  done < <(svc __complete --word="\${words[CURRENT]}" -- "\${(@)words[2,CURRENT-1]}" 2>/dev/null)
  _describe -t values value candidates
}
if [[ "\${funcstack[1]}" == "_svc" ]]; then _svc "$@"; else compdef _svc svc; fi
`,
  fish: `# svc completion fish > ~/.config/fish/completions/svc.fish
function __svc_complete
    set -l word (commandline -ct)
    for line in (svc __complete --word="$word" -- (commandline -opc)[2..-1] 2>/dev/null)
        if test "$line" = ":files"
            __fish_complete_path "$word"
        else
            printf '%s\\n' $line
        end
    end
end
complete -c svc -f -a '(__svc_complete)'
`,
  powershell: `# PowerShell completion for svc (5.1 and later); in $PROFILE: svc completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName svc -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  # The words before the one that is being typed, as text: they are passed on, never run.
  $words = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | Select-Object -Skip 1 | ForEach-Object { $_.Extent.Text })
  & svc __complete "--word=$wordToComplete" -- @words 2>$null | ForEach-Object {
    $value, $label = $_ -split "\`t", 2
    if ($value -ne ':files' -and $value.StartsWith($wordToComplete)) {
      [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $(if ($label) { $label } else { $value }))
    }
  }
}
`,
};

import { type CompletionNode, type ValueSource, valueFlags } from "./completion-node.ts";

/** PowerShell treats typographic quotes like the plain one. */
const quote = (text: string): string => `'${text.replace(/['\u2018-\u201b]/g, "$&$&")}'`;

const list = (values: readonly string[]): string => `@(${values.map(quote).join(", ")})`;

function values(source: ValueSource): string {
  if (source.kind === "choices") return list(source.choices);
  if (source.kind === "dynamic")
    return `@(& svc __complete ${source.query.map(quote).join(" ")}${source.takesWord ? " -- $wordToComplete" : ""} 2>$null | ForEach-Object { ($_ -split "\`t")[0] })`;
  return "@()";
}

function nodeEntry({ path, commands, flags, argument }: CompletionNode): string {
  const withValues = flags.flatMap(({ names, value }) =>
    value === undefined || value.kind === "none" || value.kind === "files"
      ? []
      : names.map((name) => `${quote(name)} = { ${values(value)} }`),
  );
  const words = commands.length > 0 ? list(commands.map(({ name }) => name)) : values(argument);
  const longFlags = flags.flatMap(({ names }) => names.filter((name) => name.startsWith("--")));
  return `    ${quote(path)} = @{ Words = { ${words} }; Flags = { ${list(longFlags)} }; Offers = @{ ${withValues.join("; ")} } }\n`;
}

/** The completion script for PowerShell 5.1 and later. */
export const powershellScript = (
  model: readonly CompletionNode[],
): string => `# PowerShell completion for svc; made by \`svc completion powershell\`
# In $PROFILE: svc completion powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName svc -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $valueFlags = ${list(valueFlags(model))}
  $commands = @{
${model.map(nodeEntry).join("")}  }
  # The words before the one that is being typed, as text: they are compared, never run.
  $before = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | Select-Object -Skip 1 | ForEach-Object { $_.Extent.Text })
  $at = ''; $pending = ''
  foreach ($word in $before) {
    if ($pending) { $pending = ''; continue }
    if ($valueFlags -ccontains $word) { $pending = $word; continue }
    if ($word.StartsWith('-')) { continue }
    $next = ($at + ' ' + $word).Trim()
    if ($commands.ContainsKey($next)) { $at = $next }
  }
  $node = $commands[$at]
  $offer = $node.Words
  if ($pending) { $offer = $node.Offers[$pending] }
  elseif ($wordToComplete.StartsWith('-')) { $offer = $node.Flags }
  if (-not $offer) { return }
  & $offer | Where-Object { $_.StartsWith($wordToComplete) } | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }
}
`;

// A region is the text between `// #region name` and `// #endregion`; `#` comments (YAML, shell) work too.
const START = /^\s*(?:\/\/|#) ?#region ([\w-]+)\s*$/;
const END = /^\s*(?:\/\/|#) ?#endregion\b/;

/** Reads a program's regions by name. Regions of the same name are joined by an empty line, each without its indentation. */
export function readRegions(text: string): Map<string, string> {
  const regions = new Map<string, string[]>();
  const open: { name: string; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const name = START.exec(line)?.[1];
    if (name) {
      open.push({ name, lines: [] });
    } else if (END.test(line)) {
      const closed = open.pop();
      if (closed) regions.set(closed.name, [...(regions.get(closed.name) ?? []), dedent(closed.lines)]);
    } else {
      for (const region of open) region.lines.push(line);
    }
  }
  const unclosed = open.pop();
  if (unclosed) throw new Error(`The region \`${unclosed.name}\` has no \`#endregion\`.`);
  return new Map([...regions].map(([name, parts]) => [name, parts.join("\n\n")]));
}

/** A program's text without the lines that mark regions. */
export function withoutRegionMarks(text: string): string {
  const lines = text.split("\n").filter((line) => !START.test(line) && !END.test(line));
  return lines.join("\n").trim();
}

function dedent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent))
    .join("\n")
    .trim();
}

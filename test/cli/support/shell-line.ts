/** A command line as a shell reads it: programs piped into each other, and the file that the last one's output goes to. */
export interface ShellLine {
  /** Variables that are set for the first program. */
  env: Record<string, string>;
  pipeline: string[][];
  file: string | undefined;
}

const WORD = /[|>]|(?:[^\s"'|>]|"[^"]*"|'[^']*')+/g;
const ASSIGNMENT = /^([A-Z_]+)=(.*)$/;

/** Reads the forms that the examples in help texts have. Of `source <(svc …)` it is the command inside that counts. */
export function readShellLine(line: string): ShellLine {
  const own = line.replace(/^source <\((.*)\)$/, "$1");
  const result: ShellLine = { env: {}, pipeline: [[]], file: undefined };
  let isFile = false;
  for (const [written] of own.matchAll(WORD)) {
    const word = written.replace(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single);
    const assignment = result.pipeline.flat().length === 0 ? ASSIGNMENT.exec(word) : null;
    if (written === "|") result.pipeline.push([]);
    else if (written === ">") isFile = true;
    else if (isFile) result.file = word;
    else if (assignment?.[1]) result.env[assignment[1]] = assignment[2] ?? "";
    else result.pipeline.at(-1)?.push(word);
  }
  return result;
}

import { COMMAND_WORDS, EARLIER_FLAGS, VALUE_FLAGS } from "./vocabulary.ts";

/** A normalized command line. */
export interface ReadLine {
  argv: readonly string[];
  /** Warnings for earlier forms, one line each. */
  warnings: readonly string[];
}

/** Normalizes a command line: aliases become commands, and flags in an earlier form the current ones. */
export function readLine(typed: readonly string[]): ReadLine {
  const argv = inCommandWords([...typed]);
  const command = namePlaces(argv)
    .map((index) => argv[index])
    .join(" ");
  const earlier = EARLIER_FLAGS.filter((flag) => command === flag.command || command.startsWith(`${flag.command} `));
  const warnings = new Set<string>();
  const present = argv.map((word, index) => {
    if (argv.indexOf("--") !== -1 && index > argv.indexOf("--")) return word;
    const [, name = "", value] = /^(-{1,2}[a-z][a-z-]*)(?:=(.*))?$/s.exec(word) ?? [];
    const flag = earlier.find((candidate) => candidate.earlier === name);
    if (!flag || !(flag.means?.(value ?? argv[index + 1] ?? "") ?? true)) return word;
    if (!flag.isRight)
      warnings.add(`${flag.earlier} is now ${flag.now}, and will be removed in the next minor version.`);
    return value === undefined ? flag.now : `${flag.now}=${value}`;
  });
  return { argv: present, warnings: [...warnings] };
}

function inCommandWords(argv: string[]): string[] {
  const [first, second] = namePlaces(argv);
  if (first === undefined) return argv;
  const replace = (from: number, to: number, meant: string): string[] => [
    ...argv.slice(0, from),
    ...meant.split(" "),
    ...argv.slice(from + 1, to),
    ...argv.slice(to + 1),
  ];
  const both = second === undefined ? undefined : COMMAND_WORDS.get(`${argv[first]} ${argv[second]}`);
  if (both !== undefined && second !== undefined) return replace(first, second, both);
  const one = COMMAND_WORDS.get(argv[first] ?? "");
  return one === undefined ? argv : inCommandWords(replace(first, first, one));
}

/** Indexes of the first two arguments that are neither flags nor values of global flags. */
function namePlaces(argv: readonly string[]): number[] {
  const words: number[] = [];
  for (let index = 0; index < argv.length && words.length < 2; index += 1) {
    const word = argv[index] ?? "";
    if (word === "--") break;
    if (VALUE_FLAGS.includes(word)) index += 1;
    else if (!word.startsWith("-")) words.push(index);
    // An argument after a command's flag may be its value.
    else if (words.length > 0) break;
  }
  return words;
}

/** What can stand where a value is expected. */
export type ValueSource =
  | { kind: "none" }
  | { kind: "choices"; choices: readonly string[] }
  | { kind: "files" }
  /** Asked from `svc __complete` at the time: its arguments. */
  | { kind: "dynamic"; query: readonly string[] };

/** A flag. */
export interface CompletionFlag {
  /** As typed: `--status`, and `-o` where there is one. */
  names: readonly string[];
  summary: string;
  /** Undefined for a flag without a value. */
  value: ValueSource | undefined;
}

/** A command and what may follow it. */
export interface CompletionNode {
  /** Words after `svc`: `meetings list`; empty for the root. */
  path: string;
  commands: readonly { name: string; summary: string }[];
  flags: readonly CompletionFlag[];
  /** Values of its arguments. */
  argument: ValueSource;
  takesSetting: boolean;
}

/** Names of all flags that take a value: they are the same everywhere. */
export const valueFlags = (model: readonly CompletionNode[]): string[] => [
  ...new Set(
    model.flatMap(({ flags }) => flags.filter(({ value }) => value !== undefined).flatMap(({ names }) => names)),
  ),
];

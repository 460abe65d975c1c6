/** Values offered for an argument or flag. */
export type ValueSource =
  | { kind: "none" }
  | { kind: "choices"; choices: readonly string[] }
  | { kind: "files" }
  /** Printed by `svc __complete` at completion time: its arguments, and after them what was typed of the word, if it takes that. */
  | { kind: "dynamic"; query: readonly string[]; takesWord?: boolean };

/** A flag. */
export interface CompletionFlag {
  /** As typed: `--status`, and `-o` where there is one. */
  names: readonly string[];
  summary: string;
  /** Undefined for a flag without a value. */
  value: ValueSource | undefined;
}

/** A command and what can follow it. */
export interface CompletionNode {
  /** Arguments after `svc`: `meetings list`; empty for the root. */
  path: string;
  commands: readonly { name: string; summary: string }[];
  flags: readonly CompletionFlag[];
  /** Values of its arguments. */
  argument: ValueSource;
  takesSetting: boolean;
  /** Takes a value of the setting as well. */
  takesValue: boolean;
}

/** Names of all flags that take a value. */
export const valueFlags = (model: readonly CompletionNode[]): string[] => [
  ...new Set(
    model.flatMap(({ flags }) => flags.filter(({ value }) => value !== undefined).flatMap(({ names }) => names)),
  ),
];

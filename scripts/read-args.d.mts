import type { ParseArgsConfig, parseArgs } from "node:util";

export function readArgs<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  usage: string,
  options?: Options,
  allowPositionals?: boolean,
): ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>> & {
  reject: (message: string) => never;
  countOf: (name: keyof Options) => number;
};

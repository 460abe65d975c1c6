import { getSystemErrorMap } from "node:util";
import { CommandError } from "./context.ts";

/** Handler of failures to read a file. */
export const unreadable = (path: string) => (error: unknown) => {
  throw new CommandError(`The file ${path} cannot be read: ${reasonOf(error)}. Check its path and its permissions.`);
};

/** Reason from the operating system: `no such file or directory (ENOENT)`; the error itself where it is none of these. */
export function reasonOf(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException;
  const [, text] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return text === undefined ? (error instanceof Error ? error.message : String(error)) : `${text} (${code})`;
}

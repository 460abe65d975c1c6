import { readFile } from "node:fs/promises";
import { CliError, UsageError } from "../errors/cli-error.ts";
import { decodeText } from "./decode-text.ts";
import { systemReason } from "./system-reason.ts";

/** The text of a file that the user named, without a byte order mark. `hint` says what to do when it cannot be read. */
export async function readTextFile(file: string, hint?: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw unreadable(file, error, hint);
  });
  const text = decodeText(bytes);
  if (text === undefined) throw new UsageError(`${file} is not UTF-8 text.`, "Save it as UTF-8 and try again.");
  return text;
}

/** The text of a file; undefined if there is none. */
export const readIfPresent = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw unreadable(file, error);
  });

/** The error for a file that cannot be read. */
export const unreadable = (file: string, error: unknown, hint = "Check the path and its permissions."): CliError =>
  new CliError(`Cannot read ${file}: ${systemReason(error)}.`, { exit: "usage", code: "file_unreadable", hint });

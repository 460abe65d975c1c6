import { readFile } from "node:fs/promises";
import { CliError } from "../errors/cli-error.ts";
import { systemReason } from "./system-reason.ts";

/** The text of a file that the user named, without a byte order mark. `hint` says what to do when it cannot be read. */
export async function readTextFile(file: string, hint = "Check the path and its permissions."): Promise<string> {
  try {
    return (await readFile(file, "utf8")).replace(/^\ufeff/, "");
  } catch (error) {
    throw new CliError(`Cannot read ${file}: ${systemReason(error)}.`, {
      exit: "usage",
      code: "file_unreadable",
      hint,
    });
  }
}

import type { TextInput } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";

/** Standard input. Touching `process.stdin` opens it, so it is accessed only when something is read. */
export function createInput(open: () => NodeJS.ReadStream, isTerminal: boolean): TextInput {
  return {
    isTerminal,
    async readAll() {
      const chunks: Buffer[] = [];
      for await (const chunk of open()) chunks.push(Buffer.from(chunk));
      return decodeUtf8(Buffer.concat(chunks));
    },
  };
}

/** Decodes UTF-8 without its byte order mark; rejects anything else. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError("The input is not UTF-8 text.", "Save it as UTF-8 and try again.");
  }
}

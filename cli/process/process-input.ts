import type { TextInput } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";
import { decodeText } from "../files/decode-text.ts";

/** Standard input. Touching `process.stdin` opens it, so it is accessed only when something is read. */
export function createInput(open: () => NodeJS.ReadStream, isTerminal: boolean): TextInput {
  return {
    isTerminal,
    async readAll() {
      const chunks: Buffer[] = [];
      for await (const chunk of open()) chunks.push(Buffer.from(chunk));
      const text = decodeText(Buffer.concat(chunks));
      if (text === undefined) throw new UsageError("The input is not UTF-8 text.", "Save it as UTF-8 and try again.");
      return text;
    },
  };
}

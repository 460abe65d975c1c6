import { createReadStream } from "node:fs";
import { decoderFor, UnknownEncoding } from "./decode-text.ts";

/**
 * Iterates the lines of a file of any length. Lines end with `\n`: U+2028 is ordinary text, and the carriage return of a
 * Windows line end stays, which JSON ignores.
 *
 * @throws UnknownEncoding
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let parts: string[] = [];
  const chunks = createReadStream(path) as AsyncIterable<Uint8Array>;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk);
    const [first = "", ...others] = decode(decoder, chunk).split("\n");
    parts.push(first);
    for (const next of others) {
      yield parts.join("");
      parts = [next];
    }
  }
  parts.push(decoder ? decode(decoder) : "");
  yield parts.join("");
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new UnknownEncoding();
  }
}

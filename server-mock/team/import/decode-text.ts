/** Bytes that are no text in the encodings that can be told apart. */
export class UnknownEncoding extends Error {
  override readonly name = "UnknownEncoding";

  constructor() {
    super("it is not text in UTF-8. Save it as UTF-8, and import it again.");
  }
}

/** Decodes UTF-8, or UTF-16 where the first bytes of a file say so; whatever is neither fails. */
export function decoderFor([first, second]: Uint8Array): TextDecoder {
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(!isUtf16 ? "utf-8" : first === 0xff ? "utf-16le" : "utf-16be", { fatal: true });
}

/** Text of a file. Undefined when it is in another encoding: guessing would store words that nobody said. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return decoderFor(bytes).decode(bytes);
  } catch {
    return undefined;
  }
}

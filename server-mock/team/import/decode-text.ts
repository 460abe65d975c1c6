/** Thrown for bytes in an unsupported encoding. */
export class UnknownEncoding extends Error {
  override readonly name = "UnknownEncoding";

  constructor() {
    super("it is not text in UTF-8. Save it as UTF-8, and import it again.");
  }
}

/** Creates a decoder for UTF-8, or for UTF-16 according to the first bytes of a file; it fails for anything else. */
export function decoderFor([first, second]: Uint8Array): TextDecoder {
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(!isUtf16 ? "utf-8" : first === 0xff ? "utf-16le" : "utf-16be", { fatal: true });
}

/** Decodes a file. Undefined for other encodings: guessing would store words that nobody said. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return decoderFor(bytes).decode(bytes);
  } catch {
    return undefined;
  }
}

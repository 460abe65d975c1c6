import { Transform } from "node:stream";
import { toAscii } from "../text/ascii.lazy.ts";

/** Standard error for a library that writes to a stream itself, at a terminal outside UTF-8. */
export function createAsciiStream(terminal: NodeJS.WriteStream): NodeJS.WritableStream {
  const stream = new Transform({
    decodeStrings: false,
    transform: (chunk: string | Buffer, _encoding, done) => done(null, toAscii(String(chunk))),
  });
  stream.pipe(terminal, { end: false });
  // What asks for the size of the terminal asks the stream.
  return Object.defineProperty(stream, "columns", { get: () => terminal.columns });
}

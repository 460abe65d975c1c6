import type { Cancellation } from "../call/cancellation.ts";
import type { ResponseHeaders } from "../call/response-info.ts";
import { TransportFailure } from "./transport-failure.ts";

/** Decompresses a body strictly: at most so many bytes, all of them valid. */
export function decode(
  bytes: Uint8Array,
  { headers, maxBytes, cancellation }: { headers: ResponseHeaders; maxBytes: number; cancellation: Cancellation },
): Uint8Array | Promise<Uint8Array> {
  const encoding = (headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  return bytes.byteLength === 0 || encoding === "identity"
    ? bytes
    : cancellation.race(decompress(bytes, encoding, maxBytes));
}

function decompress(bytes: Uint8Array, encoding: string, maxBytes: number): Promise<Uint8Array> {
  const { brotliDecompress, gunzip, inflate, inflateRaw } = process.getBuiltinModule("node:zlib");
  const { MAX_LENGTH } = process.getBuiltinModule("node:buffer").constants;
  return new Promise((resolve, reject) => {
    const options = { maxOutputLength: Math.min(maxBytes, MAX_LENGTH) };
    const done = (error: NodeJS.ErrnoException | null, decoded: Uint8Array) => {
      if (!error) return resolve(decoded);
      if (error.code === "ERR_BUFFER_TOO_LARGE") return reject(new TransportFailure("too_large", { cause: error }));
      reject(new TransportFailure("encoding", { cause: error, detail: `: it is not valid ${encoding}` }));
    };
    if (encoding === "br") brotliDecompress(bytes, options, done);
    else if (encoding === "gzip" || encoding === "x-gzip") gunzip(bytes, options, done);
    // With the header of zlib, as RFC 9110 has it, or without, as some servers do.
    else if (encoding === "deflate") ((bytes[0] ?? 0) % 16 === 8 ? inflate : inflateRaw)(bytes, options, done);
    else
      reject(
        new TransportFailure("encoding", { detail: `: its Content-Encoding is ${encoding}, not gzip, br or deflate` }),
      );
  });
}

/** A request as it came off the wire. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const END_OF_HEAD = "\r\n\r\n";

/** Cuts the bytes of one connection into requests. Bodies are framed by Content-Length or by chunks. */
export class RequestReader {
  #buffer = Buffer.alloc(0);

  push(chunk: Buffer): ReceivedRequest[] {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    const requests: ReceivedRequest[] = [];
    for (let request = this.#next(); request !== undefined; request = this.#next()) requests.push(request);
    return requests;
  }

  #next(): ReceivedRequest | undefined {
    const headEnd = this.#buffer.indexOf(END_OF_HEAD);
    if (headEnd < 0) return undefined;
    const [requestLine = "", ...headerLines] = this.#buffer.toString("latin1", 0, headEnd).split("\r\n");
    const headers = new Map(headerLines.map(parseHeader));
    const rest = this.#buffer.subarray(headEnd + END_OF_HEAD.length);
    const framed = headers.has("transfer-encoding")
      ? takeChunks(rest)
      : takeLength(rest, headers.get("content-length"));
    if (framed === undefined) return undefined;
    this.#buffer = rest.subarray(framed.usedBytes);
    const [method = "", target = ""] = requestLine.split(" ");
    const url = new URL(target, "http://fault-server");
    return { method, path: url.pathname, query: url.searchParams, headers, body: framed.body };
  }
}

interface FramedBody {
  readonly body: string;
  readonly usedBytes: number;
}

function parseHeader(line: string): [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

function takeLength(bytes: Buffer, contentLength: string | undefined): FramedBody | undefined {
  const length = Number(contentLength ?? 0);
  return bytes.length < length ? undefined : { body: bytes.toString("utf8", 0, length), usedBytes: length };
}

function takeChunks(bytes: Buffer): FramedBody | undefined {
  const parts: Buffer[] = [];
  let offset = 0;
  while (true) {
    const lineEnd = bytes.indexOf("\r\n", offset);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", offset, lineEnd), 16);
    const end = lineEnd + 2 + size;
    if (bytes.length < end + 2) return undefined;
    if (size === 0) return { body: Buffer.concat(parts).toString("utf8"), usedBytes: end + 2 };
    parts.push(bytes.subarray(lineEnd + 2, end));
    offset = end + 2;
  }
}

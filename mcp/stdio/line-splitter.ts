const NEWLINE = 0x0a;

/** Assembles lines from chunks. */
export class LineSplitter {
  readonly #maxBytes: number;
  #parts: Buffer[] = [];
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The lines that end in this chunk; undefined stands for one that was too long. */
  *split(chunk: Buffer): Generator<string | undefined> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#keep(chunk.subarray(start, end));
      yield this.#take();
      start = end + 1;
    }
    this.#keep(chunk.subarray(start));
  }

  /** The last, unterminated line. */
  flush(): string | undefined {
    return this.#length === 0 ? "" : this.#take();
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > this.#maxBytes) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #take(): string | undefined {
    const line = this.#length > this.#maxBytes ? undefined : Buffer.concat(this.#parts).toString("utf8");
    this.#parts = [];
    this.#length = 0;
    return line;
  }
}

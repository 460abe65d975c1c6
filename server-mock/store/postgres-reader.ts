import type { Duplex } from "node:stream";

/** Who wants the rows of what is running, message by message. */
export interface RowTarget {
  /** One row: the bytes between `start` and `end` hold a number of fields and then each of them. */
  onRow(bytes: Buffer, start: number): void;
  /** A statement is complete; its tag says what it did, such as `INSERT 0 5`. */
  onComplete(tag: string): void;
}

const CODE_BYTES = 1;
const HEADER_BYTES = 5;
const [ROW, COMPLETE, BOUND, READY] = [0x44, 0x43, 0x32, 0x5a];
const MAX_MESSAGE_BYTES = 1024 * 1024 * 1024;

/**
 * Reads what PostgreSQL sends on one connection and hands rows as bytes to the run that asked for them. `pg` makes text of every
 * field, an object and an event of every message; it gets all others: what it needs to know, errors, what nobody asked for.
 *
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export class PostgresReader {
  /** Set while a run is under way. */
  target: RowTarget | undefined;
  readonly #stream: Duplex;
  readonly #others: ((bytes: Buffer) => void)[];
  /** A message that has not arrived whole, and how many bytes are to come before it is worth looking. */
  #parts: Buffer[] = [];
  #size = 0;
  #wanted = 0;

  /** Takes the place of those who listen to the connection, between two messages. */
  constructor(stream: Duplex) {
    this.#stream = stream;
    this.#others = stream.listeners("data") as ((bytes: Buffer) => void)[];
    stream.removeAllListeners("data");
    stream.on("data", (bytes: Buffer) => this.#read(bytes));
  }

  #read(chunk: Buffer): void {
    const bytes = this.#parts.length === 0 ? chunk : this.#gather(chunk);
    if (bytes === undefined) return;
    let offset = 0;
    while (bytes.length - offset >= HEADER_BYTES) {
      const size = CODE_BYTES + bytes.readUInt32BE(offset + CODE_BYTES);
      if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES) {
        this.#stream.destroy(new Error("Connection terminated: PostgreSQL sent what is no message"));
        return;
      }
      if (bytes.length - offset < size) {
        this.#wanted = size;
        break;
      }
      this.#dispatch(bytes, offset, offset + size);
      offset += size;
    }
    if (offset < bytes.length) this.#keep(bytes.subarray(offset));
  }

  /** Nothing is joined before a message is whole: each of the many parts of a large one would be copied again and again. */
  #gather(chunk: Buffer): Buffer | undefined {
    this.#keep(chunk);
    if (this.#size < this.#wanted) return undefined;
    const bytes = Buffer.concat(this.#parts, this.#size);
    this.#parts = [];
    this.#size = 0;
    this.#wanted = 0;
    return bytes;
  }

  #keep(part: Buffer): void {
    this.#parts.push(part);
    this.#size += part.length;
  }

  #dispatch(bytes: Buffer, start: number, end: number): void {
    const code = bytes[start];
    const { target } = this;
    if (target && code === ROW) target.onRow(bytes, start + HEADER_BYTES);
    else if (target && code === COMPLETE) target.onComplete(bytes.toString("latin1", start + HEADER_BYTES, end - 1));
    else if (!target || code !== BOUND) {
      if (code === READY) this.target = undefined;
      const message = bytes.subarray(start, end);
      for (const other of this.#others) other(message);
    }
  }
}

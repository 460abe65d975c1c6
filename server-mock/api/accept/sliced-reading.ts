import type { Duplex } from "node:stream";
import { setImmediate } from "../../../machine/platform-timers.ts";

/** A few requests: beyond the concurrency limit, more would only queue. */
const SLICE_BYTES = 1024;

/** Internals of a server connection in Node, without a public equal (docs/ARCHITECTURE.md, engineering decisions). */
interface ServerSocket extends Duplex {
  /** Set while responses wait for the client; the parser is then paused. */
  _paused?: boolean;
  _handle?: { reading: boolean; readStart: () => void } | null;
}

/**
 * Feeds Node's parser a connection's data in small slices. One read may hold six hundred requests; parsed at once, each would
 * wait as an object of some kilobytes, and become garbage of the old generation.
 */
export class SlicedReading {
  readonly #socket: ServerSocket;
  readonly #isFull: () => boolean;
  readonly #onParsed: () => void;
  readonly #parsers: ((bytes: Buffer) => void)[];
  /** Data that has arrived and is not parsed yet. */
  #rest: Buffer | undefined;
  #isPlanned = false;

  /** Replaces the connection's listeners. `isFull` reports whether further requests would only queue. */
  constructor(socket: Duplex, { isFull, onParsed }: { isFull: () => boolean; onParsed: () => void }) {
    this.#socket = socket;
    this.#isFull = isFull;
    this.#onParsed = onParsed;
    this.#parsers = socket.listeners("data") as ((bytes: Buffer) => void)[];
    socket.removeAllListeners("data");
    startReading(socket);
    socket.on("data", (chunk: Buffer) => {
      this.#rest = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
      this.#parse();
    });
  }

  get isWaiting(): boolean {
    return this.#rest !== undefined;
  }

  /** Continues with buffered data, then reads from the connection again. */
  resume(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    // Not from within the parser.
    setImmediate(() => {
      this.#isPlanned = false;
      this.#parse();
    });
  }

  #parse(): void {
    while (this.#rest && !this.#isFull() && !this.#socket.destroyed && !this.#socket._paused) {
      const slice = this.#rest.subarray(0, SLICE_BYTES);
      this.#rest = this.#rest.length > SLICE_BYTES ? this.#rest.subarray(SLICE_BYTES) : undefined;
      for (const parse of this.#parsers) parse(slice);
    }
    if (!this.#rest) this.#onParsed();
    if (this.#rest) this.#socket.pause();
    else if (!this.#isFull() && !this.#socket._paused) this.#socket.resume();
  }
}

/**
 * Starts reading through the stream. Until somebody listens, Node's parser reads from the handle directly, and a pause stops it
 * there; the stream would never learn that it must read.
 */
function startReading({ _handle }: ServerSocket): void {
  if (!_handle || _handle.reading) return;
  _handle.reading = true;
  _handle.readStart();
}

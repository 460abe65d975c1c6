import type { Duplex } from "node:stream";

/** A few requests: of more than may be in work, the others only wait. */
const SLICE_BYTES = 1024;

/** What Node's server knows of a connection. */
interface ServerSocket extends Duplex {
  /** Set while responses wait for the client: the parser then takes nothing. */
  _paused?: boolean;
  _handle?: { reading: boolean; readStart: () => void } | null;
}

/**
 * Lets Node parse what a connection sends a little at a time. What one read brings may be six hundred requests; parsed all at once,
 * they would wait as objects of some kilobytes each, and as garbage that has grown old.
 */
export class SlicedReading {
  readonly #socket: ServerSocket;
  readonly #isFull: () => boolean;
  readonly #onParsed: () => void;
  readonly #parsers: ((bytes: Buffer) => void)[];
  /** What has arrived and was not parsed yet. */
  #rest: Buffer | undefined;
  #isPlanned = false;

  /** Takes the place of those who listen to the connection. `isFull` says whether further requests would only wait. */
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

  /** Goes on with what has arrived, and reads from the connection again after it. */
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
 * Before anybody listens, Node's parser reads from below the stream, and a pause stops it there. The stream, which then has to read
 * itself, would never know that it has to start.
 */
function startReading({ _handle }: ServerSocket): void {
  if (!_handle || _handle.reading) return;
  _handle.reading = true;
  _handle.readStart();
}

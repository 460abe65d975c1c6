import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setImmediate } from "../../../machine/platform-timers.ts";
import { SlicedReading } from "../accept/sliced-reading.ts";

/** Handles one request of Node. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Bounds of a request queue. */
export interface QueueLimits {
  /** Requests of one connection that run at a time; further ones queue, and the connection is not read meanwhile. */
  perConnection: number;
  /** Requests started in one event-loop tick, so that a burst delays nobody else. */
  perTick: number;
  /** Requests running over all connections; further ones are rejected. */
  total: number;
}

/** Hooks around the requests started in one event-loop tick, and their synchronous work. */
export interface Tick {
  begin: () => void;
  end: () => void;
}

/** Handlers of queued requests. */
export interface QueueHandlers {
  listener: RequestListener;
  /** Handles requests above the total. */
  reject: RequestListener;
  /** Reports whether a request skips the queue, unless others of its connection wait there. */
  isUrgent: (request: IncomingMessage) => boolean;
  tick?: Tick | undefined;
}

interface Arrived {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Connection {
  running: number;
  waiting: Arrived[];
  /** When reading was last paused because its own requests were queued. */
  heldAt: number;
  /** Set once any connection has sent a burst of requests. */
  slices?: SlicedReading;
  /** Set when the client has ended its side while requests are queued. */
  end?: () => void;
}

/** Queued requests of one connection that count as a burst: more than ordinary pipelining sends. */
const BURST = 64;

/**
 * Starts requests in order of arrival, a few per connection at a time: a client that pipelines thousands of requests queues behind
 * itself and delays nobody else. Urgent requests skip it.
 *
 * Requests start together once Node has read from all connections, so that they can share work such as a look-up of the same key.
 */
export class RequestQueue {
  readonly #limits: QueueLimits;
  readonly #handlers: QueueHandlers;
  readonly #connections = new WeakMap<Duplex, Connection>();
  readonly #open = new Set<Duplex>();
  /** Connections that have sent a burst. */
  readonly #bursts = new Set<Duplex>();
  /** Connections with requests to start, the longest-waiting first. */
  readonly #ready = new Set<Duplex>();
  #running = 0;
  #isTickPlanned = false;

  constructor(limits: QueueLimits, handlers: QueueHandlers) {
    this.#limits = limits;
    this.#handlers = handlers;
  }

  /** Registers a connection before it sends anything. */
  readonly watch = (socket: Duplex): void => {
    this.#open.add(socket);
    socket.once("close", () => {
      this.#open.delete(socket);
      this.#bursts.delete(socket);
    });
    this.#holdEnd(socket);
    if (this.#bursts.size > 0) this.#slice(socket);
  };

  readonly add = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const connection = this.#connectionOf(socket);
    if (this.#handlers.isUrgent(request) && connection.waiting.length === 0) {
      this.#handlers.listener(request, response);
      return;
    }
    connection.waiting.push({ request, response });
    if (this.#canBegin(connection)) this.#plan(socket);
    if (!this.#isFull(connection)) return;
    socket.pause();
    if (connection.waiting.length >= BURST) this.#noteBurst(socket);
  };

  /** Reports whether the server itself has paused reading of a connection within the last `withinMs` milliseconds. */
  wasHeldBack(socket: Duplex, withinMs: number): boolean {
    const connection = this.#connections.get(socket);
    if (!connection) return false;
    return connection.waiting.length > 0 || performance.now() - connection.heldAt < withinMs;
  }

  /** Bursts come together: what other connections have sent is about to be read in this same tick. */
  #noteBurst(socket: Duplex): void {
    if (this.#bursts.size === 0) for (const other of this.#open) this.#slice(other);
    if (this.#open.has(socket)) this.#bursts.add(socket);
    this.#slice(socket);
  }

  #slice(socket: Duplex): void {
    const connection = this.#connectionOf(socket);
    connection.slices ??= new SlicedReading(socket, {
      isFull: () => this.#isFull(connection),
      onParsed: () => this.#endIfDone(connection),
    });
  }

  /** Node drops unfinished requests when the client ends its side: delays that `end` until they are done. */
  #holdEnd(socket: Duplex): void {
    const connection = this.#connectionOf(socket);
    const listeners = socket.rawListeners("end");
    socket.removeAllListeners("end");
    socket.once("end", () => {
      const end = () => {
        for (const listener of listeners) listener.call(socket);
      };
      if (!isAnyWaiting(connection)) end();
      else connection.end = end;
    });
  }

  #endIfDone(connection: Connection): void {
    if (!connection.end || connection.running > 0 || isAnyWaiting(connection)) return;
    connection.end();
    delete connection.end;
  }

  #connectionOf(socket: Duplex): Connection {
    const known = this.#connections.get(socket);
    if (known) return known;
    const connection: Connection = { running: 0, waiting: [], heldAt: Number.NEGATIVE_INFINITY };
    this.#connections.set(socket, connection);
    // Node resumes a socket whenever a response has left.
    socket.on("resume", () => {
      if (this.#isFull(connection)) socket.pause();
      else if (connection.slices?.isWaiting) connection.slices.resume();
    });
    socket.once("close", () => {
      connection.waiting.length = 0;
      this.#ready.delete(socket);
    });
    return connection;
  }

  #canBegin({ waiting, running }: Connection): boolean {
    return waiting.length > 0 && running < this.#limits.perConnection;
  }

  /** Reports whether more of its requests have arrived than may run at a time. */
  #isFull({ waiting, running }: Connection): boolean {
    return waiting.length > 0 && waiting.length + running > this.#limits.perConnection;
  }

  /** Two adjacent callbacks: the synchronous work of the requests happens between them. */
  #plan(socket: Duplex): void {
    this.#ready.add(socket);
    if (this.#isTickPlanned) return;
    this.#isTickPlanned = true;
    setImmediate(this.#beginTick);
    setImmediate(this.#endTick);
  }

  /** Between two ticks Node accepts connections and reads from others. */
  readonly #beginTick = (): void => {
    this.#isTickPlanned = false;
    this.#handlers.tick?.begin();
    let left = this.#limits.perTick;
    for (const socket of this.#ready) {
      const connection = this.#connectionOf(socket);
      this.#ready.delete(socket);
      for (; left > 0 && this.#canBegin(connection); left -= 1) this.#begin(socket, connection);
      if (this.#canBegin(connection)) this.#plan(socket);
      if (left === 0) break;
    }
    const [next] = this.#ready;
    if (next) this.#plan(next);
  };

  readonly #endTick = (): void => this.#handlers.tick?.end();

  #begin(socket: Duplex, connection: Connection): void {
    const next = connection.waiting.shift();
    if (!next) return;
    if (socket.isPaused()) {
      connection.heldAt = performance.now();
      // The rest of its body may be behind the pause.
      if (connection.waiting.length === 0) (connection.slices ?? socket).resume();
    }
    connection.running += 1;
    this.#running += 1;
    next.response.once("close", () => {
      connection.running -= 1;
      this.#running -= 1;
      if (this.#canBegin(connection)) this.#plan(socket);
      this.#endIfDone(connection);
    });
    const { listener, reject } = this.#handlers;
    if (this.#running > this.#limits.total) reject(next.request, next.response);
    else listener(next.request, next.response);
  }
}

function isAnyWaiting({ waiting, slices }: Connection): boolean {
  return waiting.length > 0 || slices?.isWaiting === true;
}

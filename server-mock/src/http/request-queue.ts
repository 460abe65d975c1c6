import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Handles one request of Node. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Bounds of a request queue. */
export interface QueueLimits {
  /** Requests of one connection in work; further ones wait, and the connection is not read meanwhile. */
  perConnection: number;
  /** Requests that begin in one turn of the event loop, so that nobody waits for a crowd. */
  perTurn: number;
  /** Requests in work over all connections; further ones are rejected. */
  total: number;
}

interface Arrived {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Connection {
  running: number;
  waiting: Arrived[];
  /** When it was last not read because requests of its own were waiting. */
  heldAt: number;
}

/**
 * Begins requests in the order in which they arrive, each connection a few at a time: a client that pipelines thousands of
 * requests waits for itself, and others do not wait for it. What is urgent never waits.
 */
export class RequestQueue {
  readonly #limits: QueueLimits;
  readonly #listener: RequestListener;
  readonly #reject: RequestListener;
  readonly #isUrgent: (request: IncomingMessage) => boolean;
  readonly #connections = new WeakMap<Duplex, Connection>();
  /** Connections that have something to begin, the one that has waited longest first. */
  readonly #ready = new Set<Duplex>();
  #running = 0;
  #begunInTurn = 0;
  #isTurnPlanned = false;

  constructor(
    limits: QueueLimits,
    handlers: { listener: RequestListener; reject: RequestListener; isUrgent: (request: IncomingMessage) => boolean },
  ) {
    this.#limits = limits;
    this.#listener = handlers.listener;
    this.#reject = handlers.reject;
    this.#isUrgent = handlers.isUrgent;
  }

  readonly add = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const connection = this.#connectionOf(socket);
    if (this.#isUrgent(request) && connection.waiting.length === 0) {
      this.#listener(request, response);
      return;
    }
    connection.waiting.push({ request, response });
    this.#advance(socket, connection);
    if (connection.waiting.length > 0) socket.pause();
  };

  /** Whether the server itself kept the rest of a request from arriving, at some time within so many milliseconds. */
  wasHeldBack(socket: Duplex, withinMs: number): boolean {
    const connection = this.#connections.get(socket);
    if (!connection) return false;
    return connection.waiting.length > 0 || performance.now() - connection.heldAt < withinMs;
  }

  #connectionOf(socket: Duplex): Connection {
    const known = this.#connections.get(socket);
    if (known) return known;
    const connection: Connection = { running: 0, waiting: [], heldAt: Number.NEGATIVE_INFINITY };
    this.#connections.set(socket, connection);
    // Node resumes a socket whenever a response has left.
    socket.on("resume", () => {
      if (connection.waiting.length > 0) socket.pause();
    });
    socket.once("close", () => {
      connection.waiting.length = 0;
      this.#ready.delete(socket);
    });
    return connection;
  }

  /** Begins what may begin now; the rest in a later turn, or when a response has left. */
  #advance(socket: Duplex, connection: Connection): void {
    while (connection.waiting.length > 0 && connection.running < this.#limits.perConnection) {
      if (this.#begunInTurn >= this.#limits.perTurn) {
        this.#ready.add(socket);
        break;
      }
      this.#begin(socket, connection);
    }
    this.#planTurn();
  }

  #begin(socket: Duplex, connection: Connection): void {
    const next = connection.waiting.shift();
    if (!next) return;
    if (socket.isPaused()) connection.heldAt = performance.now();
    // The rest of its body may be behind the pause.
    if (connection.waiting.length === 0) socket.resume();
    this.#begunInTurn += 1;
    connection.running += 1;
    this.#running += 1;
    next.response.once("close", () => {
      connection.running -= 1;
      this.#running -= 1;
      if (connection.waiting.length === 0) return;
      this.#ready.add(socket);
      this.#planTurn();
    });
    if (this.#running > this.#limits.total) this.#reject(next.request, next.response);
    else this.#listener(next.request, next.response);
  }

  /** Between two turns Node accepts connections and reads from others. */
  #planTurn(): void {
    if (this.#isTurnPlanned || (this.#begunInTurn === 0 && this.#ready.size === 0)) return;
    this.#isTurnPlanned = true;
    setImmediate(() => {
      this.#isTurnPlanned = false;
      this.#begunInTurn = 0;
      for (const socket of [...this.#ready]) {
        if (this.#begunInTurn >= this.#limits.perTurn) break;
        this.#ready.delete(socket);
        this.#advance(socket, this.#connectionOf(socket));
      }
    });
  }
}

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { SlicedReading } from "../accept/sliced-reading.ts";

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

/** Hooks around the requests started in one event-loop tick, and around their work until they wait for something. */
export interface Turn {
  begin: () => void;
  end: () => void;
}

/** Handlers to which a queue passes requests. */
export interface QueueHandlers {
  listener: RequestListener;
  /** Gets those above the total. */
  reject: RequestListener;
  /** Whether a request waits for no other connection, nor for the next turn. */
  isUrgent: (request: IncomingMessage) => boolean;
  turn?: Turn | undefined;
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
  /** Set once somebody has sent a crowd of requests. */
  slices?: SlicedReading;
  /** Set when the client has sent everything, while some of it waits. */
  end?: () => void;
}

/** Requests of one connection that have arrived at once: more than clients send that pipeline a few. */
const CROWD = 64;

/**
 * Begins requests in the order in which they arrive, each connection a few at a time: a client that pipelines thousands of
 * requests waits for itself, and others do not wait for it. What is urgent never waits.
 *
 * They begin together once Node has read from all connections, so that they can share what is true for all of them.
 */
export class RequestQueue {
  readonly #limits: QueueLimits;
  readonly #handlers: QueueHandlers;
  readonly #connections = new WeakMap<Duplex, Connection>();
  readonly #open = new Set<Duplex>();
  /** Those that have sent a crowd. */
  readonly #crowds = new Set<Duplex>();
  /** Connections that have something to begin, the one that has waited longest first. */
  readonly #ready = new Set<Duplex>();
  #running = 0;
  #isTurnPlanned = false;

  constructor(limits: QueueLimits, handlers: QueueHandlers) {
    this.#limits = limits;
    this.#handlers = handlers;
  }

  /** Takes note of a connection before it sends anything. */
  readonly watch = (socket: Duplex): void => {
    this.#open.add(socket);
    socket.once("close", () => {
      this.#open.delete(socket);
      this.#crowds.delete(socket);
    });
    this.#holdEnd(socket);
    if (this.#crowds.size > 0) this.#slice(socket);
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
    if (connection.waiting.length >= CROWD) this.#noteCrowd(socket);
  };

  /** Whether the server itself kept the rest of a request from arriving, at some time within so many milliseconds. */
  wasHeldBack(socket: Duplex, withinMs: number): boolean {
    const connection = this.#connections.get(socket);
    if (!connection) return false;
    return connection.waiting.length > 0 || performance.now() - connection.heldAt < withinMs;
  }

  /** Crowds come together: what the others have sent is waiting to be read in this very turn. */
  #noteCrowd(socket: Duplex): void {
    if (this.#crowds.size === 0) for (const other of this.#open) this.#slice(other);
    if (this.#open.has(socket)) this.#crowds.add(socket);
    this.#slice(socket);
  }

  #slice(socket: Duplex): void {
    const connection = this.#connectionOf(socket);
    connection.slices ??= new SlicedReading(socket, {
      isFull: () => this.#isFull(connection),
      onParsed: () => this.#endIfDone(connection),
    });
  }

  /** At the end of what a client sends, Node drops what has not been responded to: here it waits for its turn. */
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

  /** Whether more of its requests have arrived than may be in work. */
  #isFull({ waiting, running }: Connection): boolean {
    return waiting.length > 0 && waiting.length + running > this.#limits.perConnection;
  }

  /** One callback right behind the other: what the requests do before they wait for anything comes between the two. */
  #plan(socket: Duplex): void {
    this.#ready.add(socket);
    if (this.#isTurnPlanned) return;
    this.#isTurnPlanned = true;
    setImmediate(this.#beginTurn);
    setImmediate(this.#endTurn);
  }

  /** Between two turns Node accepts connections and reads from others. */
  readonly #beginTurn = (): void => {
    this.#isTurnPlanned = false;
    this.#handlers.turn?.begin();
    let left = this.#limits.perTurn;
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

  readonly #endTurn = (): void => this.#handlers.turn?.end();

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

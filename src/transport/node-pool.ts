import type { Agent, ClientRequest } from "node:http";
import type { Socket } from "node:net";
import type { Cancellation } from "../call/cancellation.ts";
import type { Clock } from "../call/clock.ts";
import { afterPoll } from "./node-after-poll.ts";
import { IdleSockets } from "./node-idle-sockets.ts";

/** Requirements of a request for its connection. */
export interface PoolRequest {
  readonly cancellation?: Cancellation;
  /** Requires a new connection. */
  readonly fresh?: boolean;
  /** Whether the request must not be sent twice, which requires a connection that is certainly open. */
  readonly unrepeatable?: boolean;
}

/** Target of a pool's connections, and their maximum number. */
export interface PoolTarget {
  readonly maxConnections: number;
  readonly host: string;
  readonly port: string | number;
}

/** Kept-alive connections to one origin. */
export interface Pool {
  readonly agent: Agent;
  /** Closes every idle connection: after one turned out dead, the others are suspect. */
  dropIdle(): void;
  /** Records whether a reused connection was stale: after two in a row none is reused for a while. */
  noteReuse(wasStale: boolean): void;
}

type CreateConnection = (
  options: object,
  onSocket: (error: Error | null, socket?: Socket) => void,
) => Socket | undefined;

// What node:http calls on an agent and on a request, beyond its types.
interface PoolAgent {
  readonly options: object;
  addRequest(request: PooledRequest, options: { readonly pooling?: PoolRequest }): void;
  createConnection: CreateConnection;
}

interface PooledRequest extends ClientRequest {
  onSocket(socket: Socket, error?: Error): void;
}

/**
 * Replaces an agent's own bookkeeping by host, port and TLS options, which takes a quarter of the time of a request, with a pool for one
 * origin. The socket last used goes first.
 */
export function createPool(agent: Agent, target: PoolTarget, clock: Clock): Pool {
  const pooled = agent as unknown as PoolAgent;
  const { isIP } = process.getBuiltinModule("node:net");
  const { maxConnections, ...address } = target;
  const options = {
    ...pooled.options,
    ...address,
    // An IP address has no server name. The key lets TLS sessions be resumed.
    servername: isIP(target.host) ? "" : target.host,
    _agentKey: `${target.host}:${target.port}`,
  };
  const idle = new IdleSockets(clock, serveNext);
  const waiting: (readonly [PooledRequest, PoolRequest])[] = [];
  let open = 0;

  pooled.addRequest = (request, { pooling = {} }) => {
    if (waiting.length > 0 || !serve(request, pooling)) waiting.push([request, pooling]);
  };
  return { agent, dropIdle: () => idle.drop(), noteReuse: (wasStale) => idle.noteReuse(wasStale) };

  /** Gives a request a connection; false when all are in use. */
  function serve(request: PooledRequest, pooling: PoolRequest): boolean {
    const { cancellation, fresh = false, unrepeatable = false } = pooling;
    const socket = fresh ? undefined : idle.take(unrepeatable);
    if (socket && unrepeatable) afterPoll(() => handOver(request, pooling, socket));
    else if (socket) handOver(request, pooling, socket);
    else if (open < maxConnections || idle.dropOldest()) openFor(request, cancellation);
    else return false;
    return true;
  }

  function handOver(request: PooledRequest, { cancellation }: PoolRequest, socket: Socket): void {
    if (idle.claim(socket)) {
      socket.ref();
      request.reusedSocket = true;
      request.onSocket(socket);
    } else openFor(request, cancellation);
  }

  function openFor(request: PooledRequest, cancellation: Cancellation | undefined): void {
    open += 1;
    connect(pooled, { ...options, cancellation }, (error, created) => {
      if (error || !created) {
        release();
        return request.onSocket(undefined as never, error ?? new Error("no socket"));
      }
      created.once("close", release);
      idle.adopt(created);
      request.onSocket(created);
    });
  }

  function release(): void {
    open -= 1;
    serveNext();
  }

  function serveNext(): void {
    for (let next = waiting[0]; next; next = waiting[0]) {
      // Destroyed: its deadline has passed, or its caller has cancelled.
      if (!next[0].destroyed && !serve(...next)) return;
      waiting.shift();
    }
  }
}

function connect(agent: PoolAgent, options: object, onSocket: (error: Error | null, socket?: Socket) => void): void {
  let created = false;
  const once = (error: Error | null, socket?: Socket) => {
    if (created) return;
    created = true;
    onSocket(error, socket);
  };
  const socket = agent.createConnection(options, once);
  if (socket) once(null, socket);
}

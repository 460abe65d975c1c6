import type { Agent, ClientRequest } from "node:http";
import type { Socket } from "node:net";
import type { Cancellation } from "../call/cancellation.ts";
import type { Clock } from "../call/clock.ts";

const MAX_IDLE_SOCKETS = 64;
// The service closes an idle connection when its time is over; a request sent in the last second might meet that.
const SAFETY_MARGIN_MS = 1000;
// Node, undici and most proxies keep idle connections for five seconds or more. NATs forget them without notice.
const DEFAULT_IDLE_MS = 3000;
const MAX_IDLE_MS = 15_000;

interface IdleSocket {
  readonly socket: Socket;
  readonly lifetimeMs: number;
  readonly freedAt: number;
  // The monotonic clock stands still while a laptop sleeps; the time of day does not.
  readonly freedAtTime: number;
}

/** What a request asks of the pool beside a socket. */
export interface PoolRequest {
  readonly cancellation?: Cancellation;
  /** Whether only a new connection will do. */
  readonly fresh?: boolean;
  /** How long ago a reused connection may have been used last. Default any time within its lifetime. */
  readonly maxIdleMs?: number | undefined;
}

/** Target of a pool's connections. */
export interface PoolTarget {
  readonly host: string;
  readonly port: string | number;
}

/** Kept-alive connections to one origin. */
export interface Pool {
  readonly agent: Agent;
  /** Closes every idle connection: after one turned out dead, the others are suspect. */
  dropIdle(): void;
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
  const options = {
    ...pooled.options,
    ...target,
    // An IP address has no server name. The key lets TLS sessions be resumed.
    servername: isIP(target.host) ? "" : target.host,
    _agentKey: `${target.host}:${target.port}`,
  };
  const idle = new IdleSockets(clock);
  pooled.addRequest = (request, { pooling: { cancellation, fresh = false, maxIdleMs = Infinity } = {} }) => {
    const socket = fresh ? undefined : idle.take(maxIdleMs);
    if (socket) {
      socket.ref();
      request.reusedSocket = true;
      return request.onSocket(socket);
    }
    connect(pooled, { ...options, cancellation }, (error, created) => {
      if (error || !created) return request.onSocket(undefined as never, error ?? new Error("no socket"));
      idle.adopt(created);
      request.onSocket(created);
    });
  };
  return { agent, dropIdle: () => idle.drop() };
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

class IdleSockets {
  readonly #clock: Clock;
  #entries: IdleSocket[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns a socket to the pool whenever its response has been read. */
  adopt(socket: Socket): void {
    const remove = () => {
      this.#entries = this.#entries.filter((entry) => entry.socket !== socket);
    };
    socket.setNoDelay(true);
    // Between two requests nothing else listens, and an error only means that the connection is gone.
    socket.on("error", remove);
    socket.on("close", remove);
    socket.on("free", () => this.#add(socket));
  }

  take(maxIdleMs: number): Socket | undefined {
    for (let entry = this.#entries.at(-1); entry; entry = this.#entries.at(-1)) {
      const { socket } = entry;
      const isUsable = !socket.destroyed && socket.writable && this.#idleMs(entry) < entry.lifetimeMs;
      // The others have been idle for longer.
      if (isUsable && this.#idleMs(entry) > maxIdleMs) return undefined;
      this.#entries.pop();
      socket.removeListener("data", destroyThis);
      if (isUsable) return socket;
      socket.destroy();
    }
    return undefined;
  }

  drop(): void {
    const entries = this.#entries;
    this.#entries = [];
    for (const { socket } of entries) socket.destroy();
  }

  #add(socket: Socket): void {
    const lifetimeMs = readLifetime(socket);
    const oldest = this.#entries[0];
    if (oldest && this.#idleMs(oldest) >= oldest.lifetimeMs) oldest.socket.destroy();
    if (socket.destroyed || !socket.writable || lifetimeMs <= 0 || this.#entries.length >= MAX_IDLE_SOCKETS)
      return void socket.destroy();
    socket.unref();
    // An unsolicited response: later responses on this connection could no longer be matched to their requests.
    socket.on("data", destroyThis);
    this.#entries.push({ socket, lifetimeMs, freedAt: this.#clock.monotonic(), freedAtTime: this.#clock.now() });
  }

  #idleMs({ freedAt, freedAtTime }: IdleSocket): number {
    return Math.max(this.#clock.monotonic() - freedAt, this.#clock.now() - freedAtTime);
  }
}

function destroyThis(this: Socket): void {
  this.destroy();
}

/** How long an idle connection is trusted: by the service's `Keep-Alive` header, within bounds. */
function readLifetime(socket: Socket): number {
  const message = (socket as { _httpMessage?: { res?: { rawHeaders: string[] } } })._httpMessage;
  const raw = message?.res?.rawHeaders ?? [];
  for (let index = 0; index < raw.length; index += 2) {
    if (raw[index]?.length !== 10 || raw[index]?.toLowerCase() !== "keep-alive") continue;
    const seconds = /timeout=(\d+)/i.exec(raw[index + 1] ?? "")?.[1];
    if (seconds !== undefined) return Math.min(Number(seconds) * 1000 - SAFETY_MARGIN_MS, MAX_IDLE_MS);
  }
  return DEFAULT_IDLE_MS;
}

import type { Agent, ClientRequest } from "node:http";
import type { Socket } from "node:net";

const MAX_IDLE_SOCKETS = 64;
// The service closes an idle connection when its time is over; a request sent in the last second might meet that.
const SAFETY_MARGIN_MS = 1000;

interface IdleSocket {
  socket: Socket;
  expiresAt: number;
}

type CreateConnection = (
  options: object,
  onSocket: (error: Error | null, socket?: Socket) => void,
) => Socket | undefined;

// What node:http calls on an agent and on a request, beyond its types.
interface PoolAgent {
  readonly options: object;
  addRequest(request: PooledRequest, options: { cancellation?: unknown }): void;
  createConnection: CreateConnection;
}

interface PooledRequest extends ClientRequest {
  onSocket(socket: Socket, error?: Error): void;
}

/** Target of a pool's connections. */
export interface PoolTarget {
  readonly host: string;
  readonly port: string | number;
}

/**
 * Replaces an agent's own bookkeeping by host, port and TLS options, which takes a quarter of the time of a request, with a pool for one
 * origin. The socket last used goes first; those of the others that idle too long are closed by the service.
 */
export function withPool<A extends Agent>(agent: A, target: PoolTarget): A {
  const pooled = agent as unknown as PoolAgent;
  const { isIP } = process.getBuiltinModule("node:net");
  const options = {
    ...pooled.options,
    ...target,
    // An IP address has no server name. The key lets TLS sessions be resumed.
    servername: isIP(target.host) ? "" : target.host,
    _agentKey: `${target.host}:${target.port}`,
  };
  const idle: IdleSocket[] = [];
  pooled.addRequest = (request, { cancellation }) => {
    const socket = takeIdle(idle);
    if (socket) {
      socket.ref();
      request.reusedSocket = true;
      return request.onSocket(socket);
    }
    connect(pooled, { ...options, cancellation }, (error, created) => {
      if (error || !created) return request.onSocket(undefined as never, error ?? new Error("no socket"));
      keep(created, idle);
      request.onSocket(created);
    });
  };
  return agent;
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

/** Returns a socket to the pool whenever its response has been read. */
function keep(socket: Socket, idle: IdleSocket[]): void {
  const drop = () => {
    const index = idle.findIndex((entry) => entry.socket === socket);
    if (index >= 0) idle.splice(index, 1);
  };
  socket.setNoDelay(true);
  // Between two requests nothing else listens, and an error only means that the connection is gone.
  socket.on("error", drop);
  socket.on("close", drop);
  socket.on("free", () => {
    const lifetimeMs = readLifetime(socket);
    if (socket.destroyed || !socket.writable || lifetimeMs <= 0 || idle.length >= MAX_IDLE_SOCKETS)
      return void socket.destroy();
    socket.unref();
    // An unsolicited response: later responses on this connection could no longer be matched to their requests.
    socket.on("data", destroyThis);
    idle.push({ socket, expiresAt: performance.now() + lifetimeMs });
  });
}

function destroyThis(this: Socket): void {
  this.destroy();
}

function takeIdle(idle: IdleSocket[]): Socket | undefined {
  for (let entry = idle.pop(); entry; entry = idle.pop()) {
    const { socket, expiresAt } = entry;
    socket.removeListener("data", destroyThis);
    if (!socket.destroyed && socket.writable && performance.now() < expiresAt) return socket;
    socket.destroy();
  }
  return undefined;
}

/** How long the service keeps an idle connection, by its `Keep-Alive` header. */
function readLifetime(socket: Socket): number {
  const message = (socket as { _httpMessage?: { res?: { rawHeaders: string[] } } })._httpMessage;
  const raw = message?.res?.rawHeaders ?? [];
  for (let index = 0; index < raw.length; index += 2) {
    if (raw[index]?.length !== 10 || raw[index]?.toLowerCase() !== "keep-alive") continue;
    const seconds = /timeout=(\d+)/i.exec(raw[index + 1] ?? "")?.[1];
    return seconds === undefined ? Infinity : Number(seconds) * 1000 - SAFETY_MARGIN_MS;
  }
  return Infinity;
}

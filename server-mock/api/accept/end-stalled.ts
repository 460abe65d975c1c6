import type { Socket } from "node:net";

/** What Node knows of a write that is under way. */
interface Writing {
  _handle?: { writeQueueSize?: number } | null;
}

/**
 * Ends connections whose client took nothing of what waits for it since the last look. Whether it sends something meanwhile does not
 * matter. Returns what stops it.
 */
export function endStalled(sockets: ReadonlySet<Socket>, everyMs: number): () => void {
  let before = new Map<Socket, string>();
  const look = () => {
    const now = new Map<Socket, string>();
    for (const socket of sockets) {
      if (socket.writableLength === 0) continue;
      const state = `${socket.bytesWritten - socket.writableLength} ${(socket as Writing)._handle?.writeQueueSize}`;
      if (before.get(socket) === state) socket.destroy();
      else now.set(socket, state);
    }
    before = now;
  };
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}

import type { Socket } from "node:net";

/** State of a pending write, as Node keeps it. */
interface Writing {
  _handle?: { writeQueueSize?: number } | null;
}

/**
 * Closes connections whose client has read nothing of a pending response since the last check, even if it sends meanwhile.
 * Returns a function that stops the checks.
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

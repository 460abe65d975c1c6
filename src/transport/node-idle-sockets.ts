import type { Socket } from "node:net";
import type { Clock } from "../call/clock.ts";

const MAX_IDLE_SOCKETS = 64;
// The service closes an idle connection at the end of its lifetime; a request in the last second might hit that.
const SAFETY_MARGIN_MS = 1000;
// Node, undici and most proxies keep idle connections for five seconds or more. NATs drop them silently.
const DEFAULT_IDLE_MS = 3000;
const MAX_IDLE_MS = 15_000;
// After a burst many are idle. The next request takes the one used last; the others only cost both sides.
const KEPT_LONGER = 2;
// A request that must not be repeated only takes a connection that was in use so recently that no service would be closing it.
const MAX_IDLE_OF_UNREPEATABLE_MS = 1000;
// Stale connections in a row after which none is reused for a while: the service closes each after its response.
const STALE_IN_A_ROW = 2;
const MISTRUST_MS = 30_000;

type SetTimeout = (callback: () => void, delayMs: number) => { unref?(): unknown };

interface IdleSocket {
  readonly socket: Socket;
  readonly lifetimeMs: number;
  readonly freedAt: number;
  // The monotonic clock stands still while a laptop sleeps; the time of day does not.
  readonly freedAtTime: number;
}

/** Kept-alive connections that no request uses. The one last used goes first; those past their lifetime are closed. */
export class IdleSockets {
  readonly #clock: Clock;
  readonly #onFree: () => void;
  readonly #setTimeout: SetTimeout;
  #entries: IdleSocket[] = [];
  #isSweepPlanned = false;
  #staleInARow = 0;
  #mistrustedUntil = 0;

  // The platform's timers: a test's clock, which jumps to its next timer, would never be idle.
  constructor(clock: Clock, onFree: () => void, setPlatformTimeout: SetTimeout = setTimeout) {
    this.#clock = clock;
    this.#onFree = onFree;
    this.#setTimeout = setPlatformTimeout;
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
    socket.on("free", () => {
      this.#add(socket);
      this.#onFree();
    });
  }

  /** A connection to be claimed before it is used. */
  take(unrepeatable: boolean): Socket | undefined {
    const maxIdleMs = unrepeatable ? MAX_IDLE_OF_UNREPEATABLE_MS : Infinity;
    for (let entry = this.#entries.at(-1); entry; entry = this.#entries.at(-1)) {
      const { socket } = entry;
      const isUsable = isOpen(socket) && this.#idleMs(entry) < entry.lifetimeMs;
      // The others have been idle for longer.
      if (isUsable && this.#idleMs(entry) > maxIdleMs) return undefined;
      this.#entries.pop();
      if (isUsable) return socket;
      socket.destroy();
    }
    return undefined;
  }

  /** Whether a connection that was taken is still open. */
  claim(socket: Socket): boolean {
    socket.removeListener("data", destroyThis);
    if (isOpen(socket)) return true;
    socket.destroy();
    return false;
  }

  drop(): void {
    while (this.dropOldest());
  }

  dropOldest(): boolean {
    const oldest = this.#entries.shift();
    oldest?.socket.destroy();
    return oldest !== undefined;
  }

  noteReuse(wasStale: boolean): void {
    this.#staleInARow = wasStale ? this.#staleInARow + 1 : 0;
    if (this.#staleInARow >= STALE_IN_A_ROW) this.#mistrustedUntil = this.#clock.monotonic() + MISTRUST_MS;
  }

  #add(socket: Socket): void {
    const lifetimeMs = this.#clock.monotonic() < this.#mistrustedUntil ? 0 : readLifetime(socket);
    if (!isOpen(socket) || lifetimeMs <= 0 || this.#entries.length >= MAX_IDLE_SOCKETS) return void socket.destroy();
    socket.unref();
    // An unsolicited response: later responses on this connection could no longer be matched to their requests.
    socket.on("data", destroyThis);
    this.#entries.push({ socket, lifetimeMs, freedAt: this.#clock.monotonic(), freedAtTime: this.#clock.now() });
    if (!this.#isSweepPlanned) this.#planSweep();
  }

  /** Closes idle connections when the next of them is past its lifetime, unless the program ends before. */
  #planSweep(): void {
    const left = this.#entries.map((entry, index) => this.#lifetimeLeftMs(entry, index));
    this.#isSweepPlanned = left.length > 0;
    if (!this.#isSweepPlanned) return;
    const sweep = () => {
      const isFresh = (entry: IdleSocket, index: number) => this.#lifetimeLeftMs(entry, index) > 0;
      const all = this.#entries;
      this.#entries = all.filter(isFresh);
      for (const entry of all) if (!this.#entries.includes(entry)) entry.socket.destroy();
      this.#planSweep();
    };
    // Sockets freed meanwhile make these ones surplus.
    this.#setTimeout(sweep, Math.min(DEFAULT_IDLE_MS, ...left)).unref?.();
  }

  #lifetimeLeftMs(entry: IdleSocket, index: number): number {
    const isSurplus = index < this.#entries.length - KEPT_LONGER;
    return (isSurplus ? Math.min(DEFAULT_IDLE_MS, entry.lifetimeMs) : entry.lifetimeMs) - this.#idleMs(entry);
  }

  #idleMs({ freedAt, freedAtTime }: IdleSocket): number {
    return Math.max(this.#clock.monotonic() - freedAt, this.#clock.now() - freedAtTime);
  }
}

const isOpen = ({ destroyed, writable, readable }: Socket): boolean => !destroyed && writable && readable;

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

import type { Readable, Writable } from "node:stream";
import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/server";
import { LineSplitter } from "./line-splitter.ts";
import { type ErrorLine, parseLine, rejectLength } from "./parse-line.ts";

/** Maximum message size. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;

/** Streams and callbacks of a line transport. */
export interface LineTransportOptions {
  input: Readable;
  output: Writable;
  /** Masks secrets in every outgoing line. */
  mask: (text: string) => string;
  /** Called when the client has closed its end and no request is pending. */
  onEnd: () => void;
  /** Called when the client no longer reads. */
  onBroken: () => void;
}

/**
 * Newline-delimited messages over two streams. The protocol library's own transport drops malformed lines; this one responds to each
 * with an error and keeps the session alive.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: Transport["onmessage"];
  readonly #options: LineTransportOptions;
  readonly #lines = new LineSplitter(MAX_LINE_BYTES);
  readonly #pending = new Set<string | number>();
  #ended = false;

  constructor(options: LineTransportOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { input, output, onBroken } = this.#options;
    input.on("data", (chunk: Buffer) => this.#read(chunk));
    input.on("end", () => this.#end());
    input.on("error", () => this.#end());
    output.on("error", onBroken);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#write(message);
    if ("id" in message && message.id !== undefined && !("method" in message)) this.#settle(message.id);
  }

  async close(): Promise<void> {
    this.onclose?.();
  }

  #read(chunk: Buffer): void {
    for (const line of this.#lines.split(chunk)) this.#take(line);
  }

  #take(line: string | undefined): void {
    const parsed = line === undefined ? { error: rejectLength(MAX_LINE_BYTES) } : parseLine(line);
    if (parsed === undefined) return;
    if ("error" in parsed) this.#write(parsed.error);
    else this.#deliver(parsed.message);
  }

  #deliver(message: JSONRPCMessage): void {
    if ("method" in message && "id" in message) this.#pending.add(message.id);
    const cancelled = cancelledId(message);
    if (cancelled !== undefined) this.#settle(cancelled);
    this.onmessage?.(message);
  }

  #write(message: JSONRPCMessage | ErrorLine): void {
    this.#options.output.write(`${this.#options.mask(JSON.stringify(message))}\n`);
  }

  #settle(id: string | number): void {
    this.#pending.delete(id);
    if (this.#ended && this.#pending.size === 0) this.#options.onEnd();
  }

  #end(): void {
    if (this.#ended) return;
    this.#take(this.#lines.flush());
    this.#ended = true;
    if (this.#pending.size === 0) this.#options.onEnd();
  }
}

function cancelledId(message: JSONRPCMessage): string | number | undefined {
  if (!("method" in message) || message.method !== "notifications/cancelled") return undefined;
  const id = message.params?.["requestId"];
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

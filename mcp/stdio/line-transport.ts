import type { Readable, Writable } from "node:stream";
import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/server";
import { LineSplitter } from "./line-splitter.ts";
import { parseLine, type Refusal, refuseLength } from "./parse-line.ts";

/** Longest message that is read. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;

/** Where messages come from and go to. */
export interface LineTransportOptions {
  input: Readable;
  output: Writable;
  /** Last look at every byte that goes out. */
  mask: (text: string) => string;
  /** The client has closed its end, and what it asked before has been answered or given up. */
  onEnd: () => void;
  /** The client does not read any more. */
  onBroken: () => void;
}

/**
 * Messages as lines over two streams. The protocol library's own transport drops lines that it cannot read; here every one of them is
 * answered, and the session lives on.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: Transport["onmessage"];
  readonly #options: LineTransportOptions;
  readonly #lines = new LineSplitter(MAX_LINE_BYTES);
  readonly #unanswered = new Set<string | number>();
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
    const parsed = line === undefined ? { refusal: refuseLength(MAX_LINE_BYTES) } : parseLine(line);
    if (parsed === undefined) return;
    if ("refusal" in parsed) this.#write(parsed.refusal);
    else this.#deliver(parsed.message);
  }

  #deliver(message: JSONRPCMessage): void {
    if ("method" in message && "id" in message) this.#unanswered.add(message.id);
    const cancelled = cancelledId(message);
    if (cancelled !== undefined) this.#settle(cancelled);
    this.onmessage?.(message);
  }

  #write(message: JSONRPCMessage | Refusal): void {
    this.#options.output.write(`${this.#options.mask(JSON.stringify(message))}\n`);
  }

  #settle(id: string | number): void {
    this.#unanswered.delete(id);
    if (this.#ended && this.#unanswered.size === 0) this.#options.onEnd();
  }

  #end(): void {
    if (this.#ended) return;
    this.#take(this.#lines.flush());
    this.#ended = true;
    if (this.#unanswered.size === 0) this.#options.onEnd();
  }
}

function cancelledId(message: JSONRPCMessage): string | number | undefined {
  if (!("method" in message) || message.method !== "notifications/cancelled") return undefined;
  const id = message.params?.["requestId"];
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

import type { Readable, Writable } from "node:stream";
import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/server";
import { LineSplitter } from "./line-splitter.ts";
import { type ErrorLine, parseLine, rejectLength } from "./parse-line.ts";

/** Maximum message size. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;

/** Code of JSON-RPC 2.0, section 5.1. */
const INTERNAL_ERROR = -32603;

type Id = string | number;

/** Streams and callbacks of a line transport. */
export interface LineTransportOptions {
  input: Readable;
  output: Writable;
  /** Masks secrets in every outgoing line. */
  mask: (text: string) => string;
  /** Called once, when the client has closed its end and all of its requests have responses. */
  onEnd: () => void;
  /** Called when the client no longer reads. */
  onBroken: () => void;
}

/**
 * Newline-delimited messages over two streams. The protocol library's own transport drops malformed lines, and aborts pending requests when
 * the input ends. This one responds to each malformed line with an error, and to every request received before the end, within the calls'
 * deadlines.
 */
export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: Transport["onmessage"];
  readonly #options: LineTransportOptions;
  readonly #lines = new LineSplitter(MAX_LINE_BYTES);
  /** Requests of the client without a response. */
  readonly #pending = new Set<Id>();
  /** Requests to the client without a response. */
  readonly #asked = new Set<Id>();
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
    const isRequest = "method" in message;
    if (!("id" in message) || message.id === undefined) return;
    if (!isRequest) this.#settle(message.id);
    else if (this.#ended) this.#failQuestion(message.id);
    else this.#asked.add(message.id);
  }

  /** Resolves once everything sent has been handed to the operating system. */
  async close(): Promise<void> {
    await new Promise((resolve) => this.#options.output.write("", resolve));
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
    if (!("method" in message)) this.#asked.delete(message.id as Id);
    // A subscription gets its response only at its end, with its client.
    else if ("id" in message && message.method !== "subscriptions/listen") this.#pending.add(message.id);
    const cancelled = cancelledId(message);
    if (cancelled !== undefined) this.#settle(cancelled);
    this.onmessage?.(message);
  }

  #write(message: JSONRPCMessage | ErrorLine): void {
    this.#options.output.write(`${this.#options.mask(JSON.stringify(message))}\n`);
  }

  #settle(id: Id): void {
    if (this.#pending.delete(id) && this.#ended && this.#pending.size === 0) this.#options.onEnd();
  }

  /** Fails a question to a client that has closed its end, since the response can no longer arrive. */
  #failQuestion(id: Id): void {
    const error = { code: INTERNAL_ERROR, message: "The client cannot respond: its input has ended." };
    queueMicrotask(() => this.onmessage?.({ jsonrpc: "2.0", id, error }));
  }

  #end(): void {
    if (this.#ended) return;
    this.#take(this.#lines.flush());
    this.#ended = true;
    for (const id of this.#asked) this.#failQuestion(id);
    if (this.#pending.size === 0) this.#options.onEnd();
  }
}

function cancelledId(message: JSONRPCMessage): Id | undefined {
  if (!("method" in message) || message.method !== "notifications/cancelled") return undefined;
  const id = message.params?.["requestId"];
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

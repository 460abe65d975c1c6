import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { builtMcp } from "./built-mcp.ts";

/** A message on the wire. */
export interface WireMessage {
  jsonrpc?: string;
  id?: string | number | null;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
}

/** The built server as a process, spoken to in lines. */
export interface McpProcess {
  child: ChildProcessWithoutNullStreams;
  /** Every line of stdout so far. */
  lines: string[];
  stderr: () => string;
  send: (...messages: (WireMessage | string)[]) => void;
  /** The first message, past (from a line on) or to come, that fits. */
  receive: (fits: (message: WireMessage) => boolean, from?: number) => Promise<WireMessage>;
  /** Sends a request and waits for its response. */
  request: (method: string, params?: Record<string, unknown>) => Promise<WireMessage>;
  /** Resolves when the process has ended. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** The opening of a session of the 2025 era. */
export const INITIALIZE: WireMessage = {
  jsonrpc: "2.0",
  id: "initialize",
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};

/** Starts the built server. Its environment holds nothing but what is given, and `PATH`. */
export async function spawnMcp(env: Record<string, string> = {}, argv: readonly string[] = []): Promise<McpProcess> {
  const child = spawn(process.execPath, [await builtMcp(), ...argv], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
  });
  child.stdin.on("error", () => undefined);
  const lines: string[] = [];
  const waiting = new Set<(message: WireMessage) => void>();
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    for (const offer of [...waiting]) offer(JSON.parse(line) as WireMessage);
  });
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
  const send: McpProcess["send"] = (...messages) => {
    const texts = messages.map((message) => (typeof message === "string" ? message : JSON.stringify(message)));
    child.stdin.write(texts.map((text) => `${text}\n`).join(""));
  };
  const receive: McpProcess["receive"] = (fits, from = 0) =>
    new Promise((resolve, reject) => {
      const offer = (message: WireMessage) => {
        if (!fits(message)) return;
        waiting.delete(offer);
        resolve(message);
      };
      waiting.add(offer);
      for (const line of lines.slice(from)) offer(JSON.parse(line) as WireMessage);
      void exited.then(() => reject(new Error(`The server ended: ${stderr}`)));
    });
  let lastId = 0;
  const request: McpProcess["request"] = (method, params) => {
    lastId += 1;
    const id = lastId;
    send({ jsonrpc: "2.0", id, method, ...(params ? { params } : {}) });
    return receive((message) => message.id === id);
  };
  return { child, lines, stderr: () => stderr, send, receive, request, exited };
}

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const INITIALIZE = {
  jsonrpc: "2.0",
  id: "initialize",
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } },
};

/**
 * Starts a tool server with this environment and `PATH`, and opens a session; `startedMs` is the time from starting the process to the first
 * response.
 */
export async function openSession({ args, env }) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["pipe", "pipe", "ignore"],
  });
  child.stdin.on("error", () => undefined);
  const lines = [];
  const waiting = new Set();
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    for (const offer of [...waiting]) offer(line);
  });
  const exited = new Promise((resolve) => child.once("exit", () => resolve(performance.now())));
  const receive = (fits, timeoutMs = 20_000) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("no response")), timeoutMs);
      const offer = (line) => {
        if (!fits(JSON.parse(line))) return;
        waiting.delete(offer);
        clearTimeout(timer);
        resolve(line);
      };
      waiting.add(offer);
    });
  const send = (message) => child.stdin.write(`${typeof message === "string" ? message : JSON.stringify(message)}\n`);
  const request = async (id, method, params) => {
    const response = receive((message) => message.id === id);
    send({ jsonrpc: "2.0", id, method, params });
    return response;
  };
  const first = receive(({ id }) => id === INITIALIZE.id);
  send(INITIALIZE);
  await first;
  const startedMs = performance.now() - startedAt;
  send({ jsonrpc: "2.0", method: "notifications/initialized" });
  return { child, lines, exited, send, receive, request, startedMs };
}

/** Time of an empty Node program. */
export async function timePlainNode(env) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["-e", "0"], { env, stdio: ["pipe", "pipe", "ignore"] });
  await new Promise((resolve) => child.once("exit", resolve));
  return performance.now() - startedAt;
}

import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

/**
 * Serves a stdio server over HTTP, as suites want it that only speak HTTP: one process for each session, one answer for each request.
 * Messages that the server sends on its own are dropped.
 */
export async function startBridge({ command, args, env }) {
  const sessions = new Map();
  const server = createServer(async (request, response) => {
    if (request.method === "DELETE") {
      sessions.get(request.headers["mcp-session-id"])?.close();
      return response.writeHead(204).end();
    }
    if (request.method !== "POST") return response.writeHead(405).end();
    const message = JSON.parse(await readBody(request));
    const id = message.method === "initialize" ? randomUUID() : request.headers["mcp-session-id"];
    if (message.method === "initialize") sessions.set(id, startSession({ command, args, env }));
    const session = sessions.get(id);
    if (!session) return response.writeHead(404).end();
    const answer = await session.send(message);
    if (answer === undefined) return response.writeHead(202).end();
    response.writeHead(200, { "content-type": "application/json", "mcp-session-id": id }).end(answer);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    for (const session of sessions.values()) session.close();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${server.address().port}/mcp`, close };
}

function startSession({ command, args, env }) {
  const child = spawn(command, args, { env: { PATH: process.env.PATH, ...env }, stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { id } = JSON.parse(line);
    waiting.get(id)?.(line);
    waiting.delete(id);
  });
  const send = (message) => {
    child.stdin.write(`${JSON.stringify(message)}\n`);
    if (message.id === undefined || message.method === undefined) return undefined;
    return new Promise((resolve) => waiting.set(message.id, resolve));
  };
  return { send, close: () => child.stdin.end() };
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the endpoint was asked. */
export interface AskedQuestion {
  path: string;
  authorization: string | undefined;
  messages: { role: string; content: string }[];
  response_format?: { type: string };
}

/** Answers one question; the number counts from 0. */
export type Behaviour = (question: AskedQuestion, response: ServerResponse, number: number) => void;

/** An OpenAI-compatible chat endpoint that behaves as the test says. */
export interface ScriptedEndpoint {
  url: string;
  asked: AskedQuestion[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

export async function startEndpoint(): Promise<ScriptedEndpoint> {
  let behaviour: Behaviour = (_, response) => response.writeHead(500).end();
  const asked: AskedQuestion[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as AskedQuestion;
    const question = { ...body, path: request.url ?? "", authorization: request.headers.authorization };
    asked.push(question);
    behaviour(question, response, asked.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (next) => {
      behaviour = next;
      asked.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A completion with this content, as OpenAI's API gives it. */
export function say(response: ServerResponse, content: unknown, more: object = {}): void {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const choice = { index: 0, message: { role: "assistant", content: text }, finish_reason: "stop", ...more };
  const usage = { prompt_tokens: 900, completion_tokens: 120 };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ id: "c", object: "chat.completion", choices: [choice], usage }));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

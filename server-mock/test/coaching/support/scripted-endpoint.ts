import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What the endpoint was asked. */
export interface AskedQuestion {
  path: string;
  authorization: string | undefined;
  messages: { role: string; content: string }[];
  response_format?: { type: string };
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
}

/** Answers one question; the number counts from 0. */
export type Behaviour = (question: AskedQuestion, response: ServerResponse, number: number) => void;

/** An OpenAI-compatible chat endpoint that behaves as the test says. */
export interface ScriptedEndpoint {
  url: string;
  /** Questions but those whether quotes show their bands. */
  asked: AskedQuestion[];
  /** Those; answered with yes, unless the test says otherwise. */
  checks: AskedQuestion[];
  behave: (behaviour: Behaviour, onCheck?: Behaviour) => void;
  close: () => Promise<void>;
}

export async function startEndpoint(): Promise<ScriptedEndpoint> {
  let behaviour: Behaviour = (_, response) => response.writeHead(500).end();
  let answerCheck: Behaviour = supportAll;
  const asked: AskedQuestion[] = [];
  const checks: AskedQuestion[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as AskedQuestion;
    const question = { ...body, path: request.url ?? "", authorization: request.headers.authorization };
    const isCheck = question.messages[0]?.content.startsWith("You check an assessment") ?? false;
    const kind = isCheck ? checks : asked;
    kind.push(question);
    (isCheck ? answerCheck : behaviour)(question, response, kind.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    checks,
    behave: (next, onCheck = supportAll) => {
      [behaviour, answerCheck] = [next, onCheck];
      asked.length = 0;
      checks.length = 0;
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
  const said = typeof content === "string" ? content : JSON.stringify(content);
  const choice = { index: 0, message: { role: "assistant", content: said }, finish_reason: "stop", ...more };
  const usage = { prompt_tokens: 900, completion_tokens: 120 };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ id: "c", object: "chat.completion", choices: [choice], usage }));
}

/** Says of every criterion that its words show its band. */
export const supportAll: Behaviour = (question, response) =>
  say(response, {
    criteria: numbersAsked(question, "Criterion").map((criterion) => ({ criterion, supported: true })),
    statements: numbersAsked(question, "Statement").map((statement) => ({ statement, supported: true })),
  });

/** Numbers of the criteria or statements that a check asks about. */
export const numbersAsked = ({ messages }: AskedQuestion, kind: "Criterion" | "Statement"): number[] =>
  [...(messages[1]?.content ?? "").matchAll(new RegExp(`^${kind} (\\d+)\\.`, "gm"))].map(([, number]) =>
    Number(number),
  );

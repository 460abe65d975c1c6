import { parseJson } from "../../../core/formats/json.ts";
import { addUsage, type ScoringUsage } from "../../records/scoring-usage.ts";
import { ScoringError } from "../scoring-error.ts";
import { withLimits } from "../with-limits.ts";
import { estimateTokens } from "./estimate-tokens.ts";
import type { ModelSettings } from "./model-settings.ts";

/** One turn of a conversation with a model. */
export interface ChatMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

/** A request to the model. */
export interface ChatRequest {
  messages: readonly ChatMessage[];
  /** Limit of the response, temperature and form, as far as the endpoint takes them. */
  parameters: object;
  signal: AbortSignal;
  /** Tokens of the request are added to it: as the endpoint reports them, else estimated. */
  usage: ScoringUsage;
}

/** Response of the model. */
export interface ChatAnswer {
  text: string;
  /** The response ends because it was too long, not because it was done. */
  isCut: boolean;
  /** The model as the endpoint names it; a name may stand for another one, or for the newest. */
  model: string | undefined;
}

/** The endpoint does not take this form of a request, or one of its parameters; another form may do. */
export class FormRejected extends Error {
  override readonly name = "FormRejected";
}

const MODEL_NAME = /^[\w./:@+-]{1,120}$/;
const MAX_ANSWER_BYTES = 1_048_576;
const SHOWN_CHARACTERS = 200;
/** Forms are rejected with these; 413 stands for a request that is too long. */
const REJECTED = new Set([400, 413, 415, 422, 501]);
const RETRYABLE = new Set([408, 409, 425, 429]);

/** Asks an OpenAI-compatible chat endpoint, once. Failures say whether it is worth to come back, and when. */
export async function askChat(
  { url, model, key, timeoutMs }: ModelSettings,
  request: ChatRequest,
  fetch: typeof globalThis.fetch,
): Promise<ChatAnswer> {
  const hide = (text: string) => (key ? key.removeFrom(text) : text);
  const send = async ({ signal }: AbortController) => {
    let isAnswered = false;
    try {
      const response = await fetch(`${url}/chat/completions`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          ...(key ? { authorization: `Bearer ${key.reveal()}` } : {}),
        },
        body: JSON.stringify({ model, messages: request.messages, stream: false, ...request.parameters }),
        // A key goes to the address that it was given for, and to no other.
        redirect: "error",
        signal,
      });
      isAnswered = response.ok;
      return { response, body: await readCapped(response, MAX_ANSWER_BYTES) };
    } catch (error) {
      // The endpoint may bill it all the same. Its output is unknown, so that only the input is estimated.
      if (isAnswered || signal.aborted)
        addUsage(request.usage, { calls: 1, inputTokens: tokensIn(request), outputTokens: 0 });
      throw error;
    }
  };
  const { response, body } = await withLimits({ signal: request.signal, timeoutMs }, send).catch((error: unknown) => {
    if (request.signal.aborted) throw request.signal.reason;
    throw new ScoringError(hide(`The model could not be reached: ${reasonOf(error, timeoutMs)}.`), "unavailable");
  });
  const { status, headers, ok } = response;
  if (ok) return readAnswer(body, request);
  const said = hide(messageIn(body).replace(/\s+/g, " ").slice(0, SHOWN_CHARACTERS));
  if (REJECTED.has(status)) throw new FormRejected(`status ${status}: ${said}`);
  const failure = status >= 500 || RETRYABLE.has(status) ? "unavailable" : "final";
  throw new ScoringError(`The model's endpoint returned status ${status}: ${said}`, failure, retryAfterOf(headers));
}

function readAnswer(body: string, request: ChatRequest): ChatAnswer {
  const parsed = parseJson(body) as OpenAnswer | undefined;
  const [choice] = Array.isArray(parsed?.choices) ? parsed.choices : [];
  const isCut = choice?.finish_reason === "length";
  // Who thinks until the limit says nothing, in any of these ways.
  const text = textOf(choice?.message?.content) ?? (isCut ? "" : undefined);
  const { prompt_tokens: input, completion_tokens: output } = parsed?.usage ?? {};
  addUsage(request.usage, {
    calls: 1,
    inputTokens: count(input) ?? (text === undefined ? 0 : tokensIn(request)),
    outputTokens: count(output) ?? estimateTokens(text ?? ""),
  });
  if (text === undefined)
    throw new ScoringError(
      "The model's endpoint responded without a message. Check SVC_MODEL_URL and SVC_MODEL.",
      "unusable",
    );
  return {
    text,
    isCut,
    model: typeof parsed?.model === "string" && MODEL_NAME.test(parsed.model) ? parsed.model : undefined,
  };
}

const tokensIn = ({ messages }: ChatRequest): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);

/** What an error says, in the usual places; else the body as it is. */
function messageIn(body: string): string {
  const { error, message, detail } = (parseJson(body) ?? {}) as Record<string, unknown>;
  const inner = typeof error === "object" && error !== null ? (error as { message?: unknown }).message : error;
  return [inner, message, detail].find((text): text is string => typeof text === "string" && text !== "") ?? body;
}

/** What is used of a response; any of it may be missing. */
interface OpenAnswer {
  model?: unknown;
  choices?: { message?: { content?: unknown }; finish_reason?: unknown }[];
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown };
}

/** Text, or the text among parts of several kinds. */
function textOf(content: unknown): string | undefined {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return undefined;
  return content.map((part: { text?: unknown } | null) => (typeof part?.text === "string" ? part.text : "")).join("");
}

function count(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? Math.round(value) : undefined;
}

function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("retry-after");
  if (text === null) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function reasonOf(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as {
    name: string;
    message: string;
    cause?: { code?: string; message?: string };
  };
  if (name === "TimeoutError") return `no response within ${timeoutMs / 1000} s`;
  return cause?.code ?? cause?.message ?? message;
}

/** Reads a body as text, up to a number of bytes: an endless response must not fill the memory. */
async function readCapped(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error(`the response is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

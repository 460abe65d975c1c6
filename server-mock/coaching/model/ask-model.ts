import type { ScoringUsage } from "../scorer.ts";
import { ScoringError } from "../scoring-error.ts";
import { askChat, type ChatAnswer, type ChatMessage, FormRejected } from "./chat-endpoint.ts";
import type { ModelSettings } from "./model-settings.ts";
import { repairPrompt } from "./prompt.ts";
import type { ReadAnswer } from "./read-judgement.ts";

/** A question, and how its answer is read. */
export interface Question<Value> {
  messages: ChatMessage[];
  /** Name and schema of the answer. */
  schema: { name: string; schema: object };
  read: (text: string) => ReadAnswer<Value>;
  signal: AbortSignal;
}

/** Forms in which an endpoint can be asked for JSON, the strictest first. */
const FORMS = ["json_schema", "json_object", "instruction"] as const;
type Form = (typeof FORMS)[number];

const ANSWER_TOKENS = 3_000;
const SHOWN_PROBLEMS = 10;

/** Asks one model: in the strictest form that its endpoint takes, which is remembered, and once more when the answer is not usable. */
export class ModelClient {
  readonly #settings: ModelSettings;
  readonly #fetch: typeof globalThis.fetch;
  #form = 0;

  constructor(settings: ModelSettings, fetch: typeof globalThis.fetch) {
    this.#settings = settings;
    this.#fetch = fetch;
  }

  /** Returns what could be used of the answer; a second answer that cannot be read at all fails. */
  async ask<Value>(question: Question<Value>, usage: ScoringUsage): Promise<Value> {
    const first = await this.#send(question, question.messages, usage);
    const answer = question.read(first.text);
    const problems = [...answer.problems, ...(first.isCut ? ["the answer was cut off: write less"] : [])];
    if (problems.length === 0) return answer.value;
    const messages = repairPrompt(question.messages, first.text, problems.slice(0, SHOWN_PROBLEMS));
    const second = question.read((await this.#send(question, messages, usage)).text);
    if (second.problems.length <= answer.problems.length || answer.problems.length === 0) return usable(second);
    return usable(answer);
  }

  /** Goes down the ladder until the endpoint takes the form. The form is remembered: nobody pays for the rejected requests twice. */
  async #send<Value>(
    question: Question<Value>,
    messages: readonly ChatMessage[],
    usage: ScoringUsage,
  ): Promise<ChatAnswer> {
    for (let form = this.#form; ; form += 1) {
      try {
        const responseFormat = formatOf(FORMS[form] ?? "instruction", question.schema);
        const request = { messages, responseFormat, maxTokens: ANSWER_TOKENS, signal: question.signal };
        const answer = await askChat(this.#settings, request, this.#fetch);
        this.#form = form;
        addUsage(usage, answer.usage);
        return answer;
      } catch (error) {
        if (!(error instanceof FormRejected)) throw error;
        addUsage(usage, { calls: 1, inputTokens: 0, outputTokens: 0 });
        if (form + 1 >= FORMS.length)
          throw new ScoringError(`The model's endpoint rejected the request with ${error.message}`, "final");
      }
    }
  }
}

function formatOf(form: Form, { name, schema }: { name: string; schema: object }): object | undefined {
  if (form === "json_schema") return { type: "json_schema", json_schema: { name, schema, strict: true } };
  return form === "json_object" ? { type: "json_object" } : undefined;
}

function usable<Value>({ value, problems }: ReadAnswer<Value>): Value {
  if (!problems.some((problem) => problem.startsWith("the answer is not"))) return value;
  throw new ScoringError(
    "The model responded twice without a JSON object. Use a model that can write JSON.",
    "unusable",
  );
}

function addUsage(total: ScoringUsage, used: ScoringUsage): void {
  total.calls += used.calls;
  total.inputTokens += used.inputTokens;
  total.outputTokens += used.outputTokens;
}

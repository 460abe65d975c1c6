import { addUsage, type ScoringUsage } from "../../records/scoring-usage.ts";
import { ScoringError } from "../scoring-error.ts";
import type { AnswerSchema } from "./answer-schema.ts";
import { askChat, type ChatAnswer, type ChatMessage, FormRejected } from "./chat-endpoint.ts";
import { withoutThoughts } from "./extract-json.ts";
import type { ModelSettings } from "./model-settings.ts";
import { repairPrompt } from "./prompt.ts";
import type { ReadAnswer } from "./read-judgement.ts";

/** A request, and how its response is read. */
export interface Question<Value> {
  messages: readonly ChatMessage[];
  /** Name and schema of the response; without it, the request itself says what the response looks like. */
  schema?: AnswerSchema;
  read: (text: string) => ReadAnswer<Value>;
  signal: AbortSignal;
  /** Tokens of every request are added to it. */
  usage: ScoringUsage;
}

/** Forms in which an endpoint can be asked for JSON, the strictest first; the last is the instruction alone. */
const FORMS: readonly ((schema: AnswerSchema) => object | undefined)[] = [
  (schema) => ({ type: "json_schema", json_schema: { ...schema, strict: true } }),
  () => ({ type: "json_object" }),
  () => undefined,
];
/** Names of the limit of a response: reasoning models reject the older one, some servers know neither. */
const LIMITS = ["max_tokens", "max_completion_tokens", undefined] as const;

/** What an endpoint takes, as far as it is known. */
interface Dialect {
  form: number;
  limit: number;
  hasTemperature: boolean;
  answerTokens: number;
}

export const ANSWER_TOKENS = 3_000;
const SHOWN_PROBLEMS = 10;

/** Asks one model: in the strictest form that its endpoint takes, which is remembered, and once more when the response is not usable. */
export class ModelClient {
  readonly #settings: ModelSettings;
  readonly #fetch: typeof globalThis.fetch;
  #dialect: Dialect = { form: 0, limit: 0, hasTemperature: true, answerTokens: ANSWER_TOKENS };
  #answeredBy: string | undefined;

  constructor(settings: ModelSettings, fetch: typeof globalThis.fetch) {
    this.#settings = settings;
    this.#fetch = fetch;
  }

  /** The model that the endpoint named in its last response. */
  get answeredBy(): string | undefined {
    return this.#answeredBy;
  }

  /** Returns what could be used of the response; a second response that cannot be read at all fails. */
  async ask<Value>(question: Question<Value>): Promise<Value> {
    const first = await this.#send(question, question.messages);
    const answer = question.read(first.text);
    const problems = [...answer.problems, ...(first.isCut ? ["the answer was cut off: write less"] : [])];
    if (problems.length === 0) return answer.value;
    const messages = repairPrompt(question.messages, first.text, problems.slice(0, SHOWN_PROBLEMS));
    const second = question.read((await this.#send(question, messages)).text);
    if (second.problems.length <= answer.problems.length || answer.problems.length === 0) return usable(second);
    return usable(answer);
  }

  /** Tries weaker formats until the endpoint accepts one, and remembers it, so that rejections are paid for only once. */
  async #send<Value>(question: Question<Value>, messages: readonly ChatMessage[]): Promise<ChatAnswer> {
    for (let dialect: Dialect | undefined = this.#dialect; ; ) {
      try {
        const answer = await this.#try(question, messages, dialect);
        this.#dialect = dialect;
        this.#answeredBy = answer.model ?? this.#answeredBy;
        if (!answer.isCut || withoutThoughts(answer.text) !== "") return answer;
        if (dialect.answerTokens > ANSWER_TOKENS)
          throw new ScoringError(
            `The model thought for ${dialect.answerTokens} tokens and wrote nothing. Use a model that thinks less, or one that does not.`,
            "final",
          );
        dialect = { ...dialect, answerTokens: dialect.answerTokens * 2 };
      } catch (error) {
        if (!(error instanceof FormRejected)) throw error;
        addUsage(question.usage, { calls: 1, inputTokens: 0, outputTokens: 0 });
        dialect = nextDialect(dialect, error.message, question.schema !== undefined);
        if (!dialect)
          throw new ScoringError(`The model's endpoint rejected the request with ${error.message}`, "final");
      }
    }
  }

  #try<Value>(
    { schema, signal, usage }: Question<Value>,
    messages: readonly ChatMessage[],
    { form, limit, hasTemperature, answerTokens }: Dialect,
  ): Promise<ChatAnswer> {
    const responseFormat = schema && FORMS[form]?.(schema);
    const limitName = LIMITS[limit];
    const parameters = {
      ...(limitName !== undefined && { [limitName]: answerTokens }),
      ...(hasTemperature && { temperature: 0 }),
      ...(responseFormat && { response_format: responseFormat }),
    };
    return askChat(this.#settings, { messages, parameters, signal, usage }, this.#fetch);
  }
}

/** The next rung: of the parameter that the rejection names, else of the form, else without all that may be unknown. */
function nextDialect(dialect: Dialect, rejection: string, hasForm: boolean): Dialect | undefined {
  const { form, limit, hasTemperature } = dialect;
  const hasOtherLimit = limit + 1 < LIMITS.length;
  if (/temperature/i.test(rejection) && hasTemperature) return { ...dialect, hasTemperature: false };
  if (/max_(?:completion_)?tokens/i.test(rejection) && hasOtherLimit) return { ...dialect, limit: limit + 1 };
  if (hasForm && form + 1 < FORMS.length) return { ...dialect, form: form + 1 };
  if (hasTemperature) return { ...dialect, hasTemperature: false };
  return hasOtherLimit ? { ...dialect, limit: limit + 1 } : undefined;
}

function usable<Value>({ value, problems }: ReadAnswer<Value>): Value {
  if (!problems.some((problem) => problem.startsWith("the answer is not"))) return value;
  throw new ScoringError(
    "The model responded twice without a JSON object. Use a model that can write JSON.",
    "unusable",
  );
}

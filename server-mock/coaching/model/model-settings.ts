import type { TokenPrices } from "../scorer.ts";
import { Secret } from "./secret.ts";

/** Which model scores, and within which bounds. */
export interface ModelSettings {
  /** Address of an OpenAI-compatible API, with its version: `http://127.0.0.1:11434/v1`. */
  url: string;
  model: string;
  /** Absent for endpoints that ask for none. */
  key: Secret | undefined;
  /** Tokens that a request and its response may have together. */
  contextTokens: number;
  /** Longest that one call may take. */
  timeoutMs: number;
  /** What its tokens cost; undefined where that is not set. */
  prices?: TokenPrices | undefined;
}

/** Name of the scorer that asks a model, as reports show it. */
export const modelScorerName = ({ model }: ModelSettings): string => `model:${model}`;

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_CONTEXT_TOKENS = 32_000;
const LEAST_CONTEXT_TOKENS = 4_000;
const DEFAULT_TIMEOUT_MS = 120_000;

/** Reads `SVC_MODEL_URL` and the variables beside it. Undefined when no model is set. */
export function readModelSettings(environment: Environment): ModelSettings | undefined {
  const { SVC_MODEL_URL: url, SVC_MODEL: model, SVC_MODEL_KEY: key, SVC_MODEL_CONTEXT: context } = environment;
  if (!url && !model) return undefined;
  if (!url || !model) throw new Error("SVC_MODEL_URL and SVC_MODEL go together. Set both, or neither.");
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error("SVC_MODEL_URL must be an http or https address, such as http://127.0.0.1:11434/v1.");
  const { username, password } = new URL(url);
  if (username !== "" || password !== "")
    throw new Error("SVC_MODEL_URL must not contain a user or a password: errors name it. Set SVC_MODEL_KEY.");
  const contextTokens = context ? Number(context) : DEFAULT_CONTEXT_TOKENS;
  if (!Number.isInteger(contextTokens) || contextTokens < LEAST_CONTEXT_TOKENS)
    throw new Error(`SVC_MODEL_CONTEXT must be a whole number of tokens, at least ${LEAST_CONTEXT_TOKENS}.`);
  return {
    url: url.replace(/\/+$/, ""),
    model,
    key: key ? new Secret(key) : undefined,
    contextTokens,
    timeoutMs: DEFAULT_TIMEOUT_MS,
    prices: readPrices(environment),
  };
}

/** Prices per million tokens, as vendors name them. */
function readPrices({
  SVC_MODEL_INPUT_PRICE: input,
  SVC_MODEL_OUTPUT_PRICE: output,
  SVC_MODEL_CURRENCY: named,
}: Environment): TokenPrices | undefined {
  const currency = named || "USD";
  if (!input && !output) return undefined;
  if (!input || !output)
    throw new Error("SVC_MODEL_INPUT_PRICE and SVC_MODEL_OUTPUT_PRICE go together. Set both, or neither.");
  for (const [name, price] of Object.entries({ SVC_MODEL_INPUT_PRICE: input, SVC_MODEL_OUTPUT_PRICE: output }))
    if (!/^\d{1,9}(?:\.\d{1,9})?$/.test(price))
      throw new Error(`${name} must be the price of a million tokens, such as 2.50.`);
  if (!/^[A-Z]{3}$/.test(currency)) throw new Error("SVC_MODEL_CURRENCY must be a code of three letters, such as USD.");
  return { input: Number(input), output: Number(output), currency };
}

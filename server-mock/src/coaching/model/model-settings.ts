import { Secret } from "./secret.ts";

/** Which model scores, and within which bounds. */
export interface ModelSettings {
  /** Address of an OpenAI-compatible API, with its version: `http://127.0.0.1:11434/v1`. */
  url: string;
  model: string;
  /** Absent for endpoints that ask for none. */
  key: Secret | undefined;
  /** Tokens that a question and its answer may have together. */
  contextTokens: number;
  /** Longest that one call may take. */
  timeoutMs: number;
}

const DEFAULT_CONTEXT_TOKENS = 32_000;
const LEAST_CONTEXT_TOKENS = 4_000;
const DEFAULT_TIMEOUT_MS = 120_000;

/** Reads `SVC_MODEL_URL`, `SVC_MODEL`, `SVC_MODEL_KEY` and `SVC_MODEL_CONTEXT`. Undefined when no model is set. */
export function readModelSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ModelSettings | undefined {
  const { SVC_MODEL_URL: url, SVC_MODEL: model, SVC_MODEL_KEY: key, SVC_MODEL_CONTEXT: context } = environment;
  if (!url && !model) return undefined;
  if (!url || !model) throw new Error("SVC_MODEL_URL and SVC_MODEL go together. Set both, or neither.");
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error("SVC_MODEL_URL must be an http or https address, such as http://127.0.0.1:11434/v1.");
  const contextTokens = context ? Number(context) : DEFAULT_CONTEXT_TOKENS;
  if (!Number.isInteger(contextTokens) || contextTokens < LEAST_CONTEXT_TOKENS)
    throw new Error(`SVC_MODEL_CONTEXT must be a whole number of tokens, at least ${LEAST_CONTEXT_TOKENS}.`);
  return {
    url: url.replace(/\/+$/, ""),
    model,
    key: key ? new Secret(key) : undefined,
    contextTokens,
    timeoutMs: DEFAULT_TIMEOUT_MS,
  };
}

import { ScoringError } from "../scoring-error.ts";
import { askChat, FormRejected } from "./chat-endpoint.ts";
import { extractJson } from "./extract-json.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Result of one small question to a model. */
export interface ModelTrial {
  isUsable: boolean;
  /** A sentence without the key. */
  text: string;
}

const TIMEOUT_MS = 20_000;
const MAX_TOKENS = 500;
const QUESTION = 'Respond with this JSON object and nothing else: {"ready": true}';

/** Asks the model of the settings for a word, so that a wrong address, name or key shows before calls fail. */
export async function tryModel(
  settings: ModelSettings,
  { signal, fetch = globalThis.fetch }: { signal: AbortSignal; fetch?: typeof globalThis.fetch },
): Promise<ModelTrial> {
  const messages = [{ role: "user", content: QUESTION }] as const;
  try {
    const { text, usage } = await askChat(
      { ...settings, timeoutMs: Math.min(settings.timeoutMs, TIMEOUT_MS) },
      { messages, responseFormat: undefined, maxTokens: MAX_TOKENS, signal },
      fetch,
    );
    const tokens = usage.inputTokens + usage.outputTokens;
    return extractJson(text) === undefined
      ? {
          isUsable: false,
          text: `The model responded, but not with JSON as asked: ${tokens} tokens. Try another model.`,
        }
      : { isUsable: true, text: `The model responded with JSON, as asked: ${tokens} tokens.` };
  } catch (error) {
    if (error instanceof FormRejected)
      return { isUsable: false, text: `The model's endpoint rejected the request with ${error.message}` };
    if (error instanceof ScoringError) return { isUsable: false, text: error.message };
    throw error;
  }
}

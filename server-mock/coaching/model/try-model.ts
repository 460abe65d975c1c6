import { noUsage } from "../../records/scoring-usage.ts";
import { ScoringError } from "../scoring-error.ts";
import { ModelClient } from "./ask-model.ts";
import { extractJson } from "./extract-json.ts";
import type { ModelSettings } from "./model-settings.ts";

/** Result of one small request to a model. */
export interface ModelTrial {
  isUsable: boolean;
  /** A sentence without the key. */
  text: string;
}

const TIMEOUT_MS = 20_000;
const QUESTION = 'Respond with this JSON object and nothing else: {"ready": true}';

/** Asks the model of the settings for a word, so that a wrong address, name or key shows before calls fail. */
export async function tryModel(
  settings: ModelSettings,
  { signal, fetch = globalThis.fetch }: { signal: AbortSignal; fetch?: typeof globalThis.fetch },
): Promise<ModelTrial> {
  const messages = [{ role: "user", content: QUESTION }] as const;
  const usage = noUsage();
  const client = new ModelClient({ ...settings, timeoutMs: Math.min(settings.timeoutMs, TIMEOUT_MS) }, fetch);
  // Usable or not, one response is enough.
  const read = (text: string) => ({ value: extractJson(text) !== undefined, problems: [] });
  try {
    const isUsable = await client.ask({ messages, read, signal, usage });
    const tokens = usage.inputTokens + usage.outputTokens;
    const { answeredBy } = client;
    const name = answeredBy === undefined || answeredBy === settings.model ? "The model" : `The model, ${answeredBy},`;
    return {
      isUsable,
      text: isUsable
        ? `${name} responded with JSON, as asked: ${tokens} tokens.`
        : `${name} responded, but not with JSON as asked: ${tokens} tokens. Try another model.`,
    };
  } catch (error) {
    if (error instanceof ScoringError) return { isUsable: false, text: error.message };
    throw error;
  }
}

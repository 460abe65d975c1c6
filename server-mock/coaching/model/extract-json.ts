import { isRecord } from "../../../core/formats/is-record.ts";
import { parseJson } from "../../../core/formats/json.ts";

const THOUGHT = /<(think|thinking|reasoning|analysis)>[\s\S]*?<\/\1>/gi;
const THOUGHT_BEGUN = /^\s*<(?:think|thinking|reasoning|analysis)>[\s\S]*$/i;
/** Some servers swallow the opening mark. */
const THOUGHT_END = /^[\s\S]*<\/(?:think|thinking|reasoning|analysis)>/i;
const FENCE = /```(?:json|json5|javascript)?\s*\n?([\s\S]*?)```/i;

/** The JSON object in what a model said: without its thoughts, without a fence, without words around it. */
export function extractJson(text: string): Record<string, unknown> | undefined {
  const said = withoutThoughts(text);
  const fenced = FENCE.exec(said)?.[1] ?? "";
  const braced = said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
  return [said, fenced, braced].map(parseJson).find(isRecord);
}

/** Returns what a model said, without its thoughts: those that were cut off before their end too. */
export function withoutThoughts(text: string): string {
  return text.replace(THOUGHT, "").replace(THOUGHT_END, "").replace(THOUGHT_BEGUN, "").trim();
}

const THOUGHT = /<(think|thinking|reasoning|analysis)>[\s\S]*?<\/\1>/gi;
const THOUGHT_BEGUN = /^\s*<(?:think|thinking|reasoning|analysis)>[\s\S]*$/i;
/** Some servers swallow the opening mark. */
const THOUGHT_END = /^[\s\S]*<\/(?:think|thinking|reasoning|analysis)>/i;
const FENCE = /```(?:json|json5|javascript)?\s*\n?([\s\S]*?)```/i;

/** The JSON object in what a model said: without its thoughts, without a fence, without words around it. */
export function extractJson(text: string): unknown {
  const said = withoutThoughts(text);
  const fenced = FENCE.exec(said)?.[1];
  for (const candidate of [said, fenced, between(said)]) {
    if (candidate === undefined) continue;
    const parsed = parse(candidate);
    if (parsed !== undefined) return parsed;
  }
  return undefined;
}

/** Returns what a model said, without its thoughts: those that were cut off before their end too. */
export function withoutThoughts(text: string): string {
  return text.replace(THOUGHT, "").replace(THOUGHT_END, "").replace(THOUGHT_BEGUN, "").trim();
}

function between(text: string): string | undefined {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  return start === -1 || end <= start ? undefined : text.slice(start, end + 1);
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

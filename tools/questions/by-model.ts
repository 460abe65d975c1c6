import { foldText } from "../../core/text/fold.ts";
import { writeInstructions } from "../../mcp/protocol/instructions.ts";
import { describeTools } from "../../mcp/registry/describe-tools.ts";
import { Policy } from "../../mcp/settings/policy.ts";
import { DEFAULT_TOOLS, type ToolName } from "../../mcp/settings/tool-names.ts";
import type { Call, Expected } from "./question.ts";
import { NOW } from "./truth.ts";

/** A model behind an endpoint for chat completions. */
export interface Model {
  /** Address as in `SVC_MODEL_URL`, such as `http://127.0.0.1:11434/v1`. */
  url: string;
  name: string;
  key?: string | undefined;
  fetch: typeof globalThis.fetch;
}

interface ChatMessage {
  role: string;
  content?: string | null;
  tool_calls?: { id: string; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
}

const MAX_ROUNDS = 12;

/** Asks a model a question, gives it the tools, and returns its final message. */
export async function askModel(asked: string, call: Call, model: Model): Promise<string> {
  const policy = new Policy({ tools: DEFAULT_TOOLS, readOnly: true });
  const tools = describeTools(policy.tools).map(({ name, description, inputSchema }) => ({
    type: "function",
    function: { name, description, parameters: inputSchema },
  }));
  const messages: ChatMessage[] = [
    { role: "system", content: writeInstructions(policy, { now: NOW, timeZone: "UTC" }) },
    { role: "user", content: asked },
  ];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const response = await model.fetch(`${model.url}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(model.key ? { authorization: `Bearer ${model.key}` } : {}) },
      body: JSON.stringify({ model: model.name, messages, tools, temperature: 0 }),
    });
    if (!response.ok) throw new Error(`The model responded with status ${response.status}.`);
    const { choices } = (await response.json()) as { choices: { message: ChatMessage }[] };
    const message = choices[0]?.message;
    if (!message?.tool_calls?.length) return message?.content ?? "";
    messages.push(message);
    for (const { id, function: wanted } of message.tool_calls) {
      const { text } = await call(wanted.name as ToolName, JSON.parse(wanted.arguments || "{}"));
      messages.push({ role: "tool", tool_call_id: id, content: text });
    }
  }
  return "";
}

/** Reports whether a model's message contains all expected values. */
export const containsAll = (words: string, expected: Expected): boolean =>
  expected.every((part) => foldText(words).includes(foldText(String(part))));

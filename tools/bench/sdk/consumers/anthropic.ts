import Anthropic from "@anthropic-ai/sdk";

const client = new Anthropic({ apiKey: "key", dangerouslyAllowBrowser: true });
const page = await client.models.list({ limit: 20 });
export const ids: string[] = page.data.map((model) => model.id);
for await (const model of client.models.list()) ids.push(model.id);

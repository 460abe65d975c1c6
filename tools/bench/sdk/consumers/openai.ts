import OpenAI from "openai";

const client = new OpenAI({ apiKey: "key", dangerouslyAllowBrowser: true });
const page = await client.chat.completions.list({ limit: 20 });
export const ids: string[] = page.data.map((completion) => completion.id);
for await (const completion of client.chat.completions.list()) ids.push(completion.id);

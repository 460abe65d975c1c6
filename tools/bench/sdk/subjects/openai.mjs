import OpenAI from "openai";

export function create({ origin, apiKey, timeoutMs }) {
  const client = new OpenAI({ apiKey, baseURL: `${origin}/v1`, timeout: timeoutMs });
  return {
    client,
    list: async () => (await client.chat.completions.list({ limit: 20 })).data,
    iterate: (limit) => client.chat.completions.list({ limit }),
  };
}

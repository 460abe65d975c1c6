import OpenAI from "openai";

export function create({ origin, apiKey }) {
  const client = new OpenAI({ apiKey, baseURL: `${origin}/v1` });
  return {
    list: async () => (await client.chat.completions.list({ limit: 20 })).data,
    walk: (limit) => client.chat.completions.list({ limit }),
  };
}

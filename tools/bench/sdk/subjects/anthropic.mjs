import Anthropic from "@anthropic-ai/sdk";

export function create({ origin, apiKey, timeoutMs }) {
  const client = new Anthropic({ authToken: apiKey, apiKey: null, baseURL: origin, timeout: timeoutMs });
  return {
    client,
    list: async () => (await client.models.list({ limit: 20 })).data,
    iterate: (limit) => client.models.list({ limit }),
  };
}

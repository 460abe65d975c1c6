import Anthropic from "@anthropic-ai/sdk";

export function create({ origin, apiKey }) {
  const client = new Anthropic({ authToken: apiKey, apiKey: null, baseURL: origin });
  return {
    list: async () => (await client.models.list({ limit: 20 })).data,
    walk: (limit) => client.models.list({ limit }),
  };
}

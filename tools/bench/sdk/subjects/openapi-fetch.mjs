import createClient from "openapi-fetch";
import { timeoutSignal } from "./fetch.mjs";
import { iterateByPageNumber } from "./page-loop.mjs";

export function create({ origin, apiKey, timeoutMs }) {
  const client = createClient({ baseUrl: origin, headers: { authorization: `Bearer ${apiKey}` } });
  const fetchPage = async (page, limit) => {
    const { data, response } = await client.GET("/api/v1/reports", {
      params: { query: { page, limit } },
      signal: timeoutSignal(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return data;
  };
  return {
    client,
    list: async () => (await fetchPage(1, 20)).data,
    iterate: (limit) => iterateByPageNumber(fetchPage, limit),
  };
}

import { Agent, request } from "undici";
import { iterateByPageNumber } from "./page-loop.mjs";

export function create({ origin, apiKey }) {
  const dispatcher = new Agent();
  const headers = { authorization: `Bearer ${apiKey}`, accept: "application/json" };
  const fetchPage = async (page, limit) => {
    const { statusCode, body } = await request(`${origin}/api/v1/reports?page=${page}&limit=${limit}`, {
      dispatcher,
      headers,
    });
    if (statusCode !== 200) throw new Error(`status ${statusCode}`);
    return await body.json();
  };
  return { list: async () => (await fetchPage(1, 20)).data, iterate: (limit) => iterateByPageNumber(fetchPage, limit) };
}

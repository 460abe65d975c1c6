import ky from "ky";
import { iterateByPageNumber } from "./page-loop.mjs";

export function create({ origin, apiKey, timeoutMs }) {
  const client = ky.create({
    prefixUrl: origin,
    headers: { authorization: `Bearer ${apiKey}` },
    ...(timeoutMs && { timeout: timeoutMs }),
  });
  const fetchPage = (page, limit) => client.get("api/v1/reports", { searchParams: { page, limit } }).json();
  return {
    client,
    list: async () => (await fetchPage(1, 20)).data,
    iterate: (limit) => iterateByPageNumber(fetchPage, limit),
  };
}

import ky from "ky";
import { walkByPageNumber } from "./page-loop.mjs";

export function create({ origin, apiKey }) {
  const client = ky.create({ prefixUrl: origin, headers: { authorization: `Bearer ${apiKey}` } });
  const fetchPage = (page, limit) => client.get("api/v1/reports", { searchParams: { page, limit } }).json();
  return { list: async () => (await fetchPage(1, 20)).data, walk: (limit) => walkByPageNumber(fetchPage, limit) };
}

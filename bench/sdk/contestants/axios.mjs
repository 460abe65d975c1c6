import axios from "axios";
import { walkByPageNumber } from "./page-loop.mjs";

export function create({ origin, apiKey }) {
  const client = axios.create({ baseURL: origin, headers: { authorization: `Bearer ${apiKey}` } });
  const fetchPage = async (page, limit) => (await client.get("/api/v1/reports", { params: { page, limit } })).data;
  return { list: async () => (await fetchPage(1, 20)).data, walk: (limit) => walkByPageNumber(fetchPage, limit) };
}

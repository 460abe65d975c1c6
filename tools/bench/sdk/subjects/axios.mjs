import axios from "axios";
import { iterateByPageNumber } from "./page-loop.mjs";

export function create({ origin, apiKey, timeoutMs }) {
  const client = axios.create({
    baseURL: origin,
    headers: { authorization: `Bearer ${apiKey}` },
    ...(timeoutMs && { timeout: timeoutMs }),
  });
  const fetchPage = async (page, limit) => (await client.get("/api/v1/reports", { params: { page, limit } })).data;
  return {
    client,
    list: async () => (await fetchPage(1, 20)).data,
    iterate: (limit) => iterateByPageNumber(fetchPage, limit),
  };
}

import { SvcClient } from "svc-sdk";

export function create({ origin, apiKey, timeoutMs, allowInsecureHttp = false }) {
  const svc = new SvcClient({ apiKey, baseUrl: origin, allowInsecureHttp, ...(timeoutMs && { timeoutMs }) });
  return {
    client: svc,
    list: async () => (await svc.reports.list({ page: 1, limit: 20 })).data,
    iterate: (limit) => svc.reports.list({ limit }),
    iterateConcurrently: (limit, concurrency) => svc.reports.list({ limit }, { concurrency }),
  };
}

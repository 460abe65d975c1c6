import { SvcClient } from "svc-sdk";
import { createUndiciTransport } from "svc-sdk/undici";
import { Agent } from "undici";

export function create({ origin, apiKey, timeoutMs, allowInsecureHttp = false }) {
  const transport = createUndiciTransport(new Agent());
  const svc = new SvcClient({ apiKey, baseUrl: origin, transport, allowInsecureHttp, ...(timeoutMs && { timeoutMs }) });
  return {
    client: svc,
    list: async () => (await svc.reports.list({ page: 1, limit: 20 })).data,
    iterate: (limit) => svc.reports.list({ limit }),
    iterateConcurrently: (limit, concurrency) => svc.reports.list({ limit }, { concurrency }),
  };
}

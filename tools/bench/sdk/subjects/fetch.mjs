import { iterateByPageNumber } from "./page-loop.mjs";

export function create({ origin, apiKey, timeoutMs }) {
  const headers = { authorization: `Bearer ${apiKey}`, accept: "application/json" };
  const fetchPage = async (page, limit) => {
    const response = await fetch(`${origin}/api/v1/reports?page=${page}&limit=${limit}`, {
      headers,
      signal: timeoutSignal(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  };
  return {
    list: async () => (await fetchPage(1, 20)).data,
    iterate: (limit) => iterateByPageNumber(fetchPage, limit),
    iterateConcurrently: (limit, concurrency) => iterateWithPool(fetchPage, limit, concurrency),
  };
}

/** fetch has no timeout of its own. */
export function timeoutSignal(timeoutMs) {
  return timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
}

// The best hand-written pagination: the first page gives the number of pages, then a pool fetches them.
async function* iterateWithPool(fetchPage, limit, concurrency) {
  const first = await fetchPage(1, limit);
  yield* first.data;
  const pending = [];
  let nextPage = 2;
  while (nextPage <= first.meta.total_pages || pending.length > 0) {
    while (pending.length < concurrency && nextPage <= first.meta.total_pages) {
      pending.push(fetchPage(nextPage, limit));
      nextPage += 1;
    }
    yield* (await pending.shift()).data;
  }
}

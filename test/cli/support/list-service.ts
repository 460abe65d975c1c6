/** A service that lists what it is given, newest first, for lists longer than a test would like to seed. */
export interface ListService {
  items: Record<string, unknown>[];
  /** Pages that were asked for. */
  pages: number;
  /** Called before a page is sent; what it returns is sent instead. */
  intercept: ((page: number) => Response | undefined) | undefined;
  /** Items that its total counts, and that no page shows. */
  countedBesides: number;
  fetch: typeof globalThis.fetch;
}

/** So many meetings, a minute apart, or `perMinute` of them in each minute. */
export const makeMeetings = (count: number, perMinute = 1): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    title: `Call ${index}, "quoted"`,
    started_at: new Date(Date.UTC(2026, 10, 20) - Math.floor(index / perMinute) * 60_000).toISOString(),
  }));

/** Creates the service. */
export function createListService(items: Record<string, unknown>[]): ListService {
  const service: ListService = {
    items,
    pages: 0,
    intercept: undefined,
    countedBesides: 0,
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      service.pages += 1;
      const instead = service.intercept?.(service.pages);
      return instead ?? respond(service, url.searchParams);
    },
  };
  return service;
}

function respond({ items, countedBesides }: ListService, query: URLSearchParams): Response {
  const [page, limit] = [Number(query.get("page") ?? 1), Number(query.get("limit") ?? 20)];
  const to = query.get("to");
  const found = to === null ? items : items.filter(({ started_at: time }) => String(time) <= to);
  const data = found.slice((page - 1) * limit, page * limit);
  const total = found.length + countedBesides;
  const meta = { page, limit, total, total_pages: Math.ceil(total / limit), has_more: page * limit < total };
  return Response.json({ data, error: null, meta });
}

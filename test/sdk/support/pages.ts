import type { Script, ScriptedResponse, SentRequest } from "./scripted-service.ts";

export interface Row {
  readonly id: string;
}

/** What a service knows when it responds with one page. */
export interface PageView {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
}

export interface PagerOptions {
  readonly total: number;
  /** What the service makes of the limit that was asked for; undefined when none was. */
  readonly limit?: (asked: number | undefined) => number;
  readonly meta?: (view: PageView) => unknown;
  /** The rows of the page, when they are not simply the next ones. */
  readonly rows?: (view: PageView, requestNumber: number) => readonly unknown[];
  readonly latencyMs?: number | ((page: number) => number);
}

export function trueMeta({ page, limit, total, totalPages }: PageView): object {
  return { page, limit, total, total_pages: totalPages, has_more: page < totalPages };
}

/** The rows numbered `first` to `last`. */
export function rows(first: number, last: number): Row[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({ id: `r${first + index}` }));
}

export function ids(first: number, last: number): string[] {
  return rows(first, last).map(({ id }) => id);
}

/** A service that has a list. */
export function pager({ total, limit = cappedAt(100), meta = trueMeta, ...options }: PagerOptions): Script {
  return (request, requestNumber) => {
    const { page, asked } = readPaging(request);
    const size = limit(asked);
    const view = { page, limit: size, total, totalPages: Math.ceil(total / size) };
    const items = options.rows?.(view, requestNumber) ?? rowsOf(view);
    const latencyMs = typeof options.latencyMs === "function" ? options.latencyMs(page) : options.latencyMs;
    const described = meta(view);
    return {
      body: { data: items, error: null, ...(described === undefined ? {} : { meta: described }) },
      ...(latencyMs === undefined ? {} : { latencyMs }),
    };
  };
}

/** A service whose pages are as given, whatever the limit; pages after them are empty. */
export function fixedPages(pages: readonly (readonly unknown[])[], meta: unknown = null): Script {
  return (request): ScriptedResponse => ({
    body: { data: pages[readPaging(request).page - 1] ?? [], error: null, meta },
  });
}

export function cappedAt(most: number, ofItself = 20): (asked: number | undefined) => number {
  return (asked) => Math.min(asked ?? ofItself, most);
}

export function rowsOf({ page, limit, total }: PageView): Row[] {
  return rows((page - 1) * limit + 1, Math.min(page * limit, total));
}

function readPaging({ query }: SentRequest): { page: number; asked: number | undefined } {
  const asked = query.get("limit");
  return { page: Number(query.get("page") ?? 1), asked: asked === null ? undefined : Number(asked) };
}

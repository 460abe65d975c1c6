import type { Responder } from "../fault-server.ts";
import { json } from "./responses.ts";
import { type Row, reports } from "./samples.ts";

/** What the pager knows when it writes one response. */
export interface PageView {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
}

export interface Pager {
  readonly total: number;
  /** What the server makes of the limit asked for. */
  readonly limit?: (asked: number) => number;
  readonly meta?: (view: PageView) => unknown;
  /** Changes the rows of a page. */
  readonly rows?: (rows: Row[], view: PageView) => Row[];
}

export const trueMeta = ({ page, limit, total, totalPages }: PageView): Record<string, unknown> => ({
  page,
  limit,
  total,
  total_pages: totalPages,
  has_more: page < totalPages,
});

/** A list of numbered reports with all of a pager's oddities. */
export function pager(options: Pager): Responder {
  return (exchange) => {
    const { query } = exchange.request;
    const asked = Number(query.get("limit") ?? 20);
    const limit = options.limit?.(asked) ?? Math.min(asked, 100);
    const page = Number(query.get("page") ?? 1);
    const view = { page, limit, total: options.total, totalPages: Math.ceil(options.total / limit) };
    const first = (page - 1) * limit + 1;
    const rows = reports(first, Math.max(0, Math.min(limit, options.total - first + 1)));
    const meta = (options.meta ?? trueMeta)(view);
    const envelope = { data: options.rows?.(rows, view) ?? rows, error: null, ...(meta === undefined ? {} : { meta }) };
    return json(envelope)(exchange);
  };
}

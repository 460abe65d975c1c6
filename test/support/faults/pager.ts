import type { Responder } from "../fault-server.ts";
import { data } from "./responses.ts";
import { reports } from "./samples.ts";

/** A list of so many numbered reports. */
export function pager({ total }: { readonly total: number }): Responder {
  return (exchange) => {
    const { query } = exchange.request;
    const limit = Number(query.get("limit") ?? 20);
    const page = Number(query.get("page") ?? 1);
    const first = (page - 1) * limit + 1;
    const rows = reports(first, Math.max(0, Math.min(limit, total - first + 1)));
    const pages = Math.ceil(total / limit);
    return data(rows, { page, limit, total, total_pages: pages, has_more: page < pages })(exchange);
  };
}

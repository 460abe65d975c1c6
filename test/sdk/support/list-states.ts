import type { ListOptions, PaginationSummary } from "../../../src/index.ts";
import { scriptedService } from "./scripted-service.ts";

/** A list that is another from some requests on. Each letter is a row, and its id or, without ids, its name. */
export interface ListStates {
  /** The list's states, by the number of the request from which on they are there. */
  readonly states: Readonly<Record<number, string>>;
  readonly limit: number;
  /** What pages say besides their rows: `total` and whether more follow, the latter alone, or nothing. Default `total`. */
  readonly meta?: "total" | "more" | "none";
  readonly hasIds?: boolean;
  readonly page?: number;
  readonly options?: ListOptions;
}

/** Reads such a list. Returns the rows in order, the pages that were requested, and what is known of completeness. */
export async function readStates({ states, limit, meta = "total", hasIds = true, page: first, options }: ListStates) {
  let list = "";
  let summary: PaginationSummary | undefined;
  const { svc, requests } = scriptedService(({ query }, number) => {
    list = states[number] ?? list;
    const page = Number(query.get("page") ?? 1);
    const rows = list.slice((page - 1) * limit, page * limit);
    const hasMore = page * limit < list.length;
    const described = { total: { page, limit, total: list.length, has_more: hasMore }, more: { has_more: hasMore } };
    return {
      body: {
        data: [...rows].map((row) => (hasIds ? { id: row } : { name: row })),
        error: null,
        meta: meta === "none" ? null : described[meta],
      },
    };
  });
  const query = first === undefined ? { limit } : { limit, page: first };
  const onPaginationEnd = (ended: PaginationSummary) => {
    summary = ended;
  };
  const items = await svc.templates
    .list(query, { readAhead: false, allowIncomplete: true, ...options, onPaginationEnd })
    .toArray();
  return {
    rows: items.map(({ id, name }) => id ?? name).join(""),
    requested: requests.map((request) => request.query.get("page") ?? "1").join(" "),
    summary,
  };
}

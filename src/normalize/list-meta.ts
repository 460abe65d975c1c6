import { isRecord } from "../is-record.ts";
import { members } from "./envelope.ts";
import { readFlag, readNumber } from "./values.ts";

/** Pagination data under the spec's names, as far as the service sends plausible values: whole numbers, none negative. */
export interface NormalizedMeta {
  page?: number;
  limit?: number;
  total?: number;
  total_pages?: number;
  has_more?: boolean;
  /** Name of the member for a cursor, when nothing else says where the page is. */
  cursor?: string;
  [member: string]: unknown;
}

type Role = "page" | "limit" | "total" | "total_pages" | "has_more" | "next" | "cursor";

const NAMES: Readonly<Record<Role, string>> = {
  page: "page current_page page_number number",
  limit: "limit per_page page_size size",
  total: "total total_count total_items total_elements total_results",
  total_pages: "total_pages last_page page_count pages",
  has_more: "has_more has_next has_next_page",
  next: "next next_page next_url next_link",
  cursor: "cursor next_cursor end_cursor after next_token next_page_token continuation_token",
};

let roles: ReadonlyMap<string, string> | undefined;

// Built for the first response that is not as documented; most programs never see one.
function roleOf(name: string): Role | undefined {
  roles ??= new Map(Object.entries(NAMES).flatMap(([role, list]) => list.split(" ").map((each) => [each, role])));
  return roles.get(name) as Role | undefined;
}

const INSIDE = /^(data|meta|pagination|paging|page|page_info|links|_links|cursors|result|response|payload)$/;
const DEEPEST = 4;

const BY_CURSOR = /[?&](cursor|after|starting_after|page_token|offset)=/;

/**
 * Reads a list's pagination data: from `meta`, `pagination` or beside the rows, under any usual names, numbers also as strings, and from
 * the headers `X-Total-Count` and `Link`. Null if the service sends none.
 *
 * @param count rows on this page
 */
export function readListMeta(
  body: unknown,
  headers: Pick<Headers, "get"> | undefined,
  count: number,
): NormalizedMeta | null {
  if (isRecord(body) && isDocumented(body["meta"])) return body["meta"];
  const meta: NormalizedMeta = {};
  if (isRecord(body)) collect(body, meta, 0);
  // Some services count the page's rows under this name, others all rows.
  if (Number(meta["count"]) > count) meta.total ??= Number(meta["count"]);
  const total = readNumber(headers?.get("x-total-count"));
  if (total !== null) meta.total ??= total;
  const link = headers?.get("link");
  if (link) meta.has_more ??= /rel="?next/.test(link);
  const { page, total: all, total_pages: pages } = meta;
  if (page !== undefined || all !== undefined || pages !== undefined) delete meta.cursor;
  return Object.keys(meta).length > 0 ? meta : null;
}

function isDocumented(meta: unknown): meta is NormalizedMeta {
  if (!isRecord(meta) || typeof meta["has_more"] !== "boolean" || Object.keys(meta).length !== 5) return false;
  return COUNTS.every((name) => isCount(name, meta[name]));
}

const COUNTS = ["page", "limit", "total", "total_pages"];

function isCount(name: string, value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= (name === "limit" ? 1 : 0);
}

/** Collects the members that describe pages; unknown ones only from objects that hold nothing but pagination data. */
function collect(given: Record<string, unknown>, meta: NormalizedMeta, depth: number): void {
  const known = members(given);
  for (const name in known) {
    const value = known[name];
    const role = roleOf(name);
    if (isRecord(value) && INSIDE.test(name)) {
      if (depth < DEEPEST) collect(value, meta, depth + 1);
    } else if (role === "has_more") {
      const flag = readFlag(value);
      if (flag !== null) meta.has_more ??= flag;
    } else if (role === "next") {
      meta.has_more ??= Boolean(value);
      if (BY_CURSOR.test(String(value))) meta.cursor ??= name;
    } else if (role === "cursor") {
      if (value || /^next/.test(name)) meta.has_more ??= Boolean(value);
      meta.cursor ??= name;
    } else if (role) {
      const number = readNumber(value);
      if (isCount(role, number)) meta[role] ??= number;
    } else if ((depth > 0 && !Array.isArray(value)) || name === "count") meta[name] ??= value;
  }
}

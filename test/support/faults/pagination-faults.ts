import type { Responder } from "../fault-server.ts";
import type { Fault } from "./fault.ts";
import { pager, trueMeta } from "./pager.ts";
import { data, failure, json, reset } from "./responses.ts";
import { type Row, reportId, reportIds, reports } from "./samples.ts";

type Call = NonNullable<Fault["call"]>;

const ids: Call = async (client) => (await client.reports.list({}).toArray()).map((row) => row.id);
const idsOf =
  (limit: number): Call =>
  async (client) =>
    (await client.reports.list({ limit }).toArray()).map((row) => row.id);
const idsEightAtOnce: Call = async (client) =>
  (await client.reports.list({ limit: 10 }, { concurrency: 8 }).toArray()).map((row) => row.id);

/** The n-th request gets this response, all others the other. */
function atRequest(number: number, respond: Responder, otherwise: Responder): Responder {
  return (exchange) => (exchange.requestNumber === number ? respond : otherwise)(exchange);
}

const META_ODDITIES: ReadonlyArray<readonly [name: string, meta: (view: Parameters<typeof trueMeta>[0]) => unknown]> = [
  ["null", () => null],
  ["missing", () => undefined],
  ["text", () => "page 1 of 3"],
  ["an array", () => []],
  ["an object without members", () => ({})],
  [
    "numbers as text",
    (view) => Object.fromEntries(Object.entries(trueMeta(view)).map(([name, value]) => [name, String(value)])),
  ],
  ["a total of 0", (view) => ({ page: view.page, limit: view.limit, total: 0, total_pages: 0 })],
  ["negative numbers", () => ({ page: -1, limit: -10, total: -5, total_pages: -1 })],
  ["NaN and nulls", () => ({ page: null, limit: null, total: null, total_pages: null, has_more: null })],
  ["has_more true on the last page", (view) => ({ ...trueMeta(view), has_more: true })],
];

/** Pages that contradict themselves, their neighbours or their meta. */
export const PAGINATION_FAULTS: readonly Fault[] = [
  ...META_ODDITIES.map(
    ([name, meta]): Fault => ({
      name: `pagination over 25 rows whose meta is ${name}`,
      respond: pager({ total: 25, meta }),
      call: idsOf(10),
      expect: { value: reportIds(1, 25) },
    }),
  ),
  {
    name: "pagination over 25 rows whose meta is a total far too large",
    respond: pager({ total: 25, meta: ({ page, limit }) => ({ page, limit, total: 1e9, total_pages: 1e7 }) }),
    call: idsOf(10),
    expect: { error: "IncompleteListError", message: /25 of 1000000000 items came/ },
  },
  {
    name: "exactly three full pages take three requests",
    respond: pager({ total: 30 }),
    call: idsOf(10),
    expect: { value: reportIds(1, 30), requests: 3 },
  },
  {
    name: "exactly three full pages without meta end by an empty page",
    respond: pager({ total: 30, meta: () => null }),
    call: idsOf(10),
    expect: { value: reportIds(1, 30), requests: 4 },
  },
  {
    name: "no rows at all take one request",
    respond: pager({ total: 0 }),
    call: ids,
    expect: { value: [], requests: 1 },
  },
  {
    name: "no rows and no meta take one request",
    respond: pager({ total: 0, meta: () => null }),
    call: ids,
    expect: { value: [], requests: 1 },
  },
  {
    name: "a server that caps the limit at 7",
    respond: pager({ total: 25, limit: (asked) => Math.min(asked, 7) }),
    call: ids,
    expect: { value: reportIds(1, 25) },
  },
  {
    name: "a server that caps the limit at 7 and sends no meta",
    respond: pager({ total: 25, limit: (asked) => Math.min(asked, 7), meta: () => null }),
    call: ids,
    expect: { value: reportIds(1, 25) },
  },
  {
    name: "a server that ignores the limit",
    respond: pager({ total: 45, limit: () => 20 }),
    call: idsOf(5),
    expect: { value: reportIds(1, 45) },
  },
  {
    name: "a server that ignores the limit and sends no meta",
    respond: pager({ total: 45, limit: () => 20, meta: () => null }),
    call: idsOf(5),
    expect: { value: reportIds(1, 45) },
  },
  {
    name: "a limit of 100 that is refused falls back to the server's default",
    respond: (exchange) =>
      exchange.request.query.get("limit") === "100"
        ? failure(400, { code: "validation_error", message: "limit must be at most 50" })(exchange)
        : pager({ total: 45 })(exchange),
    call: ids,
    expect: { value: reportIds(1, 45), requests: 4 },
  },
  {
    name: "the same full page for ever ends in a PaginationError",
    respond: (exchange) => json({ data: reports(1, 10), error: null, meta: null })(exchange),
    call: idsOf(10),
    expect: { error: "PaginationError", requests: 2 },
  },
  {
    name: "the same page for ever ends in a PaginationError with eight in flight",
    respond: (exchange) => json({ data: reports(1, 10), error: null, meta: null })(exchange),
    call: idsEightAtOnce,
    expect: { error: "PaginationError" },
  },
  {
    name: "a row inserted during pagination is not seen twice",
    respond: pager({
      total: 30,
      rows: (rows, view) => (view.page === 1 ? rows : reports((view.page - 1) * 10, rows.length)),
    }),
    // Its `total` never changes: one row of it never comes.
    options: { allowIncomplete: true },
    call: idsOf(10),
    expect: { value: reportIds(1, 29) },
  },
  {
    name: "a page that lost a row to a deletion does not end pagination while meta says there is more",
    respond: pager({ total: 30, rows: (rows, view) => (view.page === 2 ? rows.slice(0, 9) : rows) }),
    options: { allowIncomplete: true },
    call: idsOf(10),
    expect: { value: [...reportIds(1, 19), ...reportIds(21, 10)] },
  },
  {
    name: "eight in flight keep the order",
    respond: pager({ total: 195 }),
    call: idsEightAtOnce,
    expect: { value: reportIds(1, 195) },
  },
  {
    name: "eight in flight without meta",
    respond: pager({ total: 195, meta: () => null }),
    call: idsEightAtOnce,
    expect: { value: reportIds(1, 195) },
  },
  {
    name: "a 401 in the middle of pagination",
    respond: (exchange) =>
      exchange.request.query.get("page") === "3"
        ? failure(401, { code: "invalid_api_key", message: "Revoked." })(exchange)
        : pager({ total: 100 })(exchange),
    call: idsOf(10),
    expect: { error: "AuthenticationError", fields: { status: 401, attempts: 1 } },
  },
  {
    name: "a 401 in the middle of pagination with eight in flight",
    respond: (exchange) =>
      exchange.request.query.get("page") === "3"
        ? failure(401, { code: "invalid_api_key", message: "Revoked." })(exchange)
        : pager({ total: 1000 })(exchange),
    call: idsEightAtOnce,
    expect: { error: "AuthenticationError" },
  },
  {
    name: "a reset in the middle of pagination is made good",
    respond: atRequest(2, reset, pager({ total: 35 })),
    call: idsOf(10),
    expect: { value: reportIds(1, 35), requests: 5 },
  },
  {
    name: "a 429 in the middle of pagination with eight in flight is made good",
    respond: atRequest(
      4,
      failure(429, { code: "rate_limited", message: "Slow down." }, { "retry-after": "1" }),
      pager({ total: 195 }),
    ),
    call: idsEightAtOnce,
    expect: { value: reportIds(1, 195) },
  },
  {
    name: "rows without an id are passed through",
    respond: pager({ total: 2, rows: (rows) => rows.map(() => ({ name: "a" }) as unknown as Row) }),
    call: (client) => client.reports.list({ limit: 10 }).toArray(),
    expect: { value: [{ name: "a" }, { name: "a" }] },
  },
  {
    name: "rows that are no objects are refused",
    respond: data([null, "row", 3], { page: 1, limit: 10, total: 3, total_pages: 1, has_more: false }),
    call: async (client) => (await client.reports.list({ limit: 10 }).toArray()).length,
    expect: { error: "UnexpectedResponseError" },
  },
  {
    name: "unknown enum values, extra and missing fields pass through",
    respond: data([{ id: reportId(1), status: "teleported", novelty: { deep: [1] } }], {
      page: 1,
      limit: 10,
      total: 1,
      total_pages: 1,
      has_more: false,
      cursor: "x",
    }),
    call: (client) => client.meetings.list({ limit: 10 }).toArray(),
    expect: { value: [{ id: reportId(1), status: "teleported", novelty: { deep: [1] } }] },
  },
  {
    name: "maxItems asks for no page that it does not need",
    respond: pager({ total: 100 }),
    call: async (client) => (await client.reports.list({ limit: 10 }, { maxItems: 15 }).toArray()).map((row) => row.id),
    expect: { value: reportIds(1, 15), requests: 2 },
  },
  {
    name: "maxPages asks for no further page",
    respond: pager({ total: 100 }),
    call: async (client) => (await client.reports.list({ limit: 10 }, { maxPages: 3 }).toArray()).map((row) => row.id),
    expect: { value: reportIds(1, 30), requests: 3 },
  },
];

import { createOrganization, type Organization, type Row } from "./organization.ts";

/** One page of a list as the service knows it, before a dialect writes it down. */
export interface ListPage {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
  readonly url: URL;
  /** Last part of the path: `meetings`, `sessions`, … */
  readonly resource: string;
}

/** A response before it is serialized. A text body is sent as it is. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An error as the service knows it. */
export interface Failure {
  readonly status: number;
  readonly message: string;
}

/** How a service writes down what it knows. What a dialect leaves out is as in the spec. */
export interface Dialect {
  list?(page: ListPage): Reply;
  /** One object, and the statistics. */
  item?(item: Row, resource: string): Reply;
  /** All reports of a meeting. */
  reportsOfMeeting?(rows: readonly Row[]): Reply;
  created?(template: Row): Reply;
  updated?(template: Row): Reply;
  deleted?(id: string): Reply;
  failure?(failure: Failure): Reply;
  /** A row of a list, an object or the statistics, in the service's own fields. */
  row?(row: Row, resource: string): Row;
  /** The page that the service takes a query for. */
  paging?(query: URLSearchParams): { page: number; limit: number };
  /** Responds instead of everything else. */
  every?(url: URL, method: string): Reply | undefined;
  /** What differs in the organization. */
  organization?(organization: Organization): void;
}

/** A request that reached the service. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
}

/** A service that speaks a dialect, behind a `fetch`. */
export interface ForeignService {
  readonly fetch: typeof globalThis.fetch;
  readonly organization: Organization;
  readonly requests: SeenRequest[];
}

const LISTS: Readonly<Record<string, "meetings" | "reports" | "templates" | "insights" | "sessions">> = {
  "/meetings": "meetings",
  "/reports": "reports",
  "/templates": "templates",
  "/insights": "insights",
  "/roleplay/sessions": "sessions",
};

// In lists, these resources have fewer fields.
const DETAIL_ONLY: Readonly<Record<string, readonly string[]>> = {
  meetings: ["transcript"],
  reports: ["criteria_scores", "feedback", "strengths", "improvements", "next_steps", "coaching_tone", "scorer"],
};

/** Creates a service that speaks the dialect. */
export function createForeignService(dialect: Dialect = {}): ForeignService {
  const organization = createOrganization();
  dialect.organization?.(organization);
  const requests: SeenRequest[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = typeof input === "object" && "url" in input ? input : undefined;
    const url = new URL(request?.url ?? String(input));
    const method = (init.method ?? request?.method ?? "GET").toUpperCase();
    const text = init.body === undefined || init.body === null ? await request?.text() : String(init.body);
    const path = url.pathname.replace(/^\/api\/v1/, "");
    requests.push({ method, path });
    const reply =
      dialect.every?.(url, method) ?? respond({ organization, dialect, method, path, url, body: parse(text) });
    return toResponse(reply, method);
  };
  return { fetch: fetch as typeof globalThis.fetch, organization, requests };
}

const parse = (text: string | undefined): Row => (text ? (JSON.parse(text) as Row) : {});

interface Asked {
  organization: Organization;
  dialect: Dialect;
  method: string;
  path: string;
  url: URL;
  body: Row;
}

function respond(asked: Asked): Reply {
  const { organization, dialect, method, path, url } = asked;
  const list = LISTS[path];
  const row = (value: Row, resource: string): Row => dialect.row?.(structuredClone(value), resource) ?? value;
  if (method !== "GET") return write(asked, row);
  if (list) return listed(asked, list, row);
  const [, resource = "", id = "", sub] = path.split("/");
  const item = (value: Row, kind: string): Reply => {
    const shown = row(value, kind);
    return dialect.item?.(shown, kind) ?? { body: { data: shown, error: null, meta: null } };
  };
  if (path === "/openapi.json") return { body: { openapi: "3.0.3", info: { title: "Foreign" }, paths: {} } };
  if (path === "/team/stats")
    return item({ ...organization.stats, time_range: url.searchParams.get("time_range") ?? "month" }, "stats");
  const found = organization[resource as "meetings"]?.find((candidate) => candidate["id"] === toUuid(id));
  if (!found) return fail(dialect, { status: 404, message: "Nothing is here." });
  if (sub !== "report") return item(found, resource);
  const rows = organization.reports
    .filter((report) => report["meeting_id"] === found["id"])
    .map((report) => row(report, "reports"));
  return dialect.reportsOfMeeting?.(rows) ?? dialect.list?.(onePage(rows, url)) ?? { body: envelope(rows, null) };
}

/** Dialects with ids of another kind count them; the path then has the number. */
const toUuid = (id: string): string => (/^\d+$/.test(id) ? fromNumber(id) : id);
const fromNumber = (id: string): string => {
  const number = BigInt(id) % 1_000_000n;
  return `0000000${number / 1000n}-0000-4000-8000-${String(number % 1000n).padStart(12, "0")}`;
};

/** The number that stands for a uuid of the organization, small or beyond what a double holds. */
export const toNumber = (id: unknown, base = 0n): bigint => {
  const [kind = "", , , , index = ""] = String(id).split("-");
  return base + BigInt(kind) * 1000n + BigInt(index);
};

export const envelope = (data: unknown, meta: unknown): Row => ({ data, error: null, meta });

const onePage = (rows: readonly Row[], url: URL): ListPage => ({
  rows,
  page: 1,
  limit: 100,
  total: rows.length,
  totalPages: 1,
  url,
  resource: "reports",
});

function listed(
  { organization, dialect, url }: Asked,
  resource: (typeof LISTS)[string],
  row: (value: Row, resource: string) => Row,
): Reply {
  const query = url.searchParams;
  const from = query.get("from") ?? query.get("date_from") ?? "";
  const to = query.get("to") ?? query.get("date_to") ?? "9";
  const timeOf = (value: Row): string => String(value["started_at"] ?? value["occurred_at"] ?? value["created_at"]);
  const all = organization[resource].filter(
    (value) => resource === "templates" || resource === "sessions" || (timeOf(value) >= from && timeOf(value) <= to),
  );
  const { page, limit } = dialect.paging?.(query) ?? {
    page: Number(query.get("page") ?? 1),
    limit: Math.min(100, Number(query.get("limit") ?? 20)),
  };
  const shownOf = (value: Row): Row => row(without(value, DETAIL_ONLY[resource] ?? []), resource);
  const rows = all.slice((page - 1) * limit, page * limit).map(shownOf);
  const totalPages = Math.ceil(all.length / limit);
  const shown: ListPage = { rows, page, limit, total: all.length, totalPages, url, resource };
  return (
    dialect.list?.(shown) ?? {
      body: envelope(rows, { page, limit, total: all.length, total_pages: totalPages, has_more: page < totalPages }),
    }
  );
}

const without = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

function write(
  { organization, dialect, method, path, body }: Asked,
  row: (value: Row, resource: string) => Row,
): Reply {
  const id = toUuid(path.split("/")[2] ?? "");
  const { templates } = organization;
  if (method === "POST") {
    const created = { ...templates[0], ...body, id: "00000003-0000-4000-8000-000000000077" };
    templates.unshift(created);
    const shown = row(created, "templates");
    return (
      dialect.created?.(shown) ?? dialect.item?.(shown, "templates") ?? { status: 201, body: envelope(shown, null) }
    );
  }
  const index = templates.findIndex((candidate) => candidate["id"] === id);
  const known = templates[index];
  if (!known) return fail(dialect, { status: 404, message: "Nothing is here." });
  if (method === "DELETE") {
    templates.splice(index, 1);
    return dialect.deleted?.(id) ?? { body: envelope({ id, deleted: true }, null) };
  }
  Object.assign(known, body);
  const shown = row(known, "templates");
  return dialect.updated?.(shown) ?? dialect.item?.(shown, "templates") ?? { body: envelope(shown, null) };
}

const fail = (dialect: Dialect, failure: Failure): Reply =>
  dialect.failure?.(failure) ?? {
    status: failure.status,
    body: { data: null, error: { code: "not_found", message: failure.message }, meta: null },
  };

function toResponse({ status = 200, headers = {}, body }: Reply, method: string): Response {
  const isText = typeof body === "string";
  const text = body === undefined ? null : isText ? body : toJson(body);
  const type = isText ? "text/plain" : "application/json";
  return new Response(status === 204 || method === "HEAD" ? null : text, {
    status,
    headers: { "content-type": type, ...headers },
  });
}

/** JSON in which a bigint is a number of as many digits as it has. */
const toJson = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) => (typeof value === "bigint" ? `bigint:${value}` : value)).replace(
    /"bigint:(\d+)"/g,
    "$1",
  );

import { SvcClient } from "../../../../src/index.ts";

/** A report as the service of these tests stores it. */
export interface StoredReport {
  readonly id: string;
  readonly at: number;
  readonly score: number;
}

/** How a service differs. What is left out is as the spec says. */
export interface SyncDialect {
  readonly name: string;
  /** Pagination data; undefined for none. */
  readonly meta?: (page: { page: number; limit: number; total: number; rows: number }) => object | undefined;
  /** Most rows of a page. */
  readonly most?: number;
  /** Order of the rows. */
  readonly order?: (one: StoredReport, other: StoredReport) => number;
  /** Whether a row is listed for the query's bounds, in milliseconds. */
  readonly isListed?: (row: StoredReport, bounds: { from: number; to: number }) => boolean;
  /** How a time is written. */
  readonly time?: (at: number) => unknown;
  /** Whether runs end verified where nothing disturbs them; undefined where it depends. */
  readonly isVerifiable?: boolean;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const dayOf = (at: number): number => (Number.isFinite(at) ? at - (at % DAY_MS) : at);

const newestFirst = (one: StoredReport, other: StoredReport): number =>
  other.at - one.at || (one.id < other.id ? 1 : -1);

export const SYNC_DIALECTS: readonly SyncDialect[] = [
  { name: "as the spec says", isVerifiable: true },
  { name: "pages of 40 rows whatever is asked for", most: 40, isVerifiable: true },
  { name: "no pagination data", meta: () => undefined, isVerifiable: false },
  {
    name: "totals in strings",
    meta: ({ page, limit, total }) => ({ page, limit, total: `${total}` }),
    isVerifiable: true,
  },
  {
    name: "a total of each page",
    meta: ({ page, limit, rows }) => ({ page, limit, total: rows }),
  },
  {
    name: "a total of at most 150",
    meta: ({ page, limit, total }) => ({ page, limit, total: Math.min(150, total) }),
  },
  { name: "oldest first", order: (one, other) => newestFirst(other, one), isVerifiable: true },
  { name: "in no order of time", order: (one, other) => (hash(one.id) < hash(other.id) ? 1 : -1), isVerifiable: true },
  { name: "filters ignored", isListed: () => true, isVerifiable: true },
  { name: "`from` ignored", isListed: ({ at }, { to }) => at <= to, isVerifiable: true },
  { name: "`to` ignored", isListed: ({ at }, { from }) => at >= from, isVerifiable: true },
  { name: "bounds excluded", isListed: ({ at }, { from, to }) => at > from && at < to, isVerifiable: true },
  {
    name: "bounds by the day",
    isListed: ({ at }, { from, to }) => at >= dayOf(from) && at < dayOf(to),
    isVerifiable: true,
  },
  {
    name: "bounds in another zone",
    isListed: ({ at }, { from, to }) => at >= from + 5 * HOUR_MS && at <= to + 5 * HOUR_MS,
    isVerifiable: true,
  },
  {
    name: "filters by another time",
    isListed: ({ at, id }, { from, to }) =>
      at + (hash(id) % 40) * HOUR_MS >= from && at + (hash(id) % 40) * HOUR_MS <= to,
    isVerifiable: true,
  },
  {
    name: "times to the microsecond",
    time: (at) => new Date(at).toISOString().replace("Z", "789Z"),
    isVerifiable: true,
  },
  { name: "times in seconds", time: (at) => at / 1000, isVerifiable: true },
  { name: "no times", time: () => undefined, isVerifiable: true },
];

export function hash(text: string): number {
  let sum = 7;
  for (const char of text) sum = (sum * 31 + char.charCodeAt(0)) % 1_000_003;
  return sum;
}

/** A service with reports that change as a test says. */
export class SyncedService {
  readonly rows = new Map<string, StoredReport>();
  readonly dialect: SyncDialect;
  requests = 0;
  /** Requests for one row. */
  details = 0;
  /** Every so many requests one is rejected with a 429; 0 for none. */
  rejectEvery = 0;
  mostInFlight = 0;
  #inFlight = 0;
  /** Called before each response. */
  meanwhile: (() => void) | undefined;

  constructor(dialect: SyncDialect) {
    this.dialect = dialect;
  }

  readonly fetch: typeof globalThis.fetch = async (input) => {
    this.#inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.#inFlight);
    await undefined;
    this.#inFlight -= 1;
    return this.#respond(new URL(input instanceof Request ? input.url : String(input)));
  };

  readonly svc = new SvcClient({
    apiKey: "svc_live_abcdefghijklmnopqrstuvwxyz012345",
    baseUrl: "http://localhost",
    fetch: this.fetch,
  });

  /** A row as a list shows it, of reports and of insights. */
  listed({ id, at, score }: StoredReport): Record<string, unknown> {
    const time = this.dialect.time ? this.dialect.time(at) : new Date(at).toISOString();
    return {
      id,
      meeting_id: null,
      overall_score: score,
      ...(time === undefined ? {} : { created_at: time, occurred_at: time }),
    };
  }

  #respond(url: URL): Response {
    this.requests += 1;
    if (this.rejectEvery > 0 && this.requests % this.rejectEvery === 0)
      return Response.json({ error: "slower" }, { status: 429, headers: { "retry-after": "0" } });
    this.meanwhile?.();
    if (url.pathname.endsWith("/stats")) return Response.json({ data: { top_performers: [] }, error: null });
    const [, id] = /\/reports\/(.+)$/.exec(url.pathname) ?? [];
    if (id === undefined) return Response.json(this.#list(url.searchParams));
    this.details += 1;
    const row = this.rows.get(id);
    if (!row) return Response.json({ error: "not found" }, { status: 404 });
    return Response.json({ data: { ...this.listed(row), feedback: `scored ${row.score}` }, error: null, meta: null });
  }

  #list(query: URLSearchParams): object {
    const { most = 100, order = newestFirst, isListed, meta } = this.dialect;
    const bounds = {
      from: Date.parse(query.get("from") ?? query.get("date_from") ?? "") || -Infinity,
      to: Date.parse(query.get("to") ?? query.get("date_to") ?? "") || Infinity,
    };
    const isIn = isListed ?? (({ at }: StoredReport) => at >= bounds.from && at <= bounds.to);
    const all = [...this.rows.values()].filter((row) => isIn(row, bounds)).sort(order);
    const limit = Math.min(most, Number(query.get("limit") ?? 20));
    const page = Number(query.get("page") ?? 1);
    const data = all.slice((page - 1) * limit, page * limit).map((row) => this.listed(row));
    const facts = { page, limit, total: all.length, rows: data.length };
    return { data, error: null, meta: meta ? (meta(facts) ?? null) : { page, limit, total: all.length } };
  }
}

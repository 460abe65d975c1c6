// Code that users of the SDK may write, and code that must not compile. Compiled against the sources with everything else, and against the
// built package with the compilers of `npm run test:types`.
import {
  type BrowserClient,
  createBrowserClient,
  getTeamStats,
  type ListPage,
  listReports,
  paginate,
} from "../../src/browser.ts";
import {
  type AnySvcError,
  type ApiErrorCode,
  type ClientOptions,
  type CreateTemplate,
  createProxy,
  createSvcFetch,
  type DeletedTemplate,
  isSvcError,
  type ListMeta,
  MEETING_STATUSES,
  type Meeting,
  type MeetingDetail,
  type MeetingStatus,
  type OpenApiDocument,
  type Page,
  type Paginator,
  type Phase,
  type paths,
  type Report,
  type ReportDetail,
  type RequestOptions,
  type ResponseInfo,
  SvcClient,
  type SvcErrorCode,
  type TeamStats,
  type Template,
} from "../../src/index.ts";
import { createUndiciTransport, type UndiciDispatcher } from "../../src/undici.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function holds<_Claim extends true>(): void;

export async function results(svc: SvcClient): Promise<void> {
  const page = await svc.meetings.list({
    status: "completed",
    from: new Date(),
    to: "2026-11-12",
    page: 1,
    limit: 100,
  });
  holds<Equal<typeof page, Page<Meeting>>>();
  holds<Equal<typeof page.data, Meeting[]>>();
  holds<Equal<typeof page.meta, ListMeta | null>>();
  const next = await page.nextPage();
  holds<Equal<typeof next, Page<Meeting> | undefined>>();

  const list = svc.meetings.list(
    {},
    { maxItems: 5, maxPages: 2, concurrency: 4, dedupe: false, allowIncomplete: true, deadlineMs: 5 },
  );
  holds<Equal<typeof list, Paginator<Meeting>>>();
  const all = await list.toArray();
  holds<Equal<typeof all, Meeting[]>>();
  for await (const meeting of list) holds<Equal<typeof meeting, Meeting>>();
  for await (const iterated of list.pages()) holds<Equal<typeof iterated, Page<Meeting>>>();

  const meeting = await svc.meetings.get("m1");
  holds<Equal<typeof meeting, MeetingDetail>>();
  holds<Equal<typeof meeting.transcript, string | null>>();
  const reports = await svc.meetings.reports("m1");
  holds<Equal<typeof reports, ReportDetail[]>>();
  const deleted = await svc.templates.delete("t1");
  holds<Equal<typeof deleted, DeletedTemplate>>();
  const description = await svc.openapi();
  holds<Equal<typeof description, OpenApiDocument>>();

  const { data, response } = await svc.team.stats({ time_range: "week" }).withResponse();
  holds<Equal<typeof data, TeamStats>>();
  holds<Equal<typeof response, ResponseInfo>>();
  holds<Equal<typeof response.requestId, string | undefined>>();

  const anything = await svc.request("GET", "/x");
  holds<Equal<typeof anything, unknown>>();
  const sent = await svc.request<{ a: number }>("GET", "/x", { query: { at: new Date(), none: undefined } });
  holds<Equal<typeof sent, { a: number }>>();
  holds<Equal<Awaited<ReturnType<typeof svc.templates.create>>, Template>>();
}

export function isPromise(svc: SvcClient): Promise<TeamStats> {
  return svc.team.stats();
}

// A value that the service adds later is no compile error, and the known ones are offered.
export function statuses(meeting: Meeting): string {
  holds<Equal<MeetingStatus, (typeof MEETING_STATUSES)[number]>>();
  const known: MeetingStatus | undefined = MEETING_STATUSES.find((status) => status === meeting.status);
  if (meeting.status === "completed" || meeting.status === "archived later") return known ?? meeting.status;
  return meeting.status;
}

export function narrowing(error: unknown): string | number | undefined {
  if (!isSvcError(error)) return undefined;
  holds<Equal<typeof error, AnySvcError>>();
  switch (error.code) {
    case "timeout":
      holds<Equal<typeof error.phase, Phase>>();
      return error.phase;
    case "connection_error":
      return error.reason;
    case "unexpected_response":
      return error.status;
    case "pagination_error":
      return error.page;
    case "incomplete_list":
      return error.summary.expected;
    case "aborted":
    case "invalid_options":
      // @ts-expect-error No response came, so there is no status.
      return error.status;
    case "rate_limited":
      return error.retryAfterMs;
    case "validation_error":
      return error.details[0]?.message;
    case "http_418":
      return error.apiCode;
    default:
      holds<typeof error.code extends ApiErrorCode ? true : false>();
      return error.status;
  }
}

export function codes(code: SvcErrorCode): boolean {
  // @ts-expect-error No error has this code.
  return code === "not_a_code";
}

export async function rejected(svc: SvcClient): Promise<void> {
  // @ts-expect-error `state` is no filter.
  await svc.meetings.list({ state: "completed" });
  // @ts-expect-error Not one of the time ranges.
  await svc.team.stats({ time_range: "decade" });
  // @ts-expect-error `maxItems` is an option, not a filter.
  await svc.meetings.list({ maxItems: 5 });
  // @ts-expect-error `limit` is a filter, not an option.
  await svc.meetings.list({}, { limit: 5 });
  // @ts-expect-error Insights have `date_from`.
  await svc.insights.list({ from: "2026-01-01" });
  // @ts-expect-error An identifier is a text.
  await svc.meetings.get(7);
  // @ts-expect-error A template has a prompt and criteria.
  await svc.templates.create({ name: "a" });
  // @ts-expect-error Not one of the tones.
  await svc.templates.update("t1", { coaching_tone: "harsh" });
  // @ts-expect-error A read-only list of methods: reports are not deleted.
  await svc.reports.delete("r1");
  // @ts-expect-error `transcript` comes with a single meeting only.
  for await (const { transcript } of svc.meetings.list()) String(transcript);
  // @ts-expect-error A signal is no option of the client.
  svc.withOptions({ signal: new AbortController().signal });
  // @ts-expect-error There is no such option.
  new SvcClient({ apiKey: "", baseUrl: "", retries: 3 });
  // @ts-expect-error What the client is made of is its own.
  String(svc.http);
}

// Under exactOptionalPropertyTypes an option may be there and undefined.
export function optional(signal: AbortSignal | undefined, timeoutMs: number | undefined): RequestOptions {
  return { signal, timeoutMs, headers: { "If-Match": undefined } };
}

export const options: ClientOptions = {
  apiKey: "svc_live_x",
  baseUrl: "https://coaching.example",
  fetch: (input, init) => fetch(input, init),
  onRequest: ({ attempt, headers }) => void [attempt.toFixed(), headers["accept"]],
  onResponse: ({ status, error, durationMs }) => void [status?.toFixed(), error?.code, durationMs.toFixed()],
  onRetry: async ({ delayMs, reason }) => void [delayMs.toFixed(), reason.trim()],
  logger: { warn: (message, fields) => void [message.trim(), fields] },
};

export const template: CreateTemplate = {
  name: "a",
  prompt_template: "b",
  grading_criteria: [{ name: "c", weight: 1, description: "d" }],
};

/** A page: functions one by one, with the types of the resources. */
export async function page(client: BrowserClient): Promise<void> {
  const stats = await getTeamStats(client, { time_range: "week" });
  holds<Equal<typeof stats, TeamStats>>();
  const first = await listReports(client, { min_score: 80 }, { timeoutMs: 5 });
  holds<Equal<typeof first, ListPage<Report>>>();
  const all = await paginate(client, listReports, { min_score: 80 }, { maxItems: 5 }).toArray();
  holds<Equal<typeof all, Report[]>>();
  // @ts-expect-error: a page has no key.
  createBrowserClient({ baseUrl: "/coaching", apiKey: "svc_live_x" });
  // @ts-expect-error: not a filter of reports.
  await listReports(client, { min_scor: 80 });
}

/** The page's server. */
export function pageServer(svc: SvcClient): (request: Request) => Promise<Response> {
  // @ts-expect-error: no operation of the API.
  createProxy(svc, { allow: ["dropTables"] });
  return createProxy(svc, { allow: ["getTeamStats", "listReports"] });
}

/** openapi-fetch's client, by paths of the API document. */
export async function byPath(options: ClientOptions): Promise<void> {
  const client = createSvcFetch(options);
  const { data, response } = await client.GET("/api/v1/team/stats", { params: { query: { time_range: "week" } } });
  holds<Equal<typeof response, Response>>();
  const total: number = data.data.total_reports;
  const path: keyof paths = "/api/v1/team/stats";
  // @ts-expect-error: no path of the API.
  await client.GET("/api/v1/teams", {});
  void [total, path];
}

export const overUndici = (dispatcher: UndiciDispatcher): ClientOptions => ({
  transport: createUndiciTransport(dispatcher),
});

import { PaginationError } from "../errors/usage-errors.ts";
import { expected } from "../options/rules.ts";
import type { Paginator } from "../pagination/paginator.ts";
import type { SyncWindow } from "./sync-store.ts";

/** A resource of a client that can be copied: `svc.reports`, `svc.meetings`, `svc.templates`, `svc.insights`, `svc.roleplay.sessions`. */
export interface SyncResource<Row extends object, Detail extends object = Row> {
  /** The resource's list. */
  // biome-ignore lint/suspicious/noExplicitAny: each resource has filters of its own.
  list(query?: any, options?: any): Paginator<Row>;
  /** Several rows by id with their details, where the resource has any. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  getMany?(ids: Iterable<string>, options?: any): Promise<(Detail | null)[]>;
}

/** Order and time filters of a list; without `from` the service does not filter it. */
interface ListTime {
  readonly name: string;
  readonly at: string;
  readonly from?: string;
  readonly to?: string;
}

const TIMES: Readonly<Record<string, ListTime>> = {
  listMeetings: { name: "meetings", at: "started_at", from: "from", to: "to" },
  listReports: { name: "reports", at: "created_at", from: "from", to: "to" },
  listTemplates: { name: "templates", at: "created_at" },
  listInsights: { name: "insights", at: "occurred_at", from: "date_from", to: "date_to" },
  listRoleplaySessions: { name: "sessions", at: "created_at" },
};

/** A resource as the copy reads it. */
export interface SyncSource<Row extends object, Detail extends object> extends ListTime {
  readonly list: SyncResource<Row, Detail>["list"];
  readonly getMany: SyncResource<Row, Detail>["getMany"];
}

/** A resource with what is known of its list. @throws OptionsError for anything but a resource with a list */
export function toSource<Row extends object, Detail extends object>(
  resource: SyncResource<Row, Detail>,
): SyncSource<Row, Detail> {
  const time = typeof resource?.list === "function" ? TIMES[String(resource.list().operation)] : undefined;
  if (!time) throw expected("resource", "a resource of the client with a list, such as `svc.reports`", resource);
  return { ...time, list: resource.list.bind(resource), getMany: resource.getMany?.bind(resource) };
}

// A service may store times more precisely than the milliseconds that it sends.
const SLACK_MS = 1_000;

/** The filters that read a window, a second more at each end. */
export function queryOf({ from, to }: ListTime, window: SyncWindow, slackMs = SLACK_MS): Record<string, string> {
  const query: Record<string, string> = {};
  if (from && window.from !== null) query[from] = shift(window.from, -slackMs);
  if (to && window.to !== null) query[to] = shift(window.to, slackMs);
  return query;
}

/** A time, shifted by milliseconds. */
export const shift = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) + milliseconds).toISOString();

/** The row's time in milliseconds; null where it has none that can be read. */
export function timeOf({ at }: ListTime, row: object): string | null {
  const time = Date.parse(String((row as Record<string, unknown>)[at]));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The row's id. @throws PaginationError where it has none: no copy can tell such rows apart */
export function idOf({ name }: ListTime, row: object, page: number): string {
  const { id } = row as { id?: unknown };
  if (typeof id === "string" && id !== "") return id;
  throw new PaginationError(`The service lists ${name} without \`id\`: a copy cannot tell them apart.`, page);
}

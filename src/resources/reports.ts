import type { ApiCall } from "../api-call.ts";
import type { HttpClient } from "../http.ts";
import type { GetManyOptions } from "../options/get-many-options.ts";
import type { ListOptions } from "../options/list-options.ts";
import type { RequestOptions } from "../options/request-options.ts";
import type { Paginator } from "../pagination/paginator.ts";
import type { ListReportsQuery, Report, ReportDetail } from "../types.ts";
import { getMany } from "./get-many.ts";
import { createList } from "./list.ts";

/** Coaching reports. */
export class Reports {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Coaching reports, newest first (order assumed). `GET /api/v1/reports`, permission `read`.
   *
   * @example
   * const best = await svc.reports.list({ min_score: 80 }, { maxItems: 500, concurrency: 4 }).toArray();
   */
  list(query?: ListReportsQuery, options?: ListOptions): Paginator<Report> {
    return createList<Report>(this.#http, "listReports", query, options);
  }

  /**
   * One report with criteria scores and feedback. `GET /api/v1/reports/{id}`, permission `read`.
   *
   * @throws NotFoundError when the organization has no such report
   */
  get(id: string, options?: RequestOptions): ApiCall<ReportDetail> {
    return this.#http.call("getReport", { path: { id } }, options);
  }

  /**
   * Several reports by their ids, in the order of the ids, a few requests at a time; null where the organization has no such report. Any
   * other failure ends all of it. `GET /api/v1/reports/{id}`, permission `read`.
   *
   * @example
   * const [first, second] = await svc.reports.getMany([id, otherId], { concurrency: 8 });
   */
  getMany(ids: Iterable<string>, options?: GetManyOptions): Promise<(ReportDetail | null)[]> {
    return getMany(this.#http, "getReport", ids, options);
  }
}

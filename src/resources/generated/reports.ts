// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { ApiCall } from "../../api-call.ts";
import type { HttpClient } from "../../http.ts";
import type { ListOptions } from "../../options/list-options.ts";
import type { RequestOptions } from "../../options/request-options.ts";
import type { Paginator } from "../../pagination/paginator.ts";
import type { ListReportsQuery, Report, ReportDetail } from "../../generated/models.ts";
import { createList } from "../list.ts";

/** Coaching reports, which score a meeting against a template. */
export class ReportsOperations {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Lists the organization's coaching reports. Newest first by `created_at`, `id` breaking ties (assumed).
   * `GET /api/v1/reports`, permission `read`.
   *
   * @example
   * const best = await svc.reports.list({ min_score: 80 }, { maxItems: 500, concurrency: 4 }).toArray();
   */
  list(query?: ListReportsQuery, options?: ListOptions): Paginator<Report> {
    return createList<Report>(this.#http, "listReports", query, options);
  }

  /**
   * Returns one report with criteria scores and feedback.
   * `GET /api/v1/reports/{id}`, permission `read`.
   *
   * @throws NotFoundError when the organization has no such object
   */
  get(id: string, options?: RequestOptions): ApiCall<ReportDetail> {
    return this.#http.call("getReport", { path: { id } }, options);
  }
}

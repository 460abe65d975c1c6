import type { ReportDetail } from "../generated/models.ts";
import type { HttpClient } from "../http.ts";
import type { GetManyOptions } from "../options/get-many-options.ts";
import { ReportsOperations } from "./generated/reports.ts";
import { getMany } from "./get-many.ts";

/** Coaching reports, which score a meeting against a template. */
export class Reports extends ReportsOperations {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    super(http);
    this.#http = http;
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

// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { HttpClient } from "../../http.ts";
import type { ListOptions } from "../../options/list-options.ts";
import type { Paginator } from "../../pagination/paginator.ts";
import type { Insight, ListInsightsQuery } from "../../generated/models.ts";
import { createList } from "../list.ts";

/** Marketing insights extracted from sales calls. */
export class Insights {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Lists marketing insights extracted from sales calls. Newest first by `occurred_at`, `id` breaking ties (assumed).
   * `GET /api/v1/insights`, permission `read`.
   *
   * @example
   * for await (const insight of svc.insights.list({ industry: "logistics" })) console.log(insight.title);
   */
  list(query?: ListInsightsQuery, options?: ListOptions): Paginator<Insight> {
    return createList<Insight>(this.#http, "listInsights", query, options);
  }
}

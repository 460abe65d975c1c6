// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { ApiCall } from "../../api-call.ts";
import type { HttpClient } from "../../http.ts";
import type { RequestOptions } from "../../options/request-options.ts";
import type { GetTeamStatsQuery, TeamStats } from "../../generated/models.ts";

/** Team performance, a read-only aggregate. */
export class Team {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Aggregated team statistics over a time range. The range ends now and is counted in UTC (assumed).
   * `GET /api/v1/team/stats`, permission `read`.
   *
   * @example
   * const { average_score, top_performers } = await svc.team.stats({ time_range: "week" });
   */
  stats(query?: GetTeamStatsQuery, options?: RequestOptions): ApiCall<TeamStats> {
    return this.#http.call("getTeamStats", { query }, options);
  }
}

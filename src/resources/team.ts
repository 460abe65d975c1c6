import type { ApiCall } from "../api-call.ts";
import type { HttpClient } from "../http.ts";
import type { RequestOptions } from "../options/request-options.ts";
import type { GetTeamStatsQuery, TeamStats } from "../types.ts";

/** The team's performance. */
export class Team {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Aggregated team statistics, for the last month by default. `GET /api/v1/team/stats`, permission `read`.
   *
   * @example
   * const { average_score, top_performers } = await svc.team.stats({ time_range: "week" });
   */
  stats(query?: GetTeamStatsQuery, options?: RequestOptions): ApiCall<TeamStats> {
    return this.#http.call("getTeamStats", { query }, options);
  }
}

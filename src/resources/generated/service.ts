// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { ApiCall } from "../../api-call.ts";
import type { HttpClient } from "../../http.ts";
import type { RequestOptions } from "../../options/request-options.ts";
import type { OpenApiDocument } from "../../generated/models.ts";
import { Meetings } from "../meetings.ts";
import { Templates } from "./templates.ts";
import { Reports } from "../reports.ts";
import { Team } from "./team.ts";
import { Insights } from "./insights.ts";
import { Roleplay } from "./roleplay.ts";

/** Every operation of the API, by resource. */
export class Service {
  /** Recorded sales meetings, their transcripts and their coaching reports. */
  readonly meetings: Meetings;
  /** Coaching/scoring templates. POST, PUT and DELETE require the `write` permission. */
  readonly templates: Templates;
  /** Coaching reports, which score a meeting against a template. */
  readonly reports: Reports;
  /** Team performance, a read-only aggregate. */
  readonly team: Team;
  /** Marketing insights extracted from sales calls. */
  readonly insights: Insights;
  /** Roleplay practice sessions. */
  readonly roleplay: Roleplay;
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
    this.meetings = new Meetings(http);
    this.templates = new Templates(http);
    this.reports = new Reports(http);
    this.team = new Team(http);
    this.insights = new Insights(http);
    this.roleplay = new Roleplay(http);
  }

  /**
   * The full OpenAPI 3.0 description, which can be imported into any OpenAPI-compatible tool. Needs no key, and is not wrapped in the envelope (assumed).
   * `GET /api/v1/openapi.json`, permission `none`.
   *
   * @example
   * const { info } = await svc.openapi();
   */
  openapi(options?: RequestOptions): ApiCall<OpenApiDocument> {
    return this.#http.call("getOpenApi", {}, options);
  }
}

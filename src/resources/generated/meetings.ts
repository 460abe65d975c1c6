// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { ApiCall } from "../../api-call.ts";
import type { HttpClient } from "../../http.ts";
import type { ListOptions } from "../../options/list-options.ts";
import type { RequestOptions } from "../../options/request-options.ts";
import type { Paginator } from "../../pagination/paginator.ts";
import type { ListMeetingsQuery, Meeting, MeetingDetail, ReportDetail } from "../../generated/models.ts";
import { createList } from "../list.ts";

/** Recorded sales meetings, their transcripts and their coaching reports. */
export class MeetingsOperations {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Lists the organization's meetings. Newest first by `started_at`, `id` breaking ties (assumed).
   * `GET /api/v1/meetings`, permission `read`.
   *
   * @example
   * for await (const meeting of svc.meetings.list({ status: "completed", from: new Date("2026-01-01") })) console.log(meeting.title);
   */
  list(query?: ListMeetingsQuery, options?: ListOptions): Paginator<Meeting> {
    return createList<Meeting>(this.#http, "listMeetings", query, options);
  }

  /**
   * Returns one meeting with its full transcript.
   * `GET /api/v1/meetings/{id}`, permission `read`.
   *
   * @throws NotFoundError when the organization has no such object
   */
  get(id: string, options?: RequestOptions): ApiCall<MeetingDetail> {
    return this.#http.call("getMeeting", { path: { id } }, options);
  }

  /**
   * Returns all coaching reports of one meeting, newest first; an empty array when there is none; not paginated (assumed).
   * `GET /api/v1/meetings/{id}/report`, permission `read`.
   *
   * @throws NotFoundError when the organization has no such object
   */
  reports(id: string, options?: RequestOptions): ApiCall<ReportDetail[]> {
    return this.#http.call("listMeetingReports", { path: { id } }, options);
  }
}

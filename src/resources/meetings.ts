import type { ApiCall } from "../api-call.ts";
import type { HttpClient } from "../http.ts";
import type { GetManyOptions } from "../options/get-many-options.ts";
import type { ListOptions } from "../options/list-options.ts";
import type { RequestOptions } from "../options/request-options.ts";
import type { Paginator } from "../pagination/paginator.ts";
import type { ListMeetingsQuery, Meeting, MeetingDetail, ReportDetail } from "../types.ts";
import { getMany } from "./get-many.ts";
import { createList } from "./list.ts";

/** Recorded sales meetings. */
export class Meetings {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    this.#http = http;
  }

  /**
   * Meetings, newest first (order assumed). `GET /api/v1/meetings`, permission `read`.
   *
   * @example
   * for await (const meeting of svc.meetings.list({ status: "completed", from: new Date("2026-01-01") })) console.log(meeting.title);
   */
  list(query?: ListMeetingsQuery, options?: ListOptions): Paginator<Meeting> {
    return createList<Meeting>(this.#http, "listMeetings", query, options);
  }

  /**
   * One meeting with its full transcript. `GET /api/v1/meetings/{id}`, permission `read`.
   *
   * @throws NotFoundError when the organization has no such meeting
   */
  get(id: string, options?: RequestOptions): ApiCall<MeetingDetail> {
    return this.#http.call("getMeeting", { path: { id } }, options);
  }

  /**
   * Several meetings by their ids, in the order of the ids, a few requests at a time; null where the organization has no such meeting. Any
   * other failure ends all of it. `GET /api/v1/meetings/{id}`, permission `read`.
   *
   * @example
   * const [first, second] = await svc.meetings.getMany([id, otherId], { concurrency: 8 });
   */
  getMany(ids: Iterable<string>, options?: GetManyOptions): Promise<(MeetingDetail | null)[]> {
    return getMany(this.#http, "getMeeting", ids, options);
  }

  /**
   * All coaching reports of one meeting, newest first (assumed). `GET /api/v1/meetings/{id}/report`, permission `read`.
   *
   * @throws NotFoundError when the organization has no such meeting
   */
  reports(id: string, options?: RequestOptions): ApiCall<ReportDetail[]> {
    return this.#http.call("listMeetingReports", { path: { id } }, options);
  }
}

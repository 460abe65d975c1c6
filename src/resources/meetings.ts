import type { MeetingDetail } from "../generated/models.ts";
import type { HttpClient } from "../http.ts";
import type { GetManyOptions } from "../options/get-many-options.ts";
import type { WaitForOptions } from "../options/wait-for-options.ts";
import { MeetingsOperations } from "./generated/meetings.ts";
import { getMany } from "./get-many.ts";
import { waitForMeeting } from "./wait-for-meeting.ts";

/** Recorded sales meetings, their transcripts and their coaching reports. */
export class Meetings extends MeetingsOperations {
  readonly #http: HttpClient;

  /** @internal */
  constructor(http: HttpClient) {
    super(http);
    this.#http = http;
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
   * Polls a meeting until the service has finished with it, or until `until` returns true, and returns it. `GET /api/v1/meetings/{id}`,
   * permission `read`.
   *
   * @throws NotFoundError when the organization has no such meeting
   * @throws TimeoutError when `deadlineMs` passes first
   * @example
   * const meeting = await svc.meetings.waitFor(id, { until: ({ report_count }) => Number(report_count) > 0, deadlineMs: 600_000 });
   */
  waitFor(id: string, options?: WaitForOptions): Promise<MeetingDetail> {
    return waitForMeeting(this.#http, id, options);
  }
}

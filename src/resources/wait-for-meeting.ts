import { endGroup, startGroup } from "../call/call-group.ts";
import { startCall } from "../call/start-call.ts";
import { captureCaller, withCaller } from "../errors/caller-stack.ts";
import type { MeetingDetail } from "../generated/models.ts";
import { OPERATIONS } from "../generated/operations.ts";
import type { HttpClient } from "../http.ts";
import { resolveWaitForOptions, type WaitForOptions } from "../options/wait-for-options.ts";
import { sleep } from "../pipeline/sleep.ts";
import { inTime } from "../pipeline/with-deadline.ts";

/** Polls a meeting until the condition is met. All requests and pauses share one deadline. */
export function waitForMeeting(
  http: HttpClient,
  id: string,
  options: WaitForOptions | undefined,
): Promise<MeetingDetail> {
  const found = withCaller(captureCaller(), () => poll(http, id, options));
  // A rejection that nobody awaits must not crash the process.
  found.catch(() => undefined);
  return found;
}

async function poll(http: HttpClient, id: string, given: WaitForOptions | undefined): Promise<MeetingDetail> {
  const { options, until, intervalMs } = resolveWaitForOptions(http.setup.options, given);
  const group = startGroup(http.setup, options);
  const pause = startCall(http.setup, OPERATIONS.getMeeting, options, group);
  pause.phase = "wait";
  try {
    for (;;) {
      const meeting = await http.read("getMeeting", { path: { id } }, options, group);
      if (await until(meeting)) return meeting;
      pause.attempts += 1;
      await inTime(pause, () => sleep(intervalMs, pause));
    }
  } finally {
    endGroup(group);
  }
}

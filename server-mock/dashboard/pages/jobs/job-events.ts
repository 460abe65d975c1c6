import type { MemberVisit } from "../../visit/visit.ts";
import { jobCounts } from "./list-jobs.ts";

const RETRY_MS = 3_000;

/**
 * The state of the jobs as one server-sent event. The response ends with it, and the browser asks again: no connection is held,
 * so nothing is in the way when the server ends, and a session that was ended gets no more.
 */
export async function jobEvents({ service, orgId }: MemberVisit): Promise<Response> {
  const counts = await jobCounts(service.database, orgId);
  const state = JSON.stringify(counts);
  return new Response(`retry: ${RETRY_MS}\nevent: state\ndata: ${state}\n\n`, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8" },
  });
}

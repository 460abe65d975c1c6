import { setupServer } from "msw/node";
import { afterAll, beforeEach, expect, it } from "vitest";
import { aMeeting, createReferenceServer } from "../library/index.ts";
import { mswHandlers } from "../library/msw.ts";

// How an integrator tests an app that uses the API, with msw and with `fetch` given in. The app counts failed meetings.

const BASE_URL = "https://api.svc.example";

async function countFailedMeetings(apiKey: string, fetchFunction: typeof fetch = fetch): Promise<number> {
  const response = await fetchFunction(`${BASE_URL}/api/v1/meetings?status=failed&limit=1`, {
    headers: { authorization: `Bearer ${apiKey}` },
  });
  const body = (await response.json()) as { meta: { total: number } | null; error: { message: string } | null };
  if (!body.meta) throw new Error(body.error?.message);
  return body.meta.total;
}

const server = await createReferenceServer();
const network = setupServer(...mswHandlers(server, BASE_URL));
network.listen({ onUnhandledRequest: "error" });

afterAll(async () => {
  network.close();
  await server.close();
});

beforeEach(() => server.reset());

it("counts through the global fetch, by msw", async () => {
  await server.org.add(aMeeting({ status: "failed" }));
  await server.org.add(aMeeting({ status: "completed" }));
  expect(await countFailedMeetings(server.keys.read)).toBe(1);
});

it("reports the reason when the key is rejected, by msw", async () => {
  await expect(countFailedMeetings("svc_live_wrong")).rejects.toThrow("The API key is not valid");
});

it("sees a dropped connection as a network failure, by msw", async () => {
  server.faults.add({ drop: true });
  await expect(countFailedMeetings(server.keys.read)).rejects.toThrow("Failed to fetch");
});

it("counts through a fetch that is given in", async () => {
  await server.org.add(aMeeting({ status: "failed" }));
  expect(await countFailedMeetings(server.keys.read, server.fetch)).toBe(1);
});

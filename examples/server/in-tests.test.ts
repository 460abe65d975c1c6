import { expect, it } from "vitest";
// #region without-a-port
import { aMeeting, createReferenceServer } from "../../server-mock/library/index.ts";

// #endregion

it("serves a test without a port", async () => {
  // #region without-a-port
  const server = await createReferenceServer(); // in memory, a few milliseconds
  const meeting = await server.org.add(aMeeting({ status: "failed" }));
  const response = await server.fetch(`/api/v1/meetings/${meeting.id}`, {
    headers: { authorization: `Bearer ${server.keys.read}` },
  });
  expect(await response.json()).toMatchObject({ data: { status: "failed" } });
  await server.reset(); // removes all data; its keys still work
  // #endregion
  await server.close();
});

it("fails on request", async () => {
  const server = await createReferenceServer();
  // #region faults
  const list = () => server.fetch("/api/v1/meetings", { headers: { authorization: `Bearer ${server.keys.read}` } });
  const fault = server.faults.add({ operationId: "listMeetings", status: 503, retryAfterSeconds: 1, times: 2 });
  expect([(await list()).status, (await list()).status, (await list()).status]).toEqual([503, 503, 200]);
  expect(fault.hits).toBe(2);
  // #endregion
  await server.close();
});

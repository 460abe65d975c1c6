import { beforeEach, describe, expect, it } from "vitest";
import { aMeeting, aReport, type ReferenceServer } from "../library/index.ts";
import { send } from "./support/send.ts";
import { ENGINES, storesFor, useStore } from "./support/stores.ts";

const ABSENT = "00000000-0000-4000-8000-000000000000";
describe.each(storesFor("meetings and reports", ENGINES))("on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;

  beforeEach(async () => {
    server = await store.create();
    return () => server.close();
  });

  it("gives one meeting with its transcript, which a list leaves out", async () => {
    const meeting = await server.org.add(
      aMeeting({ transcript: '[00:00:01] Žofie: "Ahoj" \u{1f44b}\n[00:00:02] 田中: \\ \u2028' }),
    );
    const { transcript: _left, ...listed } = meeting;
    expect((await send(server, "getMeeting", { path: { id: meeting.id } })).body.data).toEqual(meeting);
    expect((await send(server, "listMeetings")).body.data).toEqual([listed]);
  });

  it("gives null where a meeting has no transcript", async () => {
    const { id } = await server.org.add(aMeeting({ status: "no_transcript" }));
    expect((await send(server, "getMeeting", { path: { id } })).body.data).toMatchObject({
      transcript: null,
      has_transcript: false,
    });
  });

  it("finds a meeting by its id in capitals", async () => {
    const { id } = await server.org.add(aMeeting());
    expect((await send(server, "getMeeting", { path: { id: id.toUpperCase() } })).status).toBe(200);
  });

  it("lists every report of a meeting in full, newest first", async () => {
    const { id } = await server.org.add(aMeeting());
    const old = await server.org.add(aReport({ meeting_id: id, created_at: "2026-11-01T00:00:00.000Z" }));
    const recent = await server.org.add(aReport({ meeting_id: id, created_at: "2026-11-02T00:00:00.000Z" }));
    await server.org.add(aReport());
    const { body } = await send(server, "listMeetingReports", { path: { id } });
    expect([body.data, body.meta]).toEqual([[recent, old], null]);
  });

  it("counts a meeting's reports", async () => {
    const { id } = await server.org.add(aMeeting());
    await server.org.add(aReport({ meeting_id: id }));
    await server.org.add(aReport({ meeting_id: id }));
    expect((await send(server, "getMeeting", { path: { id } })).body.data).toMatchObject({ report_count: 2 });
  });

  it("returns an empty list for a meeting without reports, and 404 for no meeting", async () => {
    const { id } = await server.org.add(aMeeting());
    expect((await send(server, "listMeetingReports", { path: { id } })).body.data).toEqual([]);
    expect((await send(server, "listMeetingReports", { path: { id: ABSENT } })).status).toBe(404);
  });

  it("gives one report in full, which a list leaves out", async () => {
    const report = await server.org.add(aReport());
    expect((await send(server, "getReport", { path: { id: report.id } })).body.data).toEqual(report);
    const { id, meeting_id, template_id, template_name, user_id, overall_score, created_at } = report;
    expect((await send(server, "listReports")).body.data).toEqual([
      { id, meeting_id, template_id, template_name, user_id, overall_score, created_at },
    ]);
  });
});

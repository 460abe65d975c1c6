import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aMeeting,
  anInsight,
  aReport,
  aRoleplaySession,
  aTemplate,
  aUser,
  createReferenceServer,
  type OrganizationHandle,
  type ReferenceServer,
} from "../library/index.ts";
import { nameBasedUuid, randomIds, seededIds } from "../records/ids.ts";
import { send } from "./support/send.ts";

const NOW = "2026-11-20T12:00:00.000Z";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each([
  ["random", randomIds()],
  ["seeded", seededIds("a")],
])("%s identifiers", (_kind, ids) => {
  it("are UUIDs of version 4, requests of 128 bits and secrets of 32 letters and digits, each once", () => {
    const make = (next: () => string, form: RegExp) => {
      const made = Array.from({ length: 1_000 }, next);
      for (const id of made) expect(id).toMatch(form);
      expect(new Set(made).size).toBe(1_000);
      return made;
    };
    make(() => ids.uuid(), UUID);
    make(() => ids.requestId(), /^req_[0-9a-f]{32}$/);
    const letters = make(() => ids.secret(), /^[A-Za-z0-9]{32}$/).join("");
    // 4,129 where all are as likely, with a deviation of 60; 5,000 where bytes are taken modulo 62.
    expect([new Set(letters).size, letters.replace(/[^A-H]/g, "").length < 4_500]).toEqual([62, true]);
  });
});

it("the same seed gives the same identifiers, and a name the UUID of the RFC", () => {
  const ids = seededIds("a");
  expect([ids.uuid(), ids.requestId(), ids.secret(), ids.secret()]).toEqual([
    "7855bb2f-e2a1-4008-9f56-1b6efd5ee7c8",
    "req_0625bc4716c29e7f26412414ef341fee",
    "46bPP8DnQGIVu2dXtCPSRyM2vYtmJqVN",
    "BGYrtb3MMGtOvVDb1RowdKJLr2hELdCD",
  ]);
  // RFC 9562, A.4.
  expect(nameBasedUuid("6ba7b8109dad11d180b400c04fd430c8", "www.example.com")).toBe(
    "2ed6657d-e927-568b-95e1-2665a8aea6a2",
  );
});

it("other seeds give other identifiers", () => {
  const [one, other] = [seededIds("a"), seededIds("b")];
  expect([one.uuid(), one.requestId(), one.secret()]).not.toEqual([other.uuid(), other.requestId(), other.secret()]);
});

describe("drafts", () => {
  let server: ReferenceServer;

  beforeAll(async () => {
    server = await createReferenceServer({ now: () => new Date(NOW) });
  });

  afterAll(() => server.close());

  const NO_TIME = "must be a time that exists, such as 2026-11-01T09:30:00Z";
  const SAID = "[00:00:04] Jonas Lindqvist: What made you take this call?";

  it.each<[Parameters<typeof aMeeting>[0], object]>([
    [{}, { status: "completed", transcript: SAID, has_transcript: true, duration_seconds: 2480, failure_reason: null }],
    [{ status: "processing" }, { transcript: SAID, ended_at: "2026-11-20T12:41:20.000Z" }],
    [{ status: "fetched" }, { transcript: null, has_transcript: false, duration_seconds: 2480 }],
    [{ status: "pending" }, { transcript: null, ended_at: null, duration_seconds: null }],
    [{ status: "no_transcript" }, { transcript: null, ended_at: "2026-11-20T12:41:20.000Z" }],
    [{ status: "failed" }, { failure_reason: "The recording could not be read.", has_transcript: false }],
    [{ transcript: null }, { transcript: null, has_transcript: false }],
    [
      { status: "fetched", transcript: "x" },
      { transcript: "x", has_transcript: true },
    ],
    [
      { started_at: "2026-11-01T00:00:00.000Z" },
      { created_at: "2026-11-01T00:00:00.000Z", updated_at: "2026-11-01T00:00:00.000Z" },
    ],
    [
      { report_count: 3, title: "T", language: "de" },
      { report_count: 3, title: "T", language: "de" },
    ],
  ])("of a meeting with %j are completed as the service would", async (values, expected) => {
    const meeting = await server.org.add(aMeeting(values));
    expect(meeting).toMatchObject(expected);
    expect((await send(server, "getMeeting", { path: { id: meeting.id } })).body.data).toEqual(meeting);
  });

  it("belong to one user of the organization, and to a meeting that is there and counts its reports", async () => {
    const report = await server.org.add(aReport({ overall_score: 50 }));
    const insight = await server.org.add(anInsight());
    const session = await server.org.add(aRoleplaySession({ created_at: "2026-11-01T00:00:00.000Z" }));
    expect(new Set([report.user_id, insight.user_id, session.user_id]).size).toBe(1);
    expect(report.criteria_scores.map(({ score }) => score)).toEqual([50]);
    expect(session.ended_at).toBe("2026-11-01T00:14:00.000Z");
    const { body } = await send(server, "getMeeting", { path: { id: report.meeting_id } });
    expect(body.data).toMatchObject({ report_count: 1, updated_at: NOW });
    await server.org.add(aReport({ meeting_id: report.meeting_id.toUpperCase() }));
    expect((await send(server, "listMeetingReports", { path: { id: report.meeting_id } })).body.data).toHaveLength(2);
    const other = await server.org.add(aTemplate({ created_at: "2026-11-01T00:00:00.000Z" }));
    expect(other.updated_at).toBe("2026-11-01T00:00:00.000Z");
    expect(await server.org.add(aUser({ name: "Ana" }))).toMatchObject({
      name: "Ana",
      role: "member",
      is_active: true,
    });
  });

  it("belong to an organization whose ID was given in capitals", async () => {
    const own = await createReferenceServer();
    const id = randomIds().uuid();
    const org = await own.organizations.create({ id: id.toUpperCase() });
    await org.add(aMeeting({ transcript: "[00:00:01] Ana: Hi." }), aTemplate(), aReport());
    expect((await own.organizations.get(id)).id).toBe(org.id);
    await own.close();
  });

  it("belong to a user who is there after the snapshot from before that user is restored", async () => {
    const own = await createReferenceServer();
    const before = await own.snapshot();
    await own.org.add(aMeeting());
    await own.restore(before);
    await own.org.add(aMeeting());
    expect((await send(own, "getTeamStats")).body.data).toMatchObject({ team_size: 1 });
    await own.close();
  });

  it("of every kind are complete: no text is empty, and no list", async () => {
    const blanksOf = (value: unknown, path: string): string[] => {
      if (value === "") return [path];
      if (typeof value !== "object" || value === null) return [];
      const entries = Object.entries(value);
      return entries.length === 0 ? [path] : entries.flatMap(([name, member]) => blanksOf(member, `${path} ${name}`));
    };
    const kinds = [aUser(), aTemplate(), aMeeting(), aReport(), anInsight(), aRoleplaySession()];
    const added = await server.org.add(kinds);
    expect(added.flatMap((value, index) => blanksOf(value, kinds[index]?.kind ?? ""))).toEqual([]);
    expect(added.slice(1, 3)).toMatchObject([
      { is_active: true },
      { participants: [{ is_internal: true }, { is_internal: false }] },
    ]);
  });

  it.each<[Parameters<ReferenceServer["org"]["add"]>[0], string]>([
    [aUser({ nmae: "x" } as object), "aUser: `nmae` is unknown; did you mean `name`?."],
    [
      aUser({ nmae: "x", emial: "y" } as object),
      "aUser: `nmae` is unknown; did you mean `name`?; `emial` is unknown; did you mean `email`?.",
    ],
    [aMeeting({ status: "pending", transcript: "x" }), "aMeeting: a meeting with status `pending` has no transcript."],
    [aMeeting({ has_transcript: true }), "aMeeting: `has_transcript` follows from `transcript`; leave it out."],
    [
      aMeeting({ status: "no_transcript", transcript: "x" }),
      "aMeeting: a meeting with status `no_transcript` has no transcript.",
    ],
    [aMeeting({ status: "done" as never }), "aMeeting: `status` must be one of pending"],
    [aReport({ id: "1" }), "aReport: `id` must be a UUID"],
    [aTemplate({ grading_criteria: [{ name: "C" } as never] }), "weight` is required"],
    [anInsight({ confidence: 2 }), "anInsight: `confidence` must be <= 1."],
    [aRoleplaySession({ overall_score: -1 }), "aRoleplaySession: `overall_score` must be >= 0."],
    [aReport({ created_at: "2026-02-30T00:00:00.000Z" }), `aReport: \`created_at\` ${NO_TIME}.`],
    [aReport({ created_at: "2026-02-28" }), `aReport: \`created_at\` ${NO_TIME}.`],
    [aReport({ created_at: "9999-12-31T23:59:59-00:01" }), `aReport: \`created_at\` ${NO_TIME}.`],
    [aReport({ created_at: "0000-01-01T00:00:00+00:01" }), `aReport: \`created_at\` ${NO_TIME}.`],
    [
      aMeeting({ participants: [{ name: "A", is_internal: true, nmae: "x" } as never] }),
      "aMeeting: `participants[0].nmae` is unknown.",
    ],
    [aTemplate({ version: 0 }), "aTemplate: `version` must be >= 1."],
  ])("that the service would never return are rejected: %#", async (draft, message) => {
    const adding = server.org.add(draft);
    await expect(adding).rejects.toThrow(TypeError);
    await expect(adding).rejects.toThrow(message);
  });

  it("may be of the first and the last moment that there is", async () => {
    for (const created_at of ["0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"])
      expect(await server.org.add(aReport({ created_at }))).toMatchObject({ created_at });
  });

  it("are filled into another organization without its neighbor's user", async () => {
    const other = await server.organizations.create({ name: "Neighbor" });
    const [own, theirs] = [await server.org.add(aMeeting()), await other.add(aMeeting())];
    expect(theirs.user_id).not.toBe(own.user_id);
    expect((await server.organizations.get("Neighbor")).id).toBe(other.id);
    expect((await server.organizations.get(other.id)).name).toBe("Neighbor");
    await expect(server.organizations.get("Nobody")).rejects.toThrow(
      "There is no organization `Nobody`. There are: Acme, Neighbor.",
    );
  });
});

describe("the demo data", () => {
  it("fills the organization that is named, counts what it wrote, and is the same for the same seed", async () => {
    const [one, two] = [await createReferenceServer(), await createReferenceServer()];
    const progress: number[] = [];
    const options = {
      meetings: 30,
      seed: "a",
      batchSize: 20,
      onProgress: (meetings: number) => progress.push(meetings),
    };
    const summary = await one.seed(options);
    expect(summary.organizations[0]).toMatchObject({ id: one.org.id, name: one.org.name });
    expect(summary.counts).toMatchObject({ organization: summary.organizations.length, meeting: 30 });
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toBe(30);
    const again = await two.seed({ meetings: 30, seed: "a" });
    expect(again.counts).toEqual(summary.counts);
    expect((await one.organizations.list()).length).toBe(summary.organizations.length);
    await Promise.all([one.close(), two.close()]);
  });

  it("has 400 meetings by default", async () => {
    const server = await createReferenceServer();
    expect((await server.seed()).counts.meeting).toBe(400);
    await server.close();
  });
});

describe("a server in a test", () => {
  it("names what has no name: organizations by their ids, keys by what they may", async () => {
    const server = await createReferenceServer();
    const other = await server.organizations.create();
    expect(other.name).toBe(`Organization ${other.id.slice(0, 8)}`);
    await other.createKey({ permissions: ["read"] });
    await server.keys.create({ permissions: ["read"], orgId: other.id });
    const namesOf = async (org: OrganizationHandle) => (await org.listKeys()).map(({ name }) => name).sort();
    expect(await namesOf(server.org)).toEqual(["Default admin key", "Default read key", "Default write key"]);
    expect(await namesOf(other)).toEqual(["Test key", "Test key"]);
    await server.organizations.create({ name: "Acme" });
    await expect(server.organizations.get("acme")).rejects.toThrow(
      "Several organizations are called `acme`. Use an id.",
    );
    await server.close();
  });

  it("adds what belongs to the user and the meeting that are given, and neither of its own", async () => {
    const server = await createReferenceServer();
    const { id: user_id } = await server.org.add(aUser());
    const { id: meeting_id } = await server.org.add(aMeeting({ user_id }));
    expect(await server.org.add(anInsight({ user_id, meeting_id }))).toMatchObject({ user_id, meeting_id });
    await server.org.add(aReport({ user_id, meeting_id }));
    const { meeting_id: foreign } = await (await server.organizations.create()).add(aReport());
    await expect(server.org.add(aReport({ user_id, meeting_id: foreign }))).rejects.toThrow(
      new TypeError(`aReport: there is no meeting \`${foreign}\` in this organization. Add it first.`),
    );
    const draft = { meeting_id: foreign };
    await expect(server.org.add(anInsight(draft))).rejects.toThrow(`anInsight: there is no meeting \`${foreign}\``);
    await expect(server.org.add(aReport(draft))).rejects.toThrow(
      new TypeError(`aReport: there is no meeting \`${foreign}\` in this organization. Add it first.`),
    );
    await expect(server.org.add(aReport({ overall_score: 101 }))).rejects.toThrow(
      new TypeError("aReport: `overall_score` must be <= 100; `criteria_scores[0].score` must be <= 100."),
    );
    const totals = { team_size: 1, total_meetings: 1, total_reports: 1 };
    expect((await send(server, "getTeamStats", { query: { time_range: "all" } })).body.data).toMatchObject(totals);
    await server.close();
  });

  it("is asked by a path, an address, a URL or a request", async () => {
    const server = await createReferenceServer();
    const url = "http://localhost/healthz";
    for (const input of ["/healthz", url, new URL(url), new Request(url)])
      expect((await server.fetch(input)).status).toBe(200);
    await server.close();
  });

  it("hands links to sign in to its admins only", async () => {
    const server = await createReferenceServer();
    await expect(server.dashboard.link()).rejects.toThrow("The organization has no active admin.");
    const { id } = await server.org.add(aUser({ role: "admin" }));
    const paths = [await server.dashboard.link(), await server.dashboard.link({ userId: id })];
    for (const path of paths) expect((await server.fetch(path)).status).toBeLessThan(400);
    await server.close();
  });

  it("revokes keys of every organization by id, and none twice", async () => {
    const server = await createReferenceServer();
    const other = await server.organizations.create();
    const { id, key } = await server.keys.create({ permissions: ["read"], orgId: other.id });
    expect((await send(server, "listMeetings", { key })).status).toBe(200);
    expect([await server.keys.revoke(id), await server.keys.revoke(id), await server.keys.revoke("x")]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await send(server, "listMeetings", { key })).status).toBe(401);
    await server.close();
  });
});

it("several objects of any kinds are added in their order, one by one, as arguments or as an array", async () => {
  const server = await createReferenceServer();
  const [user, meeting] = await server.org.add(aUser({ name: "Ana Ruiz" }), aMeeting({ title: "Second" }));
  expect([user.name, meeting.title]).toEqual(["Ana Ruiz", "Second"]);
  const reports = await server.org.add([81, 64].map((overall_score) => aReport({ overall_score })));
  expect(reports.map(({ overall_score }) => overall_score)).toEqual([81, 64]);
  expect(await server.org.add([aTemplate({ name: "Only" })])).toMatchObject([{ name: "Only" }]);
  expect(await server.org.add([])).toEqual([]);
  await expect(server.org.add(aMeeting({ title: "Kept" }), aReport({ overall_score: 101 }))).rejects.toThrow(
    new TypeError("aReport: `overall_score` must be <= 100; `criteria_scores[0].score` must be <= 100."),
  );
  const response = await send(server, "listMeetings", { query: { limit: 100 } });
  expect(response.body.data).toContainEqual(expect.objectContaining({ title: "Kept" }));
  await server.close();
});

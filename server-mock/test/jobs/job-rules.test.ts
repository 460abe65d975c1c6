import { beforeEach, describe, expect, it } from "vitest";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import type { Scorer } from "../../coaching/scorer.ts";
import { jobMetrics } from "../../jobs/job-metrics.ts";
import { type JobFigures, Jobs } from "../../jobs/jobs.ts";
import { saysSomethingElse } from "../../jobs/load-for-report.ts";
import { type PlannedMeeting, planReports } from "../../jobs/plan-reports.ts";
import { aMeeting, aReport, aTemplate, createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import type { Meeting, MeetingDetail, Template } from "../../records/resources.ts";
import { addUsage } from "../../records/scoring-usage.ts";
import { canMove, requireMove } from "../../store/meeting-states.ts";
import { takeSnapshot } from "../../store/snapshot.ts";
import type { Tables } from "../../store/tables.ts";
import { deleteMeetingWithAll } from "../../team/administration/delete-meetings.ts";
import { renameCall } from "../../team/calls/change-call.ts";
import { type Acme, openAcme } from "../support/acme.ts";
import { send } from "../support/send.ts";

const TRANSCRIPT = "[00:00:04] Jonas Lindqvist: What made you take this call?\n[00:00:11] Ana Ruiz: Two calls a month.";
const NOW = new Date("2026-11-20T12:00:00.000Z");

describe("metrics of the queue", () => {
  const figures: JobFigures = {
    ...{ waiting: 1, running: 2, done: 3, failed: 4, attempts: 5, oldestSeconds: 6 },
    usage: { calls: 7, inputTokens: 8, outputTokens: 9 },
    cost: null,
  };
  const lines = [
    "# HELP svc_jobs Jobs by state.",
    "# TYPE svc_jobs gauge",
    'svc_jobs{state="waiting"} 1',
    'svc_jobs{state="running"} 2',
    'svc_jobs{state="done"} 3',
    'svc_jobs{state="failed"} 4',
    "# HELP svc_jobs_oldest_seconds Age of the oldest due job that is not running.",
    "# TYPE svc_jobs_oldest_seconds gauge",
    "svc_jobs_oldest_seconds 6",
    "# HELP svc_jobs_attempts_total Attempts at jobs.",
    "# TYPE svc_jobs_attempts_total counter",
    "svc_jobs_attempts_total 5",
    "# HELP svc_scoring_calls_total Requests to the model.",
    "# TYPE svc_scoring_calls_total counter",
    "svc_scoring_calls_total 7",
    "# HELP svc_scoring_tokens_total Tokens of these requests.",
    "# TYPE svc_scoring_tokens_total counter",
    'svc_scoring_tokens_total{direction="input"} 8',
    'svc_scoring_tokens_total{direction="output"} 9',
  ];

  it("are read by Prometheus, with the cost where prices are set", async () => {
    const linesOf = async (read: JobFigures) =>
      (await jobMetrics({ figures: async () => read })).split("\n").filter((line) => line !== "");
    expect(await linesOf(figures)).toEqual(lines);
    expect(await linesOf({ ...figures, cost: { currency: "EUR", amount: 1.5 } })).toEqual([
      ...lines,
      "# HELP svc_scoring_cost Cost of these tokens at the current prices.",
      "# TYPE svc_scoring_cost gauge",
      'svc_scoring_cost{currency="EUR"} 1.5',
    ]);
  });

  it("are left out while the database does not respond", async () => {
    expect(await jobMetrics({ figures: () => Promise.reject(new Error("gone")) })).toBe("");
  });
});

describe("the plan of reports", () => {
  const template = (id: string, call_type: string | null, values: Partial<Template> = {}) =>
    ({ id, call_type, is_active: true, version: 1, ...values }) as Template;
  const templates = [
    template("demo 1", "demo"),
    template("demo 2", "demo", { version: 7 }),
    template("demo off", "demo", { is_active: false }),
    template("any", null),
    template("general", "general"),
    template("closing off", "closing", { is_active: false }),
  ];
  const meeting = (call_type: string | null, transcript: string | null = "text"): PlannedMeeting => ({
    ...{ id: "m", call_type, transcript },
  });
  const options = { orgId: "o", scorer: "s/1" };
  const idsFor = (one: PlannedMeeting, more: { templateId?: string } = {}) =>
    planReports([one], templates, { ...options, ...more }).reports.map((report) => report.template.id);

  it.each<[string | null, string[]]>([
    ["demo", ["demo 1", "demo 2"]],
    ["general", ["general"]],
    ["closing", ["any", "general"]],
    [null, ["any", "general"]],
  ])("has the active templates of a call of type %s: %j", (callType, expected) => {
    expect(idsFor(meeting(callType))).toEqual(expected);
  });

  it("has the template that is asked for, active or not, and nothing of a meeting without a transcript", () => {
    expect(idsFor(meeting("demo"), { templateId: "closing off" })).toEqual(["closing off"]);
    expect(idsFor(meeting("demo", null))).toEqual([]);
    const none = planReports([meeting("demo"), meeting(null, null)], [], options);
    expect(none).toEqual({ reports: [], withoutTemplate: ["m"] });
    expect(planReports([meeting("demo")], templates, { ...options, templateId: "x" }).withoutTemplate).toEqual(["m"]);
  });

  it("takes another transcript, version, template, scorer or wish for another job, and the same for the same", () => {
    const keyOf = (text: string, version = 1, more: object = {}) =>
      planReports([meeting(null, text)], [template("t", null, { version })], { ...options, ...more }).reports[0]?.job;
    const first = keyOf("text");
    expect(first).toEqual({
      ...{ orgId: "o", kind: "report", subject: "m", payload: { meetingId: "m", templateId: "t" } },
      dedupeKey: "m:t:1:982d9e3eb996f559:s/1",
    });
    expect(keyOf("text")).toEqual(first);
    const keys = [
      keyOf("other"),
      keyOf("text", 2),
      keyOf("text", 1, { scorer: "s/2" }),
      keyOf("text", 1, { again: "x" }),
    ];
    expect(new Set([first, ...keys].map((job) => job?.dedupeKey)).size).toBe(5);
  });
});

describe("a meeting's status", () => {
  const MOVES: Record<Meeting["status"], string> = {
    pending: "fetched failed",
    fetched: "processing completed no_transcript failed",
    processing: "completed failed no_transcript",
    completed: "processing fetched",
    failed: "processing completed fetched no_transcript",
    no_transcript: "fetched",
  };
  const statuses = Object.keys(MOVES) as Meeting["status"][];

  it.each(statuses)("goes from %s where the decision record says, and stays", (from) => {
    const allowed = statuses.filter((to) => canMove(from, to));
    expect(new Set(allowed)).toEqual(new Set([from, ...MOVES[from].split(" ")]));
    const [to] = statuses.filter((other) => !allowed.includes(other));
    expect(() => requireMove("m", from, to ?? "pending")).toThrow(
      `The meeting m cannot go from ${from} to ${to}. From ${from} it may go to ${MOVES[from].split(" ").join(" or ")}.`,
    );
  });
});

describe("a job", () => {
  let acme: Acme;
  let meeting: MeetingDetail;

  beforeEach(async () => {
    acme = await openAcme();
    const { org } = acme;
    meeting = await org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
    await acme.service.jobs.request({ orgId: acme.orgId });
    return () => acme.service.close();
  });

  const rows = async () =>
    ((await takeSnapshot(acme.admin.database)).get("jobs") as Tables["jobs"][]).map(({ state, last_error }) => [
      state,
      last_error,
    ]);

  it("whose meeting was deleted fails, and writes nothing", async () => {
    await deleteMeetingWithAll(acme.admin, { orgId: acme.orgId, id: meeting.id });
    expect(await acme.service.jobs.drain()).toBe(1);
    expect(await rows()).toEqual([["failed", "The meeting is gone."]]);
  });

  it("is retried when it has failed, in its organization alone", async () => {
    const { jobs } = acme.service;
    const [{ id }] = (await takeSnapshot(acme.admin.database)).get("jobs") as [Tables["jobs"]];
    expect(await jobs.retry({ orgId: acme.orgId, id })).toBe(false);
    await deleteMeetingWithAll(acme.admin, { orgId: acme.orgId, id: meeting.id });
    await jobs.drain();
    expect(await jobs.retry({ orgId: meeting.id, id })).toBe(false);
    const woken = jobs.wakeUp.wait(60_000, new AbortController().signal);
    expect(await jobs.retry({ orgId: acme.orgId, id })).toBe(true);
    await woken;
    expect(await rows()).toEqual([["waiting", null]]);
  });

  it.each<[string, Partial<MeetingDetail>, boolean]>([
    ["at no time", { title: "Not looked at" }, false],
    ["in what no report says", { updated_at: "2026-11-19T00:00:00.000Z", status: "processing" }, false],
    ["in its title", { updated_at: "2026-11-19T00:00:00.000Z", title: "Else" }, true],
    ["in its owner", { updated_at: "2026-11-19T00:00:00.000Z", user_id: "else" }, true],
    ["in its people", { updated_at: "2026-11-19T00:00:00.000Z", participants: [] }, true],
    ["in its words", { updated_at: "2026-11-19T00:00:00.000Z", transcript: "Else." }, true],
    ["in that it has words", { updated_at: "2026-11-19T00:00:00.000Z", transcript: null }, true],
  ])("is scored again where its call has changed %s", async (_case, values, expected) => {
    const { database } = acme.admin;
    const scored = { ...meeting, ...values };
    expect(await saysSomethingElse(database, { orgId: acme.orgId, scored, stored: meeting })).toBe(expected);
    const silent = {
      orgId: meeting.id,
      scored: { ...scored, transcript: null },
      stored: { ...scored, updated_at: "" },
    };
    expect(await saysSomethingElse(database, silent)).toBe(false);
  });

  it("whose call changes whenever it is scored is scored three times, and then waits", async () => {
    let title = 0;
    let failing = 0;
    const score: Scorer["score"] = async (...given) => {
      title += 1;
      acme.later();
      await renameCall(acme.admin, { orgId: acme.orgId, id: meeting.id }, `Title ${title}`);
      addUsage(given[2].usage, { calls: 1, inputTokens: 10, outputTokens: 1 });
      if (title === failing) throw new Error("no");
      return OFFLINE_SCORER.score(...given);
    };
    const jobs = new Jobs({ ...acme.service, scorer: { name: "slow", score } });
    expect(await jobs.drain()).toBe(1);
    expect([title, await rows()]).toEqual([3, [["waiting", "Scoring failed."]]]);
    expect((await jobs.figures()).usage).toEqual({ calls: 3, inputTokens: 30, outputTokens: 3 });
    // Of a scoring whose call has changed, and of the next one, which fails.
    failing = 5;
    const later = () => new Date(acme.service.now().getTime() + 3_600_000);
    expect(await new Jobs({ ...acme.service, now: later, scorer: { name: "slow", score } }).drain()).toBe(1);
    expect((await jobs.figures()).usage).toEqual({ calls: 5, inputTokens: 50, outputTokens: 5 });
    expect(await jobs.queue.tokensToday(acme.orgId)).toBe(55);
  });
});

describe("requests for reports", () => {
  let server: ReferenceServer;

  beforeEach(async () => {
    server = await createReferenceServer({ now: () => NOW });
    return () => server.close();
  });

  const call = (values: Parameters<typeof aMeeting>[0] = {}) =>
    server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT, ...values }));

  it("are for meetings that were fetched or failed, and with a time for all that began after it", async () => {
    await server.org.add(aTemplate({ call_type: null }));
    const at = (day: string) => `2026-11-${day}T09:00:00.000Z`;
    await call({ started_at: at("01") });
    await call({ started_at: at("02"), status: "failed" });
    await call({ started_at: at("03"), status: "completed" });
    await call({ started_at: at("04"), status: "processing" });
    await call({ started_at: at("05"), status: "pending", transcript: null });
    const added = async (request: object) =>
      (await server.jobs.request({ again: JSON.stringify(request), ...request })).added;
    expect(await added({})).toBe(2);
    expect(await added({ since: new Date(0) })).toBe(4);
    expect(await added({ since: new Date(at("03")) })).toBe(2);
    expect(await added({ since: new Date(Date.parse(at("03")) + 1) })).toBe(1);
    expect(await added({ meetingIds: [] })).toBe(0);
  });

  it("reach every meeting of a long list, of equal times too", async () => {
    await server.org.add(aTemplate({ call_type: null }));
    for (let index = 0; index < 401; index += 1)
      await call({ started_at: `2026-11-01T09:00:0${index < 250 ? 0 : 1}.000Z` });
    expect(await server.jobs.request()).toMatchObject({ added: 401, known: 0, withoutTemplate: [] });
    expect(await server.jobs.request()).toMatchObject({ added: 0, known: 401 });
  });

  it("of another organization reach none of its neighbor's meetings, not by id either", async () => {
    const other = await server.organizations.create();
    await other.add(aTemplate({ call_type: null }));
    const { id } = await call();
    expect(await server.jobs.request({ orgId: other.id, meetingIds: [id] })).toEqual({
      ...{ added: 0, known: 0, withoutTemplate: [], withoutTranscript: [], unknown: [id] },
    });
    expect(await server.jobs.request({ orgId: other.id })).toMatchObject({ added: 0, known: 0 });
  });

  const after = async (id: string) => (await send(server, "getMeeting", { path: { id } })).body.data;

  it("whose template went away fail the meeting and say why, unless it has a report already", async () => {
    const { id: templateId } = await server.org.add(aTemplate({ call_type: null }));
    const fresh = await call();
    const scored = await call({ status: "completed", call_type: null });
    await server.org.add(aReport({ meeting_id: scored.id }));
    await server.jobs.request({ meetingIds: [fresh.id, scored.id] });
    await send(server, "deleteTemplate", { path: { id: templateId } });
    await server.jobs.drain();
    expect(await after(fresh.id)).toMatchObject({ status: "failed", failure_reason: "The template is gone." });
    expect(await after(scored.id)).toMatchObject({ status: "completed", failure_reason: null, report_count: 1 });
    expect(await server.jobs.figures()).toMatchObject({ waiting: 0, running: 0, done: 0, failed: 2, attempts: 2 });
  });

  it("for a failed meeting that has no transcript, or loses it meanwhile, end with that status", async () => {
    await server.org.add(aTemplate({ call_type: null }));
    const without = await server.org.add(aMeeting({ status: "failed" }));
    const silent = await server.org.add(aMeeting({ status: "fetched" }));
    const loses = await call({ status: "failed" });
    const meetingIds = [without.id, silent.id, loses.id];
    const withoutTranscript = [without.id, silent.id];
    expect(await server.jobs.request({ meetingIds })).toMatchObject({ added: 1, withoutTranscript });
    const snapshot = new Map(await server.snapshot());
    const [row] = (snapshot.get("meetings") ?? []).filter(({ id }: { id?: string }) => id === loses.id);
    const document = JSON.stringify({ ...loses, has_transcript: false, transcript: undefined });
    const others = (snapshot.get("meetings") ?? []).filter((other) => other !== row);
    await server.restore(snapshot.set("meetings", [...others, { ...row, document }]).set("transcripts", []));
    await server.jobs.drain();
    for (const id of meetingIds)
      expect(await after(id)).toMatchObject({ status: "no_transcript", failure_reason: null });
    expect(await server.jobs.figures()).toMatchObject({ waiting: 0, running: 0, failed: 1 });
  });

  it("for calls whose sellers nobody knows say what to do about it", async () => {
    await server.org.add(aTemplate({ call_type: null }));
    const { id } = await call({
      participants: [],
      transcript: "[00:00:01] Someone: Hello there.\n[00:00:04] Another: Hi.",
    });
    await server.jobs.request();
    await server.jobs.drain();
    expect(await after(id)).toMatchObject({
      status: "failed",
      failure_reason:
        "It is not known which speakers are the sellers: mark them as internal, or let the meeting belong to one of them.",
    });
  });

  it("end with the report, and a failed meeting that gets one fails no longer", async () => {
    await server.org.add(aTemplate({ call_type: null }));
    const { id } = await call({ status: "failed", failure_reason: "The model was down." });
    await server.jobs.request();
    expect(await server.jobs.drain()).toBe(1);
    expect(await after(id)).toMatchObject({ status: "completed", failure_reason: null, report_count: 1 });
    expect(await server.jobs.figures()).toMatchObject({ waiting: 0, running: 0, done: 1, failed: 0, cost: null });
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ScoringError } from "../../coaching/scoring-error.ts";
import type { Scorer, Scoring } from "../../library/index.ts";
import { aMeeting, aTemplate, aUser, createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import { addUsage } from "../../records/scoring-usage.ts";
import type { Tables } from "../../store/tables.ts";
import { DATABASES, useStore } from "../support/stores.ts";

const HOUR_MS = 3_600_000;
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call?",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

/** A scorer that a test tells what to do. */
class ScriptedScorer implements Scorer {
  readonly name = "scripted/1";
  calls = 0;
  failure: Error | undefined;
  usage = { calls: 1, inputTokens: 100, outputTokens: 10 };
  /** Happens while a call is scored. */
  meanwhile: () => Promise<unknown> = async () => undefined;
  /** Tokens that a call takes at most. */
  needs = 0;

  estimate = async () => ({ calls: 1, inputTokens: this.needs / 2, outputTokens: this.needs / 2 });

  async score(...[, , { usage }]: Parameters<Scorer["score"]>): Promise<Scoring> {
    this.calls += 1;
    addUsage(usage, this.usage);
    await this.meanwhile();
    if (this.failure) throw this.failure;
    const citation = { quote: "What made you take this call?", line: 0 };
    const insight = {
      type: "pain_point",
      title: "Few calls heard",
      summary: "S",
      sentiment: "negative",
      confidence: 0.9,
    } as const;
    return {
      assessments: [{ criterion: 0, band: 4, feedback: "F", citations: [citation] }],
      insights: [{ ...insight, tags: [], citation: { quote: "Our managers listen to maybe two calls", line: 1 } }],
    };
  }
}

describe.each(DATABASES)("production of reports on %s", (kind) => {
  const store = useStore(kind);
  let clock: number;
  let scorer: ScriptedScorer;
  let server: ReferenceServer;

  beforeEach(async () => {
    clock = Date.parse("2026-11-20T12:00:00.000Z");
    scorer = new ScriptedScorer();
    server = await store.create({ scorer, dailyTokens: 100_000, now: () => new Date(clock) });
    // PostgreSQL is shared by the tests of this file.
    for (let left = 1; left > 0; ) {
      left = await server.jobs.drain();
      clock += 24 * HOUR_MS;
    }
    scorer.calls = 0;
    await server.org.add(aTemplate({ call_type: "discovery" }));
  });
  afterEach(() => server.close());

  const fetched = (values = {}) => server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT, ...values }));
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${server.keys.read}` };
    return (await (await server.fetch(`/api/v1${path}`, { headers })).json()).data;
  };

  /** Reasons for which jobs of the organization wait. */
  const waiting = async () =>
    ((await server.snapshot()).get("jobs") as Tables["jobs"][]).flatMap(({ org_id, state, last_error }) =>
      org_id === server.org.id && state === "waiting" ? [last_error] : [],
    );
  const tomorrow = () => new Date(clock + 24 * HOUR_MS).toISOString().slice(0, 10);

  it("a fetched meeting gets its report and its insights, and is completed", async () => {
    const meeting = await fetched();
    expect(await server.jobs.request()).toMatchObject({ added: 1, known: 0, withoutTemplate: [] });
    expect(await server.jobs.drain()).toBe(1);
    expect(await get(`/meetings/${meeting.id}`)).toMatchObject({ status: "completed", report_count: 1 });
    const [report] = await get(`/meetings/${meeting.id}/report`);
    expect(report).toMatchObject({
      scorer: "scripted/1",
      overall_score: 75,
      template_name: "Discovery scorecard",
      criteria_scores: [
        { score: 75, evidence: [{ quote: "What made you take this call?", timestamp_seconds: 4 }] },
        { score: null, evidence: [] },
      ],
    });
    const insights = await get("/insights");
    expect(insights).toMatchObject([
      { report_id: report.id, quote: "Our managers listen to maybe two calls a month.", timestamp_seconds: 11 },
    ]);
    expect((await get("/meetings?status=completed")).length).toBe(1);
  });

  it.each(["past_due", "canceled", "suspended"] as const)(
    "a call of an organization whose subscription is %s is not scored, at nobody's cost",
    async (status) => {
      const meeting = await fetched();
      await server.jobs.request({ meetingIds: [meeting.id] });
      await server.org.setSubscription({ plan: "business", status });
      await server.jobs.drain();
      expect(scorer.calls).toBe(0);
      await server.org.setSubscription({ plan: "business", status: "active" });
      expect(await get(`/meetings/${meeting.id}`)).toMatchObject({
        status: "failed",
        failure_reason: expect.stringContaining("subscription has ended"),
      });
    },
  );

  it("what an organization listens for becomes insights, with every scorer", async () => {
    const meeting = await fetched({
      transcript: `${TRANSCRIPT}\n[00:00:20] Ana Ruiz: We looked at Salesforce for it.`,
    });
    await server.jobs.request({ meetingIds: [meeting.id] });
    await server.jobs.drain();
    const titles = (await get("/insights")).map(({ title }: { title: string }) => title);
    expect(titles).toContain("Integrations: Salesforce");
  });

  it("asking again does nothing; a changed template gives a new report", async () => {
    const meeting = await fetched();
    await server.jobs.request({ meetingIds: [meeting.id] });
    await server.jobs.drain();
    expect(await server.jobs.request({ meetingIds: [meeting.id] })).toMatchObject({ added: 0, known: 1 });
    const [template] = await get("/templates");
    await server.fetch(`/api/v1/templates/${template.id}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${server.keys.admin}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "Changed" }),
    });
    expect(await server.jobs.request({ meetingIds: [meeting.id] })).toMatchObject({ added: 1 });
    await server.jobs.drain();
    expect(
      (await get(`/meetings/${meeting.id}/report`))
        .map((report: { template_name: string }) => report.template_name)
        .sort(),
    ).toEqual(["Changed", "Discovery scorecard"]);
  });

  it("a meeting is processed from the first of its jobs to the end of the last", async () => {
    await server.org.add(aTemplate({ name: "Second", call_type: "discovery" }));
    const { id } = await fetched();
    const seen: unknown[] = [];
    scorer.meanwhile = async () => {
      const { status, report_count, failure_reason } = await get(`/meetings/${id}`);
      seen.push([status, report_count, failure_reason]);
      if (report_count === 1) scorer.failure = new ScoringError("No.", "final");
    };
    await server.jobs.request();
    await server.jobs.drain();
    expect(seen).toEqual([
      ["processing", 0, null],
      ["processing", 1, null],
    ]);
    expect(await get(`/meetings/${id}`)).toMatchObject({ status: "completed", report_count: 1, failure_reason: null });
  });

  it("a meeting that no template fits is named", async () => {
    const meeting = await fetched({ call_type: "demo" });
    expect(await server.jobs.request()).toMatchObject({ added: 0, withoutTemplate: [meeting.id] });
  });

  it.each<[string, object, string]>([
    ["nobody is known to sell", { participants: [] }, "It is not known which speakers are the sellers"],
    ["nothing was said", { transcript: "\n" }, "The meeting has no transcript."],
  ])("a meeting in which %s fails with that reason", async (_, values, reason) => {
    const owner = await server.org.add(aUser({ name: "Somebody Else" }));
    const meeting = await fetched({ user_id: owner.id, ...values });
    await server.jobs.request();
    await server.jobs.drain();
    expect(await get(`/meetings/${meeting.id}`)).toMatchObject({
      status: "failed",
      failure_reason: expect.stringContaining(reason),
    });
    expect(scorer.calls).toBe(0);
  });

  it("a scorer that says nothing usable is asked five times, then the meeting has failed", async () => {
    const meeting = await fetched();
    scorer.failure = new ScoringError(
      "The model responded twice without a JSON object. Use a model that can write JSON.",
      "unusable",
    );
    await server.jobs.request();
    for (let round = 0; round < 8; round += 1) {
      await server.jobs.drain();
      clock += HOUR_MS;
    }
    expect(scorer.calls).toBe(5);
    expect(await get(`/meetings/${meeting.id}`)).toMatchObject({
      status: "failed",
      failure_reason: scorer.failure.message,
    });
  });

  it("a failure for good is not tried again, and a second run may succeed", async () => {
    const meeting = await fetched();
    scorer.failure = new ScoringError("The model's endpoint returned status 401.", "final");
    await server.jobs.request();
    await server.jobs.drain();
    expect(scorer.calls).toBe(1);
    scorer.failure = undefined;
    await server.jobs.request({ again: "second" });
    await server.jobs.drain();
    expect(await get(`/meetings/${meeting.id}`)).toMatchObject({ status: "completed", failure_reason: null });
  });

  it("past the organization's tokens of the day, jobs wait for the next day", async () => {
    const user = await server.org.add(aUser());
    scorer.usage = { calls: 1, inputTokens: 99_000, outputTokens: 1_500 };
    await fetched({ user_id: user.id });
    await fetched({ user_id: user.id });
    await server.jobs.request();
    await server.jobs.drain();
    expect(scorer.calls).toBe(1);
    expect(await waiting()).toEqual([
      `The organization has 0 of its 100000 daily tokens left: it is scored after ${tomorrow()}T00:00Z.`,
    ]);
    clock += 24 * HOUR_MS;
    await server.jobs.drain();
    expect(scorer.calls).toBe(2);
  });

  it("with exactly its tokens of the day used, a scorer that cannot say what it needs waits too", async () => {
    scorer.usage = { calls: 1, inputTokens: 99_000, outputTokens: 1_000 };
    await fetched();
    await fetched();
    await server.jobs.request();
    await server.jobs.drain();
    expect(scorer.calls).toBe(1);
  });

  it.each([
    new ScoringError("Nothing usable.", "final"),
    new ScoringError("Down.", "unavailable"),
    new Error("A defect."),
  ])("what a scorer took counts as used today, although it fails: %s", async (failure) => {
    scorer.needs = 1_000;
    scorer.failure = failure;
    scorer.usage = { calls: 2, inputTokens: 99_000, outputTokens: 500 };
    await fetched();
    await server.jobs.request();
    await server.jobs.drain();
    scorer.failure = undefined;
    clock += HOUR_MS;
    await fetched();
    await server.jobs.request();
    await server.jobs.drain();
    expect(scorer.calls).toBe(1);
  });

  it("a call that what is left of the day does not suffice for waits for the next day, and says so", async () => {
    scorer.needs = 60_000;
    scorer.usage = { calls: 1, inputTokens: 50_000, outputTokens: 1_000 };
    const [first, second] = [await fetched(), await fetched()];
    await server.jobs.request();
    await server.jobs.drain();
    expect(scorer.calls).toBe(1);
    expect(await waiting()).toEqual([
      `The organization has 49000 of its 100000 daily tokens left, and the call takes up to 60000: it is scored after ${tomorrow()}T00:00Z.`,
    ]);
    clock += 24 * HOUR_MS;
    await server.jobs.drain();
    expect(scorer.calls).toBe(2);
    for (const { id } of [first, second]) expect(await get(`/meetings/${id}`)).toMatchObject({ status: "completed" });
  });

  it.each([
    [100_000, 1, null],
    [100_001, 0, "The call takes up to 100001 tokens, more than the organization's 100000 a day."],
  ])("a call that takes %i of a day's 100,000 tokens is scored %i times: %s", async (needs, calls, failure_reason) => {
    scorer.needs = needs;
    const meeting = await fetched();
    await server.jobs.request();
    await server.jobs.drain();
    expect(scorer.calls).toBe(calls);
    expect(await get(`/meetings/${meeting.id}`)).toMatchObject({ failure_reason });
  });
});

it("with an endpoint that is down for an hour nothing is lost, and nothing is hammered", async () => {
  let clock = Date.parse("2026-11-20T12:00:00.000Z");
  const scorer = new ScriptedScorer();
  const server = await createReferenceServer({ scorer, now: () => new Date(clock) });
  await server.org.add(aTemplate({ call_type: "discovery" }));
  for (let index = 0; index < 50; index += 1)
    await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
  await server.jobs.request();
  const worker = server.jobs;
  scorer.failure = new ScoringError("The model could not be reached: ECONNREFUSED.", "unavailable");
  for (let second = 0; second < 3_600; second += 1) {
    await worker.drain();
    clock += 1_000;
  }
  expect(scorer.calls).toBeLessThan(100);
  expect(await server.jobs.figures()).toMatchObject({ waiting: 50, failed: 0 });
  scorer.failure = undefined;
  clock += 120_000;
  await worker.drain();
  expect(await server.jobs.figures()).toMatchObject({ waiting: 0, done: 50 });
  await server.close();
});

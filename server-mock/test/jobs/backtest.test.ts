import { expect, it } from "vitest";
import { readModelSettings } from "../../coaching/model/model-settings.ts";
import { backtest, estimateBacktest } from "../../jobs/backtest.ts";
import { estimateReports } from "../../jobs/estimate-reports.ts";
import { aMeeting, aTemplate, aUser, createReferenceServer, type Scorer, type Scoring } from "../../library/index.ts";
import { OrganizationHandle } from "../../library/organization-handle.ts";
import { openService } from "../../library/service.ts";
import type { Organization } from "../../records/resources.ts";
import { addUsage, noUsage } from "../../records/scoring-usage.ts";
import { writeRecords } from "../../store/write-records.ts";

const ORG: Organization = {
  ...{ id: "00000000-0000-4000-8000-000000000001", name: "Acme" },
  ...{ plan: "business", subscription_status: "active" },
};

/** Bands by the name of the template and the first word of the call; a call without one cannot be scored. */
class TableScorer implements Scorer {
  readonly name = "table/1";
  readonly #bands: Readonly<Record<string, number>>;

  constructor(bands: Readonly<Record<string, number>>) {
    this.#bands = bands;
  }

  async score(...[call, template]: Parameters<Scorer["score"]>): Promise<Scoring> {
    const quote = call.lines[0]?.text ?? "";
    const band = this.#bands[`${template.name} ${quote.split(" ")[0]}`];
    const citations = [{ quote, line: 0 }];
    const assessments = band === undefined ? [] : [{ criterion: 0, band, feedback: "F", citations }];
    return { assessments, insights: [] } as unknown as Scoring;
  }
}

it("says what another template would change, over the newest calls that both score, and writes nothing", async () => {
  const service = await openService({ pepper: "x" });
  await writeRecords(service.database, [{ kind: "organization", value: ORG }], { now: new Date() });
  const org = new OrganizationHandle(ORG, service, service.keys);
  const [ana, bo] = [await org.add(aUser({ name: "Ana" })), await org.add(aUser({ name: "Bo" }))];
  const [old, next] = [await org.add(aTemplate({ name: "old" })), await org.add(aTemplate({ name: "new" }))];
  const say = (day: number, userId: string, name: string, word: string) =>
    org.add(
      aMeeting({
        ...{ started_at: `2026-11-0${day}T09:00:00.000Z`, user_id: userId, status: "completed" },
        participants: [{ name, is_internal: true }],
        transcript: `[00:00:01] ${name}: ${word} is what we said.\n[00:00:09] Somebody: Fine by me.`,
      }),
    );
  await say(1, ana.id, "Ana", "Forgotten");
  await say(2, ana.id, "Ana", "Monday");
  await say(3, ana.id, "Ana", "Tuesday");
  await say(4, bo.id, "Bo", "Monday");
  await say(5, bo.id, "Bo", "Silence");
  const scorer = new TableScorer({
    ...{ "old Monday": 2, "new Monday": 4, "old Tuesday": 3, "new Tuesday": 3, "old Forgotten": 1, "new Forgotten": 1 },
    "old Silence": 5,
  });
  const result = await backtest(service.database, {
    ...{ orgId: ORG.id, template: next, against: old, last: 4, scorer, signal: new AbortController().signal },
  });
  const { template, against, people } = result;
  expect(result.meetings).toBe(4);
  expect([template.reports, against.reports]).toEqual([3, 4]);
  expect(template.without).toMatchObject([{ meetings: 1 }]);
  expect(against.without).toEqual([]);
  expect([template.assessedShare, against.assessedShare]).toEqual([3 / 8, 4 / 8]);
  expect(people.map(({ name, meetings, before, after }) => [name, meetings, before, after])).toEqual([
    ["Bo", 1, 25, 75],
    ["Ana", 2, 37.5, 62.5],
  ]);
  expect(result.criteria[0]).toMatchObject({ scoredBefore: 3, scoredAfter: 3, moved: 2, newQuotes: 0, example: null });
  expect(result.criteria[0]?.before).toBeCloseTo((25 + 50 + 25) / 3, 9);
  expect(result.criteria[0]?.after).toBeCloseTo((75 + 50 + 75) / 3, 9);
  expect([template.mean, against.mean]).toEqual([(75 + 50 + 75) / 3, (25 + 50 + 25 + 100) / 4]);
  const empty = await backtest(service.database, {
    ...{ orgId: "nobody", template: next, against: old, last: 4, scorer, signal: new AbortController().signal },
  });
  expect(empty).toMatchObject({ meetings: 0, template: { reports: 0, mean: null, assessedShare: null }, people: [] });
  await service.close();
});

it("estimates what reports would take, without those that are there or on their way", async () => {
  const service = await openService({ pepper: "x" });
  await writeRecords(service.database, [{ kind: "organization", value: ORG }], { now: new Date() });
  const org = new OrganizationHandle(ORG, service, service.keys);
  const user = await org.add(aUser({ name: "Ana" }));
  await org.add(aTemplate({ call_type: null }));
  const call = (text: string) =>
    org.add(aMeeting({ status: "fetched", user_id: user.id, transcript: `[00:00:01] Ana: ${text}` }));
  const [one] = [await call("Hello there."), await call("Hello there. ".repeat(50))];
  const scorer = service.jobs.scorer.name;
  const model = readModelSettings({ SVC_MODEL_URL: "http://127.0.0.1:1/v1", SVC_MODEL: "m" });
  const estimate = (request: object, settings = model) =>
    estimateReports(service.database, { orgId: ORG.id, ...request }, { model: settings, scorer });
  const first = await estimate({ meetingIds: [one.id] });
  const both = await estimate({});
  expect([first.reports, both.reports]).toEqual([1, 2]);
  expect([first.usage.calls, both.usage.calls]).toEqual([2, 4]);
  expect(first.usage.outputTokens).toBeGreaterThan(0);
  expect(both.usage.inputTokens).toBeGreaterThan(2 * first.usage.inputTokens);
  expect(both.usage.outputTokens).toBe(2 * first.usage.outputTokens);
  const silent = await org.add(aMeeting({ status: "fetched", user_id: user.id, transcript: "\n" }));
  expect(await estimate({ meetingIds: [silent.id] })).toEqual({ reports: 1, usage: noUsage() });
  const offline = await estimateReports(service.database, { orgId: ORG.id }, { model: undefined, scorer });
  expect(offline).toEqual({ reports: 3, usage: noUsage() });
  await service.jobs.request({ orgId: ORG.id, meetingIds: [one.id] });
  expect((await estimate({})).reports).toBe(2);
  expect((await estimate({ again: "x" })).reports).toBe(3);
  await service.close();
});

it("counts what a comparison takes, and why calls get no report, the most frequent reason first", async () => {
  const service = await openService({ pepper: "x" });
  await writeRecords(service.database, [{ kind: "organization", value: ORG }], { now: new Date() });
  const org = new OrganizationHandle(ORG, service, service.keys);
  const users = [
    await org.add(aUser({ name: "Ana" })),
    await org.add(aUser({ name: "Bo" })),
    await org.add(aUser({ name: "Cy" })),
    await org.add(aUser({ name: "Di" })),
  ];
  const words = (texts: string[]) => texts.map((name) => ({ name, weight: 10, description: "" }));
  const [old, next] = [
    await org.add(aTemplate({ name: "old", grading_criteria: words(["Kept", "Dropped"]) })),
    await org.add(aTemplate({ name: "new", grading_criteria: words(["Kept", "Added"]) })),
  ];
  const say = (day: number, owner: number, transcript: string) =>
    org.add(
      aMeeting({
        ...{
          started_at: `2026-11-0${day}T09:00:00.000Z`,
          user_id: users[owner]?.id ?? "",
          status: "completed",
          transcript,
        },
        participants: [],
      }),
    );
  const [first, third] = ["Monday is what we said.", "Which day suits your team?"];
  const spoken = (name: string) =>
    `[00:00:01] ${name}: ${first}\n[00:00:09] Zoe: Fine by me.\n[00:00:12] ${name}: ${third}`;
  await say(9, 0, "\n");
  await say(8, 0, spoken("Nobody"));
  await say(7, 1, spoken("Nobody"));
  await say(6, 0, spoken("Ana"));
  await say(5, 1, spoken("Bo"));
  await say(4, 2, spoken("Cy"));
  await say(3, 3, spoken("Di"));
  await service.database.script([`update transcripts set turns = '[[1,8.5],[9,11],[12,15]]'`]);
  const bands: Record<string, number[]> = {
    "old Ana": [3, 3],
    "new Ana": [2],
    "old Bo": [2],
    "new Bo": [4, 4],
    "old Cy": [4, 4],
    "new Cy": [4],
    "new Di": [4],
  };
  const scorer: Scorer = {
    name: "table/2",
    estimate: async () => ({ calls: 1, inputTokens: 10, outputTokens: 2 }),
    score: async ({ lines }, { name }, { signal, usage }) => {
      // Asked with the times that were recorded, and told when to stop.
      addUsage(usage, { calls: 1, inputTokens: lines[0]?.endMs ?? 0, outputTokens: Number(signal === options.signal) });
      return {
        assessments: (bands[`${name} ${lines[0]?.speaker}`] ?? []).map((band, criterion) => ({
          ...{ criterion, band, feedback: "F" },
          citations: [(name === "old") === (criterion === 0) ? { quote: first, line: 0 } : { quote: third, line: 2 }],
        })),
        insights: [],
      };
    },
  } as Scorer;
  const options = {
    orgId: ORG.id,
    template: next,
    against: old,
    scorer,
    last: 9,
    signal: new AbortController().signal,
  };
  expect(await estimateBacktest(service.database, options)).toEqual({
    calls: 4,
    usage: { calls: 8, inputTokens: 80, outputTokens: 16 },
  });
  const { estimate: _, ...silent } = scorer;
  expect(await estimateBacktest(service.database, { ...options, scorer: silent })).toEqual({
    calls: 4,
    usage: noUsage(),
  });
  expect((await estimateBacktest(service.database, { ...options, last: 4 })).calls).toBe(1);
  const without = [
    {
      reason:
        "It is not known which speakers are the sellers: mark them as internal, or let the meeting belong to one of them.",
      meetings: 2,
    },
    { reason: "The meeting has no transcript.", meetings: 1 },
  ];
  const unassessed = {
    reason: "No criterion of the template could be assessed from this transcript.",
    meetings: 1,
  };
  const moves = [
    [1, "Bo", 25, 75, 50],
    [0, "Ana", 50, 25, -25],
    [2, "Cy", 75, 75, 0],
  ] as const;
  expect(await backtest(service.database, options)).toEqual({
    meetings: 7,
    template: { reports: 4, mean: 62.5, assessedShare: 5 / 14, without },
    against: { reports: 3, mean: 50, assessedShare: 5 / 14, without: [...without, unassessed] },
    people: moves.map(([user, name, before, after, change]) => ({
      ...{ userId: users[user]?.id, name, meetings: 1, before, after, change },
    })),
    criteria: [
      {
        ...{ name: "Kept", scoredBefore: 3, scoredAfter: 3, before: 50, after: expect.closeTo(175 / 3, 9), moved: 2 },
        newQuotes: 3,
        example: third,
      },
      {
        ...{ name: "Added", scoredBefore: 0, scoredAfter: 1, before: null, after: 75, moved: 0 },
        newQuotes: 1,
        example: first,
      },
      {
        ...{ name: "Dropped", scoredBefore: 2, scoredAfter: 0, before: 62.5, after: null, moved: 0 },
        newQuotes: 0,
        example: null,
      },
    ],
    usage: { calls: 8, inputTokens: 8 * 8_500, outputTokens: 8 },
  });
  await service.close();
});

it("starts with a service that has nothing", async () => {
  const server = await createReferenceServer();
  expect(await server.jobs.figures()).toMatchObject({ waiting: 0, attempts: 0, oldestSeconds: 0 });
  await server.close();
});

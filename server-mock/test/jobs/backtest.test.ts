import { expect, it } from "vitest";
import { readModelSettings } from "../../coaching/model/model-settings.ts";
import { backtest } from "../../jobs/backtest.ts";
import { estimateReports } from "../../jobs/estimate-reports.ts";
import { aMeeting, aTemplate, aUser, createReferenceServer, type Scorer, type Scoring } from "../../library/index.ts";
import { OrganizationHandle } from "../../library/organization-handle.ts";
import { openService } from "../../library/service.ts";
import type { Organization } from "../../records/resources.ts";
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
  const offline = await estimateReports(service.database, { orgId: ORG.id }, { model: undefined, scorer });
  expect(offline).toEqual({ reports: 2, usage: { calls: 0, inputTokens: 0, outputTokens: 0 } });
  await service.jobs.request({ orgId: ORG.id, meetingIds: [one.id] });
  expect((await estimate({})).reports).toBe(1);
  expect((await estimate({ again: "x" })).reports).toBe(2);
  await service.close();
});

it("starts with a service that has nothing", async () => {
  const server = await createReferenceServer();
  expect(await server.jobs.figures()).toMatchObject({ waiting: 0, attempts: 0, oldestSeconds: 0 });
  await server.close();
});

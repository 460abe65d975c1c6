import { expect, it } from "vitest";
import type { ListMeetingsQuery, ListOptions } from "../../../src/index.ts";
import { pager } from "../support/pages.ts";
import { type ScriptedService, scriptedService } from "../support/scripted-service.ts";
import { TestClock } from "../support/test-clock.ts";

const NOW = new Date(TestClock.STARTED_AT).toISOString();
const LATER = new Date(TestClock.STARTED_AT + 1).toISOString();

async function upperBounds(
  list: (svc: ScriptedService["svc"]) => { toArray(): Promise<unknown> },
  name = "to",
): Promise<(string | null)[]> {
  const { svc, requests } = scriptedService(pager({ total: 30, latencyMs: 20_000, limit: () => 20 }));
  await list(svc).toArray();
  return requests.map(({ query }) => query.get(name));
}

const CASES: readonly (readonly [string, ListMeetingsQuery, ListOptions, string | null])[] = [
  ["gets its start as the upper bound", {}, {}, NOW],
  ["gets it beside a lower bound in the past", { from: "2026-01-01" }, {}, NOW],
  ["gets it beside a lower bound of this moment", { from: new Date(NOW) }, {}, NOW],
  ["keeps the bound that the caller gave", { to: "2026-02-01" }, {}, "2026-02-01"],
  ["gets none where it begins in the future", { from: new Date(LATER) }, {}, null],
  ["gets none with pin off", {}, { pin: false }, null],
];

it.each(CASES)("a walk over meetings %s", async (_, query, options, expected) => {
  expect(await upperBounds((svc) => svc.meetings.list(query, options))).toEqual([expected, expected]);
});

it("a walk over insights is pinned by its own name of the bound", async () => {
  expect(await upperBounds((svc) => svc.insights.list(), "date_to")).toEqual([NOW, NOW]);
});

it("a walk over a list without dates is not pinned", async () => {
  expect(await upperBounds((svc) => svc.templates.list())).toEqual([null, null]);
  expect(await upperBounds((svc) => svc.templates.list(), "date_to")).toEqual([null, null]);
});

it("a single page is not pinned", async () => {
  const { svc, requests } = scriptedService(pager({ total: 5 }));
  await svc.meetings.list();
  expect(requests[0]?.url).not.toContain("to=");
});

it("a page reached by nextPage() from a page of a walk has the walk's pin", async () => {
  const { svc, clock, requests } = scriptedService(pager({ total: 60, limit: () => 20 }));
  for await (const page of svc.meetings.list({}, { readAhead: false }).pages()) {
    await clock.wait(5_000);
    await (await page.nextPage())?.nextPage();
    break;
  }
  expect(requests.map(({ query }) => [query.get("page"), query.get("to")])).toEqual([
    [null, NOW],
    ["2", NOW],
    ["3", NOW],
  ]);
});

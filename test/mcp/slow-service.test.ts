import { expect, it } from "vitest";
import { createForeignService } from "../dialects/service/foreign-service.ts";
import { NOW } from "../dialects/service/organization.ts";
import { draw } from "../support/draw.ts";
import { notesOf, openForeignTools } from "./support/foreign-tools.ts";

/** The official clients give up then. */
const PATIENCE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Tools on a service with 2,000 meetings and reports, each request to which takes so long by the session's clock. */
function openSlow(requestMs: number) {
  let time = NOW.getTime();
  const service = createForeignService({
    organization(organization) {
      const [meeting, report] = [organization.meetings[0], organization.reports[0]];
      const uuid = (index: number) => `0000001${index % 10}-0000-4000-8000-${String(index).padStart(12, "0")}`;
      const at = (index: number) => new Date(NOW.getTime() - index * HOUR_MS).toISOString();
      const all = Array.from({ length: 2_000 }, (_, index) => index);
      organization.meetings = all.map((index) => ({ ...meeting, id: uuid(index), started_at: at(index) }));
      organization.reports = all.map((index) => ({
        ...report,
        meeting_id: uuid(index),
        id: uuid(index),
        created_at: at(index),
      }));
    },
  });
  const waiting: { due: number; respond: () => void }[] = [];
  // The next response comes once everything that can be requested by then was.
  const respondNext = () => {
    waiting.sort((one, two) => one.due - two.due);
    const next = waiting.shift();
    if (!next) return;
    time = Math.max(time, next.due);
    next.respond();
    setImmediate(() => setImmediate(respondNext));
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (waiting.length === 0) setImmediate(() => setImmediate(respondNext));
    await new Promise<void>((respond) => waiting.push({ due: time + requestMs, respond }));
    return service.fetch(input, init);
  };
  const call = openForeignTools(fetch, () => new Date(time));
  return { call, elapsed: () => time - NOW.getTime() };
}

const CALLS = [
  ["list_meetings", { mentions: "budget" }],
  ["list_meetings", { order: "worst", search: "discovery" }],
  ["list_meetings", { user: "Ana Ruiz", mentions: "budget", with_scores: true }],
  ["get_team_stats", { from: "2026-01-01", group_by: "criterion", compare: "previous" }],
  ["get_team_stats", { from: "2026-01-01", group_by: "person", with_roleplay: true }],
  ["get_insights", { group_by: "phrase", type: "pain_point" }],
] as const;
const CELLS = [200, 1_000, 5_000].flatMap((requestMs) =>
  CALLS.map(([name, given]) => [requestMs, name, given] as const),
);

it.each(
  draw(
    "slow service",
    CELLS,
    2,
    ([requestMs]) => requestMs,
    ([, name]) => name,
  ),
)(
  "of a service that takes %i ms a request, %s with %j is done before the client gives up, and says what was not read",
  async (requestMs, name, given) => {
    const { call, elapsed } = openSlow(requestMs);
    const result = await call(name, given);
    expect(result.isError, result.text).toBe(false);
    expect(elapsed()).toBeLessThan(PATIENCE_MS);
    if (elapsed() > 25_000) expect(notesOf(result)).toMatch(/Only the first \d+ of \d+|Time ran out|Read \d+ of \d+/);
  },
);

it("figures on a part of the reports say of how many", async () => {
  const result = await openSlow(5_000).call("get_team_stats", { from: "2026-01-01", group_by: "week" });
  const { total_reports: total, scored } = result.structured;
  expect(total).toBe(2_000);
  expect(scored).toBeLessThan(2_000);
  expect(notesOf(result)).toContain(
    `Only the first ${scored} of 2000 reports of the list were read: narrow from and to.`,
  );
});

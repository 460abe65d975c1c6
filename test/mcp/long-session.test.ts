import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { callTool } from "../../mcp/protocol/call-tool.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { aReport, createReferenceServer } from "../../server-mock/library/index.ts";
import { samples } from "../support/draw.ts";
import { NOW, readResult } from "./support/environment.ts";

const DAY_MS = 86_400_000;
const ZONES = ["UTC", "America/New_York", "Asia/Kolkata"];
/** First and last milliseconds of the days of each zone. */
const EDGES = [0, -1].flatMap((off) => [0, 5, -5.5].map((hours) => hours * 3_600_000 + off));

const server = await createReferenceServer({ now: () => NOW });
afterAll(() => server.close());
for (let day = 1; day <= 12; day += 1)
  for (const [index, edge] of EDGES.entries()) {
    const midnight = Math.floor(NOW.getTime() / DAY_MS) * DAY_MS - day * DAY_MS;
    await server.org.add(
      aReport({ created_at: new Date(midnight + edge).toISOString(), overall_score: 50 + day + index / 10 }),
    );
  }

const settings = readSettings(["--toolsets", "extended"], {
  ...{ SERVICE_API_KEY: server.keys.read, SERVICE_API_URL: "http://localhost/api/v1" },
});

function openSession() {
  const session = createSession(settings, { fetch: server.fetch, now: () => NOW, timeZone: "UTC" });
  return async ({ name, given }: { name: ToolName; given: object }) =>
    readResult(await callTool({ name, given: { ...given }, signal: new AbortController().signal }, session)).structured;
}

const date = fc.integer({ min: 1, max: 13 }).map((ago) => new Date(NOW.getTime() - ago * DAY_MS).toISOString());
const bound = fc.oneof(
  date.map((iso) => iso.slice(0, 10)),
  date.map((iso) => `${iso.slice(0, 10)}T03:59:59.999Z`),
);
const question = fc
  .record({
    name: fc.constantFrom<ToolName>("get_team_stats", "list_reports"),
    days: fc.tuple(bound, bound).map((days) => days.toSorted()),
    time_zone: fc.constantFrom(...ZONES),
    compare: fc.boolean(),
  })
  .map(({ name, days: [from, to], compare, ...zone }) => ({
    name,
    given:
      name === "get_team_stats"
        ? { from, to, ...zone, ...(compare && { compare: "previous" }) }
        : { from, to, ...zone },
  }));

it("A call says the same after others in a session as in a new one, whatever days and zones they are of", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(question, { minLength: 2, maxLength: 4 }), async (questions) => {
      const ask = openSession();
      for (const each of questions)
        expect(await ask(each), JSON.stringify(questions)).toEqual(await openSession()(each));
    }),
    { numRuns: samples(120, 30) },
  );
});

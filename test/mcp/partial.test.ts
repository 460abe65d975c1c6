import { describe, expect, it } from "vitest";
import { createForeignService, type Dialect } from "../dialects/service/foreign-service.ts";
import { notesOf, openForeignTools, openSlowTools } from "./support/foreign-tools.ts";
import { rowsOf } from "./support/sales-team.ts";

const open = (dialect: Dialect = {}) => openForeignTools(createForeignService(dialect).fetch);

describe("a service that fails in part", () => {
  const ANA = "00000009-0000-4000-8000-000000000000";
  const error = (status: number, headers: Record<string, string> = {}) => ({
    status,
    headers,
    body: { data: null, error: { message: "No." }, meta: null },
  });
  const failingAt = (reply: (url: URL) => boolean, failure: ReturnType<typeof error>) =>
    open({ every: (url) => (reply(url) ? failure : undefined) });
  const isPage3 = ({ searchParams }: URL) => searchParams.get("page") === "3";
  const isMeetings = ({ pathname }: URL) => pathname.endsWith("/meetings");

  it("gives the pages before, and says which one is missing", async () => {
    const failure = error(429, { "retry-after": "900" });
    const result = await failingAt(isPage3, failure)("list_meetings", { pages: 5, limit: 10 });
    expect(result.structured).toMatchObject({ rows_shown: 20, total: 105, has_more: true, next_page: 3 });
    expect(notesOf(result)).toBe("Page 3 could not be read (rate_limited): continue with it in 900 s.");
  });

  it.each([401, 403, 410])("gives nothing after a %i, though pages were read before", async (status) => {
    const result = await failingAt(isPage3, error(status))("list_meetings", { pages: 5, limit: 10 });
    expect(result.isError).toBe(true);
    expect(result.text).not.toContain("Discovery call");
  });

  it("takes the whole id of a person, whom nothing can name", async () => {
    const { structured } = await failingAt(isMeetings, error(403))("list_reports", { user: ANA, limit: 2 });
    expect(structured).toMatchObject({ rows_shown: 2 });
  });

  it("gives figures by person without the count of meetings", async () => {
    const result = await failingAt(isMeetings, error(403))("get_team_stats", {
      group_by: "person",
      from: "2026-01-01",
    });
    expect(result.structured).toMatchObject({ total_reports: 112 });
    expect(rowsOf(result)).toHaveLength(4);
    expect(rowsOf(result)[0]).not.toHaveProperty("meetings");
    expect(notesOf(result)).toContain("Meetings could not be read, so they are not counted here.");
  });
});

describe("the reaction to an objection", () => {
  const WHAT = "Compared with what?";
  const objecting: Dialect = {
    organization(organization) {
      for (const insight of organization.insights)
        Object.assign(insight, { type: "objection", title: "Too expensive" });
      for (const meeting of organization.meetings) {
        meeting["transcript"] = [
          "[00:00:11] Nora Vance: It is too expensive.",
          "[00:00:15] Otto Brandt: Far too expensive.",
          "[00:00:20] Ana Ruiz: Compared with what?",
        ].join("\n");
      }
      organization.insights.length = 1;
    },
  };
  const given = { type: "objection", group_by: "phrase" };

  const tooExpensive = "[00:00:11] Nora Vance: It is too expensive.";
  const anas = "[00:00:20] Ana Ruiz: Compared with what?";

  it.each<[string, string[], object, string | undefined]>([
    ["what the rep said, not another prospect", [tooExpensive, "[00:00:15] Otto Brandt: Far too.", anas], {}, WHAT],
    ["not what the same speaker says next", [tooExpensive, "[00:00:15] Nora Vance: Far too.", anas], {}, WHAT],
    ["what any other says, where no speaker is the rep", ["[00:00:11] B: Too much.", "[00:00:20] C: Why?"], {}, "Why?"],
    ["none, where nobody has spoken by then", ["Nora Vance: Too much.", "[00:00:12] Ana Ruiz: Why?"], {}, undefined],
    ["none, where the quote has no time", [tooExpensive, anas], { timestamp_seconds: null }, undefined],
    ["none, where the quote has no meeting", [tooExpensive, anas], { meeting_id: null }, undefined],
  ])("is %s", async (_, transcript, insight, expected) => {
    const service = createForeignService({
      organization(organization) {
        objecting.organization?.(organization);
        Object.assign(organization.insights[0] ?? {}, insight);
        const [{ participants } = {}] = organization.meetings;
        (participants as object[]).push({ name: "Otto Brandt", is_internal: false });
        for (const meeting of organization.meetings) meeting["transcript"] = transcript.join("\n");
      },
    });
    const result = await openForeignTools(service.fetch)("get_insights", given);
    expect(rowsOf(result)[0]?.["reaction"]).toBe(expected);
    expect(notesOf(result)).not.toContain("Time ran out");
    const read = service.requests.filter(({ path }) => path.startsWith("/meetings/"));
    expect(read).toHaveLength(Object.keys(insight).length > 0 ? 0 : 1);
  });

  it("is left out where transcripts are not offered, and where not only objections are asked for", async () => {
    const { fetch } = createForeignService(objecting);
    const call = openForeignTools(fetch, undefined, ["--tools", "get_insights,get_report"]);
    expect(rowsOf(await call("get_insights", given))[0]).not.toHaveProperty("reaction");
    const all = await openForeignTools(fetch)("get_insights", { group_by: "phrase" });
    expect(rowsOf(all)[0]).not.toHaveProperty("reaction");
  });

  it.each([
    ["the best score of a call counts, not its last", [90, 10], [50], "Quote 0"],
    ["the call with the better score comes first", [10], [50], "Quote 1"],
    ["of equal calls the newer comes first", [50], [50], "Quote 0"],
  ])("belongs to the quote to show: %s", async (_, first, second, quote) => {
    const call = open({
      organization(organization) {
        const [report] = organization.reports;
        organization.insights.length = 2;
        for (const [index, insight] of organization.insights.entries())
          Object.assign(insight, { type: "objection", title: "Too expensive", quote: `Quote ${index}` });
        organization.reports = [first, second].flatMap((scores, of) =>
          scores.map((overall_score) => ({
            ...report,
            ...{ id: `report-${overall_score}-${of}`, overall_score, meeting_id: organization.meetings[of]?.["id"] },
          })),
        );
      },
    });
    expect(rowsOf(await call("get_insights", given))[0]).toMatchObject({ quote });
  });

  it("is found where the service counts seconds", async () => {
    const from: (string | null)[] = [];
    const service = createForeignService({
      ...objecting,
      row: (row, resource) =>
        resource === "insights" ? { ...row, occurred_at: Date.parse(String(row["occurred_at"])) / 1000 } : row,
    });
    const fetch: typeof globalThis.fetch = (input, init) => {
      const url = new URL(new Request(input, init).url);
      if (url.pathname.endsWith("/reports")) from.push(url.searchParams.get("from"));
      return service.fetch(input, init);
    };
    await openForeignTools(fetch)("get_insights", given);
    expect(from[0]).toBe("2026-11-21T09:00:00.000Z");
  });
});

it("a few characters that begin one id known and another unknown are not taken for the known one", async () => {
  const call = open({
    organization({ templates }) {
      for (const [index, template] of templates.entries())
        template["id"] = `abcd000${index}-0000-4000-8000-000000000000`;
    },
  });
  await call("get_template", { template_id: "abcd0001-0000-4000-8000-000000000000" });
  await call("list_templates", { limit: 1 });
  const { structured, text } = await call("delete_template", { template_id: "abcd" });
  expect(structured).toMatchObject({ code: "invalid_arguments" });
  expect(text).toContain("Several templates have ids that start with abcd. Give more characters.");
});

it("scores beside a list say when not every report was read", async () => {
  const service = createForeignService({
    organization(organization) {
      const [report] = organization.reports;
      organization.reports = Array.from({ length: 3_200 }, (_, index) => ({
        ...report,
        id: `0000002${index % 10}-0000-4000-8000-${String(index).padStart(12, "0")}`,
        created_at: "2026-11-21T11:00:00.000Z",
      }));
    },
  });
  const call = openSlowTools(service.fetch, 10);
  const notes = notesOf(await call("list_meetings", { with_scores: true, limit: 5 }));
  expect(notes).toMatch(/Only the first \d+ of 3200 reports of the list were read: narrow from and to\./);
});

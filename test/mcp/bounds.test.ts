import { describe, expect, it } from "vitest";
import { createForeignService, type Dialect } from "../dialects/service/foreign-service.ts";
import { NOW, USERS } from "../dialects/service/organization.ts";
import { notesOf, openForeignTools } from "./support/foreign-tools.ts";
import { rowsOf } from "./support/sales-team.ts";

const open = (dialect: Dialect, now?: () => Date) => openForeignTools(createForeignService(dialect).fetch, now);

const uuid = (kind: number, index: number): string =>
  `${String(kind).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;
const hoursAgo = (hours: number): string => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const times = <Item>(count: number, create: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => create(index));

/** The newest meeting has this many reports. */
const scoredOften = (count: number): Dialect => ({
  organization(organization) {
    const [report] = organization.reports;
    organization.reports = times(count, (index) => ({
      ...report,
      ...{ id: uuid(2, index), overall_score: 90 - index, created_at: hoursAgo(index / 60) },
    }));
  },
});

describe("what a result leaves out is in the result, with how to get it:", () => {
  it.each([
    [10, 10, ""],
    [11, 10, "Of 1 meeting only the newest 10 reports are shown: get_report with its meeting_id names the others."],
  ])("of %i reports of a meeting a page shows %i", async (count, shown, note) => {
    const result = await open(scoredOften(count))("list_meetings", { with_scores: true, limit: 1 });
    expect(rowsOf(result)).toHaveLength(shown);
    expect(notesOf(result).includes("Of 1 meeting only")).toBe(note !== "");
    expect(notesOf(result)).toContain(note);
  });

  it("moments beyond the best two of a meeting", async () => {
    const talk = times(3, (index) => `[00:00:0${index}] Ana Ruiz: The budget, part ${index}.`).join("\n");
    const call = open({ organization: ({ meetings }) => void Object.assign(meetings[0] ?? {}, { transcript: talk }) });
    const result = await call("list_meetings", { mentions: "budget", limit: 1 });
    expect(rowsOf(result)).toMatchObject([{ hits: 3 }]);
    expect(notesOf(result)).toContain(
      "`moments` has the two best of a meeting's hits: get_meeting with search has all.",
    );
    const once = await call("list_meetings", { mentions: '"part 2"', limit: 1 });
    expect(notesOf(once)).not.toContain("`moments`");
  });

  it("speakers beyond twenty", async () => {
    const talk = times(23, (index) => `[00:00:00] Speaker ${index}: Hello.`).join("\n");
    const call = open({ organization: ({ meetings }) => void Object.assign(meetings[0] ?? {}, { transcript: talk }) });
    const { structured } = await call("get_meeting", { meeting_id: uuid(1, 0), speaker: "Bob" });
    expect((structured["speakers"] as string[]).slice(19)).toEqual(["Speaker 19", "…[+3 more]"]);
  });

  it("hits before the offset of a search that finds none from there on", async () => {
    const given = { meeting_id: uuid(1, 0), search: "made", offset: 60 };
    const { text, structured } = await open({})("get_meeting", given);
    expect(structured).toMatchObject({ hits: 0 });
    expect(text).toContain("From offset 60 on no line matches; 1 before it does: call again without offset.");
    expect(text).not.toContain("No line matches among");
  });

  it("the reactions that time did not suffice for", async () => {
    let read = 0;
    const { fetch } = createForeignService({
      organization({ insights, meetings }) {
        for (const [index, insight] of insights.entries())
          Object.assign(insight, { type: "objection", title: `Point ${index}`, meeting_id: uuid(1, index) });
        for (const meeting of meetings)
          meeting["transcript"] = "[00:00:11] Nora Vance: Too much.\n[00:00:20] Ana Ruiz: Compared with what?";
      },
    });
    const slow: typeof globalThis.fetch = (input, init) => {
      if (/\/meetings\/[^/?]+$/.test(new Request(input, init).url)) read += 1;
      return fetch(input, init);
    };
    const call = openForeignTools(slow, () => new Date(NOW.getTime() + (read < 2 ? 0 : 43_000)));
    const result = await call("get_insights", { type: "objection", group_by: "phrase" });
    const reactions = rowsOf(result).filter((row) => row["reaction"] !== undefined).length;
    expect(reactions).toBeLessThan(5);
    expect(notesOf(result)).toContain("Time ran out before every reaction was read: call again for the others.");
  });

  it("groups of insights, behind the last page", async () => {
    const result = await open({})("get_insights", { group_by: "type", page: 9 });
    expect(notesOf(result)).toContain("There is no page 9: start with page 1.");
    expect(notesOf(result)).not.toContain("One quote is shown");
  });

  it("people who do not fit the result", async () => {
    const call = open({
      organization(organization) {
        const [report] = organization.reports;
        organization.reports = times(1_000, (index) => ({ ...report, id: uuid(2, index), user_id: uuid(8, index) }));
      },
    });
    const result = await call("get_team_stats", { group_by: "person", time_range: "all" });
    const shown = rowsOf(result).length;
    expect(shown).toBeGreaterThan(300);
    expect(notesOf(result)).toContain(
      `Only the first ${shown} of 1004 rows fit: narrow with user, template or call_type.`,
    );
  });

  it("short ids of templates, and of a list that was read in part", async () => {
    const template = await open({})("get_template", { template_id: "abcdabcd" });
    expect(template.text).toContain("No template has an id that starts with abcdabcd. Take the id from a list tool.");
    let read = 0;
    const { fetch } = createForeignService({
      organization(organization) {
        const [meeting] = organization.meetings;
        organization.meetings = times(900, (index) => ({ ...meeting, id: uuid(1, index) }));
      },
    });
    const slow: typeof globalThis.fetch = (input, init) => {
      read += 1;
      return fetch(input, init);
    };
    const call = openForeignTools(slow, () => new Date(NOW.getTime() + (read < 2 ? 0 : 26_000)));
    const meeting = await call("get_meeting", { meeting_id: "abcdabcd" });
    expect(meeting.text).toMatch(
      /No meeting among the first \d+ of the last year has an id that starts with abcdabcd\./,
    );
  });
});

it.each([
  [
    "list_meetings",
    { search: "call", limit: 10, pages: 2, page: 2 },
    { rows_shown: 20, total: 105, has_more: true, next_page: 4 },
  ],
  ["list_meetings", { search: "call", limit: 40, pages: 3 }, { rows_shown: 105, has_more: false }],
  [
    "get_insights",
    { type: "pain_point", limit: 2, pages: 2 },
    { rows_shown: 4, total: 5, has_more: true, next_page: 3 },
  ],
  [
    "get_insights",
    { group_by: "phrase", limit: 1, pages: 2 },
    { rows_shown: 2, total: 5, has_more: true, next_page: 3 },
  ],
] as const)("%s with %j gives as many pages as asked for", async (name, given, expected) => {
  const { structured } = await open({})(name, given);
  expect(structured).toMatchObject(expected);
  if (!expected.has_more) expect(structured).not.toHaveProperty("next_page");
});

it("mentions beside a search that finds no meeting say so, not that nothing was said", async () => {
  const result = await open({})("list_meetings", { search: "Contoso", mentions: "budget" });
  expect(notesOf(result)).toContain("`search` is in no title, person or company of the 105 meetings.");
  expect(notesOf(result)).not.toContain("Looked through");
});

it("meetings beside figures of a call type are those of the call type, and those beside a template's are left out", async () => {
  const call = open({
    organization({ meetings }) {
      for (const [index, meeting] of meetings.entries()) meeting["call_type"] = index < 8 ? "demo" : "discovery";
    },
  });
  const given = { time_range: "all", group_by: "person" };
  const demos = rowsOf(await call("get_team_stats", { ...given, call_type: "demo" }));
  expect(demos.map((row) => row["meetings"])).toEqual([2, 2, 2, 2]);
  const scored = await call("get_team_stats", { ...given, template: uuid(3, 0) });
  expect(rowsOf(scored)[0]).not.toHaveProperty("meetings");
});

it("people with enough scores come before those with too few as the weakest in a criterion", async () => {
  const call = open({
    organization(organization) {
      const [report] = organization.reports;
      const scores = [50, 50, 50, 90, 90, 90, 10];
      organization.reports = scores.map((score, index) => ({
        ...report,
        ...{ id: uuid(2, index), user_id: USERS[Math.floor(index / 3)], created_at: hoursAgo(index) },
        criteria_scores: [{ name: "Agenda", weight: 100, score, feedback: "", evidence: [] }],
      }));
    },
  });
  const rows = rowsOf(await call("get_team_stats", { time_range: "all", group_by: "criterion" }));
  expect(rows).toMatchObject([{ criterion: "Agenda", lowest_rep: "Ana Ruiz 50 (3 scores)" }]);
});

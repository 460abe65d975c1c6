import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { describeMeeting } from "../../mcp/meeting/describe-meeting.ts";
import { meetingRow } from "../../mcp/meeting/meeting-row.ts";
import { getPrompt } from "../../mcp/prompts/get-prompt.ts";
import { describeReports } from "../../mcp/report/describe-report.ts";
import { deadlineFor, LISTS_MS, READING_MS, timeLeft } from "../../mcp/service/call-budget.ts";
import { newestWhole } from "../../mcp/service/list-part.ts";
import { mayHaveTranscript } from "../../mcp/service/read-data.ts";
import { explainUndated, isWithin } from "../../mcp/statistics/figures-source.ts";
import { describeTemplate } from "../../mcp/template/describe-template.ts";
import { nameTemplate } from "../../mcp/template/name-template.ts";
import { templateFields, warnOfWeights } from "../../mcp/template/template-fields.ts";
import type { MeetingDetail } from "../../src/index.ts";

const MEETING = { id: "m1", status: "completed", participants: [] } as unknown as MeetingDetail;
const letters = (count: number): string => "x".repeat(count);
const clipped = (shown: number, left: number): string => `${letters(shown)}…[+${left} characters]`;
const nameOf = (): undefined => undefined;
const EVERYTHING = { offers: () => true } as never;
const knownIds = { shorten: (_: string, id: string) => id } as never;

describe("each limit holds at itself and one behind it:", () => {
  it.each([
    ["name", 200],
    ["prompt_template", 50_000],
    ["description", 5_000],
    ["industry_context", 5_000],
  ] as const)("a template's %s has at most %i characters", (field, most) => {
    const schema: z.ZodType = templateFields[field];
    expect([most, most + 1].map((count) => schema.safeParse(letters(count)).success)).toEqual([true, false]);
  });

  it.each([
    ["name", 200],
    ["description", 5_000],
  ])("a criterion's %s has at most %i characters", (field, most) => {
    const criterion = (count: number) => [{ name: "Agenda", weight: 1, description: "b", [field]: letters(count) }];
    const accepts = (count: number) => templateFields.grading_criteria.safeParse(criterion(count)).success;
    expect([most, most + 1].map(accepts)).toEqual([true, false]);
  });

  it.each([
    [[60, 40], ""],
    [[33.33, 33.33, 33.34], ""],
    [[100.004], ""],
    [[99.99], "Warning: the weights add up to 99.99, not 100. Fix them unless that is intended."],
    [[60, 41], "Warning: the weights add up to 101, not 100. Fix them unless that is intended."],
  ])("of the weights %j is said: %s", (weights, expected) => {
    expect(warnOfWeights(weights.map((weight) => ({ weight })))).toBe(expected);
  });

  it.each([
    [true, true],
    [false, false],
    ["yes", undefined],
  ])("a template that is active %j is said to be so: %s", (given, expected) => {
    expect(describeTemplate({ is_active: given } as never).facts["is_active"]).toBe(expected);
  });

  it("a template has at most 50 criteria, and at least one", () => {
    const criteria = (count: number) =>
      Array.from({ length: count }, () => ({ name: "A", weight: 2, description: "b" }));
    const accepts = (count: number) => templateFields.grading_criteria.safeParse(criteria(count)).success;
    expect([0, 1, 50, 51].map(accepts)).toEqual([false, true, true, false]);
  });

  it.each([
    [300, letters(300)],
    [301, clipped(300, 1)],
  ])("a title of %i characters is shown as %s", (count, title) => {
    const meeting = { ...MEETING, title: letters(count), failure_reason: letters(count) };
    const { recorded } = describeMeeting(meeting as MeetingDetail, { isFirstPage: true, nameOf });
    expect(recorded).toMatchObject({ title, failure_reason: title });
  });

  it("a page behind the first has what identifies the meeting, and no more", () => {
    expect(describeMeeting(MEETING, { isFirstPage: false, nameOf })).toEqual({
      facts: { id: "m1", status: "completed" },
    });
  });

  it.each([
    ["2026-11-01T00:00:00.000Z", true],
    ["2026-10-31T23:59:59.999Z", false],
    ["2026-11-07T23:59:59.999Z", true],
    ["2026-11-08T00:00:00.000Z", false],
    [null, false],
  ])("%s is in the first week of November: %s", (at, expected) => {
    expect(isWithin(at, { from: "2026-11-01T00:00:00.000Z", to: "2026-11-07T23:59:59.999Z" })).toBe(expected);
  });

  it.each<[string, unknown[], number | undefined, string | undefined]>([
    ["no rows", [], undefined, undefined],
    ["one row", [3], undefined, undefined],
    ["rows of one time", [3, 3], undefined, undefined],
    ["rows above those of the oldest time", [5, 4, 3, 3], 2, "2026-11-03T00:00:00.001Z"],
    ["rows of which two are of one time", [5, 5, 3], 2, "2026-11-03T00:00:00.001Z"],
    ["rows that are not newest first", [5, 3, 4, 2], undefined, undefined],
    ["rows of which the first has no time", [null, 4, 3], undefined, undefined],
    ["rows of which the last has no time", [5, 4, null], undefined, undefined],
  ])("of a list that was read in part, %s are whole since a time", (_, days, count, since) => {
    const whole = newestWhole(days, (day) => day && `2026-11-0${day}T00:00:00Z`);
    expect([whole?.rows.length, whole?.since]).toEqual([count, since]);
  });

  it.each([
    [true, "completed", true],
    [undefined, "completed", true],
    [false, "completed", false],
    [true, "no_transcript", false],
    [undefined, "no_transcript", false],
  ])("has_transcript %s and status %s: there may be a transcript, %s", (hasTranscript, status, expected) => {
    const meeting = { ...MEETING, status, has_transcript: hasTranscript };
    expect(mayHaveTranscript(meeting as never)).toBe(expected);
  });

  it.each([
    [1, "1 report of 3 without a date is not in these rows."],
    [2, "2 reports of 3 without a date are not in these rows."],
    [0, ""],
  ])("%i of three reports without a date are explained as %j", (undated, expected) => {
    const rows = [0, 1, 2].map((index) => ({ created_at: index < undated ? null : "2026-11-01T00:00:00Z" }));
    expect(explainUndated(rows, "report")).toBe(expected);
  });

  it.each([
    [120, letters(120)],
    [121, clipped(120, 1)],
  ])("a participant's %i characters are shown as %s", (count, shown) => {
    const participants = [{ name: letters(count) }];
    const { recorded } = describeMeeting({ ...MEETING, participants } as never, { isFirstPage: true, nameOf });
    expect(recorded?.["participants"]).toEqual([shown]);
  });

  it.each([
    [30, 30],
    [31, 31],
  ])("of %i participants the list has %i entries, the last of 31 being how many more there are", (count, entries) => {
    const participants = Array.from({ length: count }, (_, index) => ({ name: `P${index}` }));
    const { recorded } = describeMeeting({ ...MEETING, participants } as never, { isFirstPage: true, nameOf });
    const shown = recorded?.["participants"] as string[];
    expect(shown).toHaveLength(entries);
    expect(shown.at(29)).toBe("P29");
    expect(shown.at(30)).not.toBe("P30");
  });

  it.each([
    [["A"], "A"],
    [["A", "B"], "A, B"],
    [["A", "B", "C"], "A, B, …[+1 more]"],
  ])("the companies %j of a meeting are shown as %s", (companies, shown) => {
    const participants = companies.map((company) => ({ name: "Bo", company, is_internal: false }));
    const row = meetingRow({ ...MEETING, participants } as never, undefined, { nameOf, knownIds, withScores: false });
    expect(row).toContain(shown);
  });

  it.each([
    [240, letters(240)],
    [241, clipped(240, 1)],
  ])("a strength of %i characters is shown as %s", (count, shown) => {
    const report = { id: "r1", strengths: [letters(count)], improvements: [letters(count)] };
    const { table } = describeReports([report as never], { nameOf, knownIds });
    expect(table?.rows[0]?.slice(-3, -1)).toEqual([shown, shown]);
  });

  it.each([
    [100, letters(100)],
    [101, clipped(100, 1)],
  ])("a question names a template of %i characters %s", async (count, shown) => {
    const { signal } = new AbortController();
    const get = async (id: string, options: { signal: AbortSignal }) =>
      id === "t1" && options.signal === signal ? { name: letters(count) } : {};
    const context = { svc: { templates: { get } }, signal } as never;
    expect(await nameTemplate("t1", context)).toBe(`the coaching template "${shown}" (t1)`);
    expect(await nameTemplate("t2", context)).toBe("the coaching template t2");
  });

  it.each(["", " ", "\n"])("a prompt's argument that is %j is missing", (meeting) => {
    const given = () => getPrompt("meeting_debrief", { meeting }, { policy: EVERYTHING, now: () => new Date(0) });
    expect(given).toThrow("meeting_debrief needs the argument `meeting`");
  });

  it.each([
    [500, letters(500)],
    [501, clipped(500, 1)],
  ])("a prompt's argument of %i characters is quoted as %s", (count, shown) => {
    const { messages } = getPrompt(
      "meeting_debrief",
      { meeting: letters(count) },
      { policy: EVERYTHING, now: () => new Date(0) },
    );
    expect(JSON.stringify(messages)).toContain(`${shown}\\"`);
  });

  it.each([
    [0, 25_000, 42_000, 42_000],
    [24_999, 1, 17_001, 17_001],
    [25_000, 0, 17_000, 17_000],
    [37_000, 0, 5_000, 5_000],
    [37_001, 0, 4_999, 5_000],
    [42_000, 0, 0, 5_000],
    [42_001, 0, 0, 5_000],
  ])(
    "after %i ms, %i are left for lists, %i for reading, and a request has %i",
    (elapsed, lists, reading, deadline) => {
      const clock = { now: () => new Date(elapsed), startedAt: new Date(0) };
      expect([timeLeft(LISTS_MS, clock), timeLeft(READING_MS, clock), deadlineFor(clock)]).toEqual([
        lists,
        reading,
        deadline,
      ]);
    },
  );
});
